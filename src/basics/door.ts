import { createContext, data } from "react-router";
import { locale } from "../language/locale.ts";
import { m } from "../language/words.ts";
import type { Operation } from "./contract.ts";
import { type ProblemBody, readProblem } from "./problem.ts";

/** Takes a request to the API and brings its answer: by fetch in the browser, in-process on the server. */
export type Door = (request: Request) => Promise<Response>;

/** The door that loaders go through. The server puts its own into the router's context. */
export const doorContext = createContext<Door>((request) => fetch(request));

type Context = Readonly<{ get(context: typeof doorContext): Door }>;

/** What `tell` brings back: being refused is a normal thing, which a form has to show. */
export type Told<Output> = { ok: true; value: Output } | { ok: false; problem: ProblemBody | Unreachable };

/** No answer came: the line is down, or nothing was said for `timeout`. Whether the act was done is unknown. */
export type Unreachable = { code: "unreachable"; message: string };

const timeoutMs = 45_000;

/** In a loader: the value, or the error page with the server's status. */
export async function ask<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  const answer = await context.get(doorContext)(requestFor(operation, input));
  const body: unknown = await answer.json();
  if (!answer.ok) throw data(body, { status: answer.status });
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
    const body: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: body as Output };
    return { ok: false, problem: readProblem(body) ?? unreachable() };
  } catch (error) {
    if (manner.signal?.aborted) throw error;
    return { ok: false, problem: unreachable() };
  }
}

const unreachable = (): Unreachable => ({ code: "unreachable", message: m.problem_unreachable() });

/** The operation as a request, in the language of the page, with the browser's token where there is one. */
export function requestFor<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Request {
  const fields = { ...(input as Record<string, unknown>) };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, typeof window === "undefined" ? "http://shop" : window.location.origin);
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const body = operation.method === "POST" ? JSON.stringify(fields) : undefined;
  if (body) headers.set("Content-Type", "application/json");
  else for (const [name, value] of Object.entries(fields)) addParameter(url, name, value);
  url.searchParams.set("lang", locale());
  return new Request(url, { method: operation.method, headers, body, signal: init.signal });
}

function addParameter(url: URL, name: string, value: unknown) {
  if (value === undefined || value === "" || value === false) return;
  url.searchParams.set(name, value === true ? "1" : String(value));
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
