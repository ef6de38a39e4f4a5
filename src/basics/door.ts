import { createContext, data } from "react-router";
import { locale } from "../language/locale.ts";
import { m } from "../language/words.ts";
import type { Operation } from "./contract.ts";
import { type ProblemBody, readProblem } from "./problem.ts";

/** Asks the API with GET at a path with its query, and brings the answer: by fetch in the browser, in-process on the server. */
export type Door = (address: string) => Promise<Answer>;

/** What the API said, read from its JSON. Others may hold the same one: nobody writes into it. */
export type Answer = { status: number; body: unknown };

/** The door that loaders go through. The server puts its own into the router's context. */
export const doorContext = createContext<Door>(async (address) => {
  const answer = await fetch(address, { headers: personalHeaders() });
  const body: unknown = await answer.json().catch(notJson);
  return { status: answer.ok && body === undefined ? badGateway : answer.status, body };
});

type Context = Readonly<{ get(context: typeof doorContext): Door }>;

/** What `tell` brings back: being refused is a normal thing, which a form has to show. */
export type Told<Output> = { ok: true; value: Output } | { ok: false; problem: ProblemBody | Unreachable };

/** No answer of the shop came: the line is down, nothing was said for `timeoutMs`, or a proxy spoke. Whether the act was done is unknown. */
export type Unreachable = { code: "unreachable"; message: string };

const timeoutMs = 45_000;

/** In a loader: the value, or the error page with the server's status. */
export async function ask<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const { status, body } = await context.get(doorContext)(addressFor(operation, input).address);
  if (status >= 400) throw data(body, { status });
  return body as Output;
}

type Manner = {
  /** Sent as `Idempotency-Key`: the same key and body are done once, however often they arrive. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** In an event: does the act, or says why not. Never throws but for an aborted signal. */
export async function tell<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  manner: Manner = {},
): Promise<Told<Output>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const request = requestFor(operation, input, {
      headers: manner.idempotencyKey ? { "Idempotency-Key": manner.idempotencyKey } : {},
      signal: manner.signal ? AbortSignal.any([manner.signal, timeout]) : timeout,
    });
    const answer = await fetch(request);
    const body: unknown = await answer.json().catch(notJson);
    if (answer.ok && body !== undefined) return { ok: true, value: body as Output };
    return { ok: false, problem: readProblem(body) ?? unreachable(m.problem_unexpected()) };
  } catch (error) {
    if (manner.signal?.aborted) throw error;
    return { ok: false, problem: unreachable() };
  }
}

const unreachable = (message = m.problem_unreachable()): Unreachable => ({ code: "unreachable", message });

/** What a 200 without JSON is to whoever asked the shop. */
const badGateway = 502;

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
