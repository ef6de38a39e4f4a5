import { createContext, data } from "react-router";
import { locale } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { type Answer, type Result, readAnswer } from "./answer.ts";
import type { Operation } from "./operation.ts";
import { tokenRefused } from "./refused-token.ts";
import { inTime } from "./time-limit.ts";

/** Asks the API with GET at a path with its query, and brings the answer: by fetch in the browser, in-process on the server. */
export type ApiClient = (address: string) => Promise<Answer>;

/** The door that loaders go through. The server puts its own into the router's context. */
export const apiClientContext = createContext<ApiClient>((address) =>
  inTime(async (signal) => answerOf(await fetch(address, { headers: personalHeaders(), signal }))),
);

type Context = Readonly<{ get(context: typeof apiClientContext): ApiClient }>;

/** What an answer that is none of the shop's is to whoever asked for a page. */
const badGateway = 502;

/** In a loader: the value, or the error page with the server's status. */
export async function load<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const answer = await context.get(apiClientContext)(addressFor(operation, input).address);
  const result = readAnswer(operation, answer);
  if (result.ok) return result.value;
  const spoken = answer.status >= 400 && answer.body !== undefined;
  throw data({ success: false, ...result.problem }, { status: spoken ? answer.status : badGateway });
}

type Manner = {
  /** Sent as `Idempotency-Key`: the same key and body are done once, however often they arrive. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** What is said where the answer has no words of its own. */
  otherwise?: string;
};

/** In an event: does the act, or says why not. Never throws but for an aborted signal. */
export async function call<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { idempotencyKey, signal, otherwise = m.problem_unexpected() }: Manner = {},
): Promise<Result<Output>> {
  const headers: Record<string, string> = idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {};
  const token = storedToken();
  try {
    const answer = await inTime(
      async (limit) => answerOf(await fetch(requestFor(operation, input, { headers, signal: limit }))),
      signal,
    );
    const result = readAnswer(operation, answer);
    if (result.ok) return result;
    const problem = { ...result.problem, message: result.problem.message || otherwise };
    if (token && problem.code === "not_signed_in") tokenRefused(token, problem.message);
    return { ok: false, problem };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: { code: "unreachable", message: m.problem_unreachable() } };
  }
}

/** What came, read as JSON; a line that breaks off meanwhile throws. */
async function answerOf(answer: Response): Promise<Answer> {
  const body: unknown = await answer.json().catch(notJson);
  return { status: answer.status, body };
}

/** A page of whoever stands between us and the shop is no answer of the shop; a line that breaks off is another matter. */
function notJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

/** The operation as a request, in the language of the page, with the browser's token where there is one. */
export function requestFor<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Request {
  const { address, rest } = addressFor(operation, input);
  const body = operation.method === "POST" ? JSON.stringify(rest) : undefined;
  const headers = {
    ...personalHeaders(),
    ...(body && { "Content-Type": "application/json" }),
    ...init.headers,
  };
  return new Request(address, { method: operation.method, headers, body, signal: init.signal });
}

/** Where the operation is asked for, in the language of the page; `rest` is what of the input is not in the path. */
function addressFor<Input>(operation: Operation<Input, unknown>, input: Input) {
  const rest = { ...(input as Record<string, unknown>) };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const asked = new URLSearchParams();
  for (const [name, value] of operation.method === "GET" ? Object.entries(rest) : []) {
    if (value !== undefined && value !== "" && value !== false) {
      asked.set(name, value === true ? "1" : String(value));
    }
  }
  asked.set("lang", locale());
  return { address: `${path}?${asked}`, rest };
}

function personalHeaders(): Record<string, string> {
  const token = storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

function storedToken(): string | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage.getItem("token");
  } catch {
    // Storage is off: the shopper is a stranger.
    return null;
  }
}
