// The parts of a scoring in the order they are counted, and what an event calls the points of each.
import type { Cells } from "./shown";

export const PARTS: (keyof Cells)[] = ["edges", "doubles", "estate", "lakes"];
export const POINTS: Record<keyof Cells, string> = { edges: "edge_points", doubles: "double_points", estate: "estate_points", lakes: "lake_points" };
