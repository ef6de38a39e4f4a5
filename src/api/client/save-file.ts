import { m } from "#src/language/messages.ts";
import { readAnswer } from "../answer.ts";
import type { Operation } from "../operation.ts";
import { toRequest } from "./client.ts";

/** By then every browser has begun to save the file. */
const revokeAfterMs = 60_000;

/**
 * Downloads a file by fetch, as a plain link would not send the session. Returns undefined once it is
 * saved, or the message of a failure.
 */
export async function saveFile<Input>(
  operation: Operation<Input, string>,
  input: Input,
): Promise<string | undefined> {
  try {
    const answer = await fetch(toRequest(operation, input));
    const name = /filename="(.+?)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    if (answer.ok && name) return save(name, await answer.blob());
    const body: unknown = await answer.json().catch(() => undefined);
    const result = readAnswer(operation, { status: answer.status, body });
    return (!result.ok && result.problem.message) || m.problem_unexpected();
  } catch {
    return m.problem_unreachable();
  }
}

function save(name: string, content: Blob): undefined {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
