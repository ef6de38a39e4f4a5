import type { Context } from "hono";
import type { z } from "zod";
import type { Operation } from "#src/api/operation.ts";
import { isRecord } from "#src/api/outline.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { chooseEncoding, compressFast, minCompressedBytes, toGzip } from "../cache/encoding.server.ts";
import { rememberBytes } from "../cache/ready-bytes.server.ts";
import { formatSurrogateKey } from "../cache/surrogate-keys.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import { type Admitted, admit } from "./admit.server.ts";
import type { Api, ApiContext, Mounted, Permission, ServeTerms } from "./api.server.ts";
import { listRefusalCodes } from "./api-docs/refusals.server.ts";
import type { Env } from "./env.server.ts";
import { fieldErrors } from "./field-errors.server.ts";
import { countAttempt } from "./limits/limits.server.ts";
import { countRead, countRows } from "./limits/read-limit.server.ts";
import { clientNetwork } from "./urls/client-ip.server.ts";

/** Mounts an operation: parses the input, checks the caller, runs the use-case, and sends only what the output's schema names. */
export function serve<Sent, Input, Output, M extends Permission>(
  api: Api,
  operation: Operation<Sent, Output>,
  terms: ServeTerms<Input, Output, M>,
  run: (input: Input, context: ApiContext<Admitted<M>>) => Promise<Output>,
): void {
  mount(api, { operation: operation as Operation<unknown, unknown>, ...terms }, async (c) => {
    if (terms.limit)
      await countAttempt(api.shop, `${operation.path}:${clientNetwork(c, api.shop)}`, terms.limit);
    if (terms.cached) countRead(api, c);
    const viewer = await admit(api, operation.method, terms, c.req.raw);
    const input = parseInput(terms.input, await readInput(c, operation, terms.repeated));
    const keys = new Set<string>();
    const context = createApiContext(c, api, viewer as Admitted<M>, { keys, keyed: terms.keyed });
    const output = await inSpan(`${operation.method} ${operation.path}`, "internal", {}, () =>
      run(input, context),
    );
    if (terms.cached) c.header("Surrogate-Key", formatSurrogateKey(keys));
    return sendOutput(c, terms, output);
  });
}

export const undocumentedRefusal = "the documentation does not name a refusal";

/** Mounts an operation's handler. A refusal with an undocumented code is logged, and fails tests. */
export function mount(
  { hono, mounted, shop }: Api,
  mountedOperation: Mounted,
  handle: (c: Context<Env>) => Promise<Response>,
): void {
  mounted.push(mountedOperation);
  const { method, path } = mountedOperation.operation;
  const codes = new Set(listRefusalCodes(mountedOperation));
  hono.on(method, [path.replace(/\{(\w+)\}/g, ":$1")], (c) =>
    handle(c).catch((error) => {
      if (error instanceof Problem && !codes.has(error.code))
        shop.log.warn(undocumentedRefusal, { operation: `${method} ${path}`, code: error.code });
      throw error;
    }),
  );
}

/** The fields of the output's schema, as JSON. A large answer is compressed here unless the page cache will do it. */
export async function sendOutput<Output>(
  c: Context<Env>,
  { output, cached }: { output: z.ZodType<Output>; cached?: boolean },
  result: Output,
): Promise<Response> {
  c.header("Cache-Control", cached ? "public, max-age=0, must-revalidate" : "no-store");
  c.header("Content-Type", "application/json");
  const json = JSON.stringify(output.parse(result));
  const plain = Buffer.from(json);
  if (cached || plain.length < minCompressedBytes) return rememberBytes(c.body(json), plain);
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  if (encoding === "identity") return c.body(json);
  c.header("Content-Encoding", encoding);
  return c.body(new Uint8Array(encoding === "br" ? compressFast(plain) : await toGzip(plain)));
}

async function readInput(
  c: Context<Env>,
  operation: Operation<never, unknown>,
  repeated: readonly string[] = [],
): Promise<unknown> {
  const fromPath = c.req.param();
  if (operation.method === "GET")
    return { ...dropBlank(c.req.query()), ...pickRepeated(c.req.queries(), repeated), ...fromPath };
  return { ...(await readBody(c)), ...fromPath };
}

/** The values of parameters that may be repeated, without blank ones. */
function pickRepeated(queries: Record<string, string[]>, names: readonly string[]) {
  const valuesByName: Record<string, string[]> = {};
  for (const name of names) {
    const values = (queries[name] ?? []).filter((value) => value.trim() !== "");
    if (values.length > 0) valuesByName[name] = values;
  }
  return valuesByName;
}

const dropBlank = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ""));

/** The body as a JSON object, whatever its content type; {} if empty. Refuses anything else. */
export async function readBody(c: Context<Env>): Promise<object> {
  const text = await c.req.text().catch(brokenRequest);
  if (text.trim() === "") return {};
  try {
    const body = parseJson(text);
    if (typeof body !== "object" || body === null || Array.isArray(body))
      throw new TypeError("not an object");
    return body;
  } catch {
    return brokenRequest();
  }
}

/** Lone surrogates, which PostgreSQL cannot store, become U+FFFD. */
function parseJson(text: string): unknown {
  if (!/\\ud[89a-f]/i.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));
}

function brokenRequest(): never {
  throw new Problem("broken_request", m.problem_broken_request());
}

/** Parses an input, without nulls that a field does not accept. Refuses with a message per invalid field. */
export function parseInput<Input>(shape: z.ZodType<Input, unknown>, raw: unknown): Input {
  const result = shape.safeParse(raw);
  if (result.success) return result.data;
  if (dropNulls(raw, result.error)) return parseInput(shape, raw);
  const errors = fieldErrors(result.error);
  throw new Problem("invalid_fields", Object.values(errors)[0] ?? m.field_form(), { errors });
}

/** Deletes every null that an issue is about from the input. Returns whether there was one. */
function dropNulls(raw: unknown, { issues }: z.ZodError): boolean {
  let hasDropped = false;
  for (const { path } of issues) {
    const name = path.at(-1);
    const holder = path.slice(0, -1).reduce<unknown>((parent, key) => (parent as Fields)?.[key], raw);
    if (name === undefined || !isRecord(holder) || (holder as Fields)[name] !== null) continue;
    delete (holder as Fields)[name];
    hasDropped = true;
  }
  return hasDropped;
}

type Fields = Record<PropertyKey, unknown>;

type CallTerms = {
  /** Collects the surrogate keys of the answer. */
  keys?: Set<string>;
  /** Whether the operation may read an `Idempotency-Key`. */
  keyed?: boolean | undefined;
};

export function createApiContext<Caller>(
  c: Context<Env>,
  api: Api,
  viewer: Caller,
  { keys = new Set(), keyed = false }: CallTerms = {},
): ApiContext<Caller> {
  return {
    shop: api.shop,
    viewer,
    network: clientNetwork(c, api.shop),
    requestHeader: (name) => c.req.header(name),
    idempotencyKey() {
      if (!keyed) throw new Error(`${c.req.path} reads an Idempotency-Key, but is not mounted as keyed`);
      return c.req.header("idempotency-key");
    },
    setAnswerHeader: (name, value) => c.header(name, value),
    get signal() {
      return c.req.raw.signal;
    },
    addSurrogateKeys: (...answerKeys) => {
      for (const key of answerKeys) keys.add(key);
    },
    countRows: (rows) => countRows(api, c, rows),
  };
}
