// Matches brought as records: from a file, from somebody's words, or from this browser to the server once it is back.
import { addressed, api, told } from "./api";
import { askHere } from "./house.svelte";
import { beSomebody } from "./sitting";
import type { TableInfo } from "./wire";

/** Where a table of ours is looked at. */
export const address = ({ id, status }: Pick<TableInfo, "id" | "status">) => `/${status === "over" ? "replay" : "table"}/${id}`;

/** The table that the house we speak to makes of a record. */
export async function bring(record: unknown): Promise<TableInfo> {
  await beSomebody();
  return api.bring(record);
}

/** What the house in this browser answers, whichever house the page speaks to. */
async function here(method: string, path: string): Promise<unknown> {
  return told(await askHere(method, addressed(path)));
}

/** Takes a match kept in this browser to the server; it is kept here until the server has it. */
export async function carry(id: string): Promise<TableInfo> {
  const there = await bring(await here("GET", `tables/${id}/whole`));
  await here("DELETE", `tables/${id}`);
  return there;
}
