import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Answer, type Result, readAnswer } from "../answer.ts";
import type { Upload } from "../operation.ts";
import { personalHeaders } from "./client.ts";
import { reportRefusedToken } from "./refused-token.ts";

type SendOptions = {
  /** Called with the sent fraction, 0 to 1; at 1 the server has received everything. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The maximum wait for the answer after the file was sent, in ms. */
const answerTimeoutMs = 60_000;

/** Uploads a file in an event handler, as `call` sends a command. Throws only when `signal` is aborted. */
export async function sendFile<Output>(
  operation: Upload<Output>,
  file: Blob,
  options: SendOptions = {},
): Promise<Result<Output>> {
  const headers = personalHeaders();
  if (file instanceof File) headers["X-File-Name"] = encodeURIComponent(file.name);
  const answer = await send(`${operation.path}?lang=${locale()}`, file, headers, options);
  if (!answer) return { ok: false, problem: { code: "unreachable", message: m.problem_unreachable() } };
  const result = readAnswer(operation, answer);
  if (result.ok) return result;
  const problem = { ...result.problem, message: result.problem.message || m.problem_unexpected() };
  const token = headers["Authorization"]?.replace("Bearer ", "");
  if (token && problem.code === "not_signed_in") reportRefusedToken(token, problem.message);
  return { ok: false, problem };
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. Returns undefined without an answer. */
function send(
  url: string,
  file: Blob,
  headers: Record<string, string>,
  { onProgress, signal }: SendOptions,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => {
      onProgress?.(1);
      request.timeout = performance.now() - startedAt + answerTimeoutMs;
    };
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) });
    for (const end of ["error", "timeout"] as const) request.addEventListener(end, () => resolve(undefined));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    const startedAt = performance.now();
    request.send(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
