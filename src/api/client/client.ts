import { createContext, data } from "react-router";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Answer, type Result, readAnswer } from "../answer.ts";
import type { Operation } from "../operation.ts";
import { reportRefusedToken } from "./refused-token.ts";
import { withTimeLimit } from "./time-limit.ts";

/** Sends a GET: by fetch in the browser, in-process on the server. */
export type ApiClient = (url: string) => Promise<Answer>;

/** The API client of loaders. The server puts its own into the router's context. */
export const apiClientContext = createContext<ApiClient>((url) =>
  withTimeLimit(async (signal) => toAnswer(await fetch(url, { headers: personalHeaders(), signal }))),
);

type Context = Readonly<{ get(context: typeof apiClientContext): ApiClient }>;

const badGateway = 502;

/** Loads data in a loader: returns the value, or throws the error page with the server's status. */
export async function load<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const { result, status } = await tryLoad(context, operation, input);
  if (result.ok) return result.value;
  throw data({ success: false, ...result.problem }, { status });
}

/** Loads data in a loader without throwing refusals: returns result and status. Throws only without an answer. */
export async function tryLoad<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<{ result: Result<Output>; status: number }> {
  const { status, body } = await context.get(apiClientContext)(toUrlAndBody(operation, input).url);
  const result = readAnswer(operation, { status, body });
  const isRefusal = status >= 400 && body !== undefined;
  return { result, status: result.ok || isRefusal ? status : badGateway };
}

type CallOptions = {
  /** Sent as `Idempotency-Key`: the same key and body are executed only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The message shown for a failure that has none of its own. */
  fallbackMessage?: string;
};

/** Calls an operation in an event handler. Throws only when `signal` is aborted. */
export async function call<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { idempotencyKey, signal, fallbackMessage = m.problem_unexpected() }: CallOptions = {},
): Promise<Result<Output>> {
  const headers: Record<string, string> = idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {};
  const token = readToken();
  try {
    const answer = await withTimeLimit(
      async (limit) => toAnswer(await fetch(toRequest(operation, input, { headers, signal: limit }))),
      signal,
    );
    const result = readAnswer(operation, answer);
    if (result.ok) return result;
    const problem = { ...result.problem, message: result.problem.message || fallbackMessage };
    if (token && problem.code === "not_signed_in") reportRefusedToken(token, problem.message);
    return { ok: false, problem };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: { code: "unreachable", message: m.problem_unreachable() } };
  }
}

async function toAnswer(answer: Response): Promise<Answer> {
  const body: unknown = await answer.json().catch(ignoreSyntaxError);
  return { status: answer.status, body };
}

function ignoreSyntaxError(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

/** The operation as a request in the page's language, with the session's token if there is one. */
export function toRequest<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Request {
  const { url, body } = toUrlAndBody(operation, input);
  const headers = {
    ...personalHeaders(),
    ...(body && { "Content-Type": "application/json" }),
    ...init.headers,
  };
  return new Request(url, { method: operation.method, headers, body, signal: init.signal });
}

/** Puts the input into the path, then the rest into the query, or into the body of a POST. */
function toUrlAndBody<Input>({ method, path: pattern }: Operation<Input, unknown>, input: Input) {
  const remainingInput = { ...(input as Record<string, unknown>) };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = remainingInput[name];
    delete remainingInput[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  if (method === "GET")
    for (const [name, value] of Object.entries(remainingInput)) appendToQuery(query, name, value);
  query.set("lang", locale());
  return {
    url: `${path}?${query}`,
    body: method === "POST" ? JSON.stringify(remainingInput) : undefined,
  };
}

/** Appends a value, or each item of a list. Leaves out undefined, "" and false; true becomes "1". */
function appendToQuery(query: URLSearchParams, name: string, value: unknown) {
  for (const item of Array.isArray(value) ? value : [value])
    if (item !== undefined && item !== "" && item !== false)
      query.append(name, item === true ? "1" : String(item));
}

/** The session's token as a header; empty when signed out. */
export function personalHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** The session's token; null when signed out, on the server, and where the browser blocks its storage. */
function readToken(): string | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage.getItem("token");
  } catch {
    return null;
  }
}
