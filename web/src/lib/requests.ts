// What is asked of a table beside moves: the server's answer is always shown.
import { notify } from "./notices.svelte";
import { wire } from "./socket.svelte";
import type { FromClient } from "./wire";

type Asked = Parameters<typeof wire.ask>[0];

/** Asks it; a refusal is said in the server's words, and `done` otherwise if there is something to say. */
export async function request(message: Asked & { type: FromClient["type"] }, done = ""): Promise<boolean> {
  const answer = await wire.ask(message);
  if (answer.type === "refused") notify(answer.reason, "bad");
  else if (done) notify(done, "good");
  return answer.type !== "refused";
}
