// The parts of a scoring in the order they are counted, what an event calls the points of each, and the table of prizes.
import type { Cells, Prizes } from "./shown";

export type Part = keyof Cells;
export const PARTS: Part[] = ["edges", "doubles", "estate", "lakes"];
export const POINTS: Record<Part, string> = { edges: "edge_points", doubles: "double_points", estate: "estate_points", lakes: "lake_points" };
export const PRIZE_OF: Record<Part, keyof Prizes> = { edges: "edges", doubles: "double", estate: "estate", lakes: "lake" };
