import { ShopError } from "./shop-error.ts";
import type { KeyedOptions } from "./types.ts";

export type Fields = Record<string, unknown>;

export type Operation = {
  name: string;
  /** A read, one whose answer is a file, a command, one that takes an idempotency key, or an upload. */
  kind: "read" | "file" | "command" | "keyed" | "upload";
  /** Below `/api/`; `{name}` is replaced by the input's field. */
  path: string;
};

export type ClientOptions = {
  /** The shop's address, such as `https://shop.example`. */
  url: string;
  /** An API key (`tatka_…`) or the token of a session; without it only what is open to strangers. */
  key?: string | undefined;
  /** Of names and messages. */
  language?: "en" | "bn" | undefined;
  /** How often a read, or a command with an idempotency key, is sent again; by default 4 times. */
  retries?: number | undefined;
  /** The longest time for one attempt; by default 30,000 ms. */
  timeoutMs?: number | undefined;
  /** By default the platform's. */
  fetch?: typeof globalThis.fetch | undefined;
};

const passing = [0, 429, 502, 503, 504];
const firstPauseMs = 500;
const longestPauseMs = 60_000;

/**
 * Calls an operation. A read, and a command with an idempotency key, is repeated after 429, 502, 503, 504 and when there was no
 * answer, with growing pauses or after the answer's `Retry-After`. Throws a `ShopError`, the reason of an aborted signal, or a
 * `TypeError` for what cannot be sent.
 */
export async function send(operation: Operation, input: Fields, given: KeyedOptions, options: ClientOptions) {
  const { retries = 4 } = options;
  if (!(retries >= 0)) throw new TypeError("retries must be a number from 0 on");
  const idempotencyKey = keyOf(operation, given);
  const { url, init } = requestOf(operation, input, idempotencyKey, options);
  let left = idempotencyKey || init.method === "GET" ? retries : 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { value, status, problem, waitMs, cause } = await attempt(operation, url, init, given, options);
    if (!problem) return value;
    if (left-- <= 0 || !passing.includes(status) || (waitMs ?? 0) > longestPauseMs)
      throw new ShopError(operation.name, status, problem, { cause, idempotencyKey });
    const least = waitMs ?? pauseMs / 2;
    await pause(least + (Math.random() * pauseMs) / 2, given.signal);
  }
}

function keyOf({ name, kind }: Operation, { idempotencyKey }: KeyedOptions): string | undefined {
  if (kind === "keyed") {
    if (idempotencyKey === undefined) return crypto.randomUUID();
    if (/^[!-~]{8,200}$/.test(idempotencyKey)) return idempotencyKey;
    throw new TypeError("an idempotency key has 8 to 200 visible characters of ASCII");
  }
  if (idempotencyKey !== undefined) throw new TypeError(`${name} takes no idempotency key`);
  return undefined;
}

function requestOf(
  { name, kind, path }: Operation,
  input: Fields,
  key: string | undefined,
  options: ClientOptions,
) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field] ?? "");
    delete rest[field];
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name}: ${field} is missing`);
    return encodeURIComponent(value);
  });
  const isRead = kind === "read" || kind === "file";
  const query = new URLSearchParams(options.language && { lang: options.language });
  for (const [field, value] of isRead ? Object.entries(rest) : [])
    for (const one of [value].flat()) if (one != null) query.append(field, String(one));
  const search = String(query);
  const init: RequestInit = {
    method: isRead ? "GET" : "POST",
    headers: {
      ...(options.key && { Authorization: `Bearer ${options.key}` }),
      ...(key && { "Idempotency-Key": key }),
      ...(!isRead && kind !== "upload" && { "Content-Type": "application/json" }),
    },
    redirect: "error",
    ...(!isRead && { body: kind === "upload" ? (rest["file"] as Blob) : JSON.stringify(rest) }),
  };
  const url = `${options.url.replace(/\/+$/, "")}/api/${filled}${search && `?${search}`}`;
  // Throws for a wrong address or header, which no attempt would mend.
  new Request(url, init);
  return { url, init };
}

type Attempt = {
  value?: unknown;
  status: number;
  problem?: Fields;
  waitMs?: number | undefined;
  cause?: unknown;
};

async function attempt(
  { name, kind }: Operation,
  url: string,
  init: RequestInit,
  { signal: outer }: KeyedOptions,
  // A browser refuses its own fetch as a method of another object.
  { timeoutMs = 30_000, fetch = globalThis.fetch }: ClientOptions,
): Promise<Attempt> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = outer ? AbortSignal.any([outer, limit]) : limit;
  try {
    const answer = await fetch(url, { ...init, signal });
    const { status, ok, headers } = answer;
    if (ok && kind === "file" && !headers.get("Content-Type")?.includes("html"))
      return { value: await fileOf(answer, name), status };
    const body = parsed(await answer.text());
    const isRefusal = body?.["success"] === false && typeof body["code"] === "string";
    if (ok && kind !== "file" && body && body["success"] !== false) return { value: body, status };
    return { status, problem: isRefusal ? body : {}, waitMs: waitOf(headers.get("Retry-After")) };
  } catch (cause) {
    if (outer?.aborted) throw outer.reason;
    return { status: 0, problem: {}, cause };
  }
}

async function fileOf(answer: Response, name: string): Promise<File> {
  const content = await answer.blob();
  const [, fileName = name] =
    /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "") ?? [];
  return new File([content], fileName, { type: content.type });
}

/** From a `Retry-After`, which is in seconds or a date. */
function waitOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

/** An object or a list. */
function parsed(text: string): Fields | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value ? value : undefined;
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
