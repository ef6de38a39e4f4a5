import { ShopError } from "./shop-error.ts";
import type { CallOptions } from "./types.ts";

export type Fields = Record<string, unknown>;

export type Operation = {
  name: string;
  /** A read, one whose answer is a file, a command, one that takes an idempotency key, or an upload. */
  kind: "read" | "file" | "command" | "keyed" | "upload";
  /** Below `/api/`; `{name}` is replaced by the input's field. */
  path: string;
};

export type SendOptions = {
  /** The shop's address, such as `https://shop.example`. */
  url: string;
  /** An API key (`tatka_…`) or the token of a session; without it only what is open to strangers. */
  key?: string;
  /** Of names and messages. */
  language?: "en" | "bn";
  /** How often a call is repeated that may be: a read, or a command with an idempotency key. By default 4 times. */
  retries: number;
  /** The longest time for one attempt; by default 30,000 ms. */
  timeoutMs: number;
  /** By default the platform's. */
  fetch: typeof globalThis.fetch;
};

const passing = [0, 429, 502, 503, 504];
const firstPauseMs = 500;
const longestPauseMs = 60_000;

/**
 * Calls an operation. A read, and a command with an idempotency key, is repeated after 429, 502, 503, 504 and when there was no
 * answer, with growing pauses or after the answer's `Retry-After`. Throws a `ShopError`, or the reason of an aborted signal.
 */
export async function send(operation: Operation, input: Fields, given: CallOptions, options: SendOptions) {
  const { kind } = operation;
  const key = kind === "keyed" ? (given.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const { url, init } = requestOf(operation, input, key, options);
  let left = kind === "command" || kind === "upload" ? 0 : options.retries;
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    const { value, status, problem, waitMs, cause } = await attempt(url, init, kind, given.signal, options);
    if (!problem) return value;
    const wait = waitMs ?? Math.min(pauseMs, longestPauseMs) * (0.5 + Math.random() / 2);
    if (left-- <= 0 || !passing.includes(status) || wait > longestPauseMs)
      throw new ShopError(operation.name, status, problem, { cause, idempotencyKey: key });
    await pause(wait, given.signal);
  }
}

function requestOf({ kind, path }: Operation, input: Fields, key: string | undefined, options: SendOptions) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const isRead = kind === "read" || kind === "file";
  const query = new URLSearchParams(options.language && { lang: options.language });
  for (const [name, value] of isRead ? Object.entries(rest) : [])
    for (const one of [value].flat()) if (one != null) query.append(name, String(one));
  const headers = {
    ...(options.key && { Authorization: `Bearer ${options.key}` }),
    ...(key && { "Idempotency-Key": key }),
    ...(!isRead && kind !== "upload" && { "Content-Type": "application/json" }),
  };
  const body = kind === "upload" ? (rest["file"] as Blob) : JSON.stringify(rest);
  return {
    url: `${options.url.replace(/\/+$/, "")}/api/${filled}${query.size > 0 ? `?${query}` : ""}`,
    init: isRead ? { headers } : { method: "POST", headers, body },
  };
}

type Attempt = { value?: unknown; status: number; problem?: Fields; waitMs?: number; cause?: unknown };

async function attempt(
  url: string,
  init: RequestInit,
  kind: Operation["kind"],
  outer: AbortSignal | undefined,
  options: SendOptions,
): Promise<Attempt> {
  const limit = AbortSignal.timeout(options.timeoutMs);
  const signal = outer ? AbortSignal.any([outer, limit]) : limit;
  try {
    const answer = await options.fetch(url, { ...init, signal });
    const { status, ok } = answer;
    if (ok && kind === "file") return { value: await answer.text(), status };
    const text = await answer.text();
    const body = parsed(text);
    if (ok && body) return { value: body, status };
    const seconds = Number(answer.headers.get("Retry-After") || Number.NaN);
    return { status, problem: body ?? {}, ...(seconds >= 0 && { waitMs: seconds * 1000 }) };
  } catch (cause) {
    if (outer?.aborted) throw outer.reason;
    return { status: 0, problem: {}, cause };
  }
}

function parsed(text: string): Fields | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
  });
}
