import type { Context } from "hono";
import { z } from "zod";
import type { Operation } from "../../api/operation.ts";
import { Problem } from "../../api/problem.ts";
import { isStaff, mayWorkIn, type Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { rememberBytes } from "../cache/ready-bytes.server.ts";
import { surrogateKeyOf } from "../cache/surrogate-keys.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import { clientNetwork } from "./addresses/client-address.server.ts";
import type { Api, ApiContext, May, ServeTerms } from "./api.server.ts";
import type { Env } from "./env.server.ts";
import { fieldErrors } from "./field-errors.server.ts";
import { countTry } from "./limits/limits.server.ts";
import { countRead } from "./limits/read-limit.server.ts";

export type Admitted<M extends May> = M extends "anyone" ? Viewer | null : Viewer;

/**
 * Mounts an operation: parses the input, checks that the viewer may call it, runs the use-case, and sends only what the output's
 * schema names.
 */
export function serve<Sent, Input, Output, M extends May>(
  api: Api,
  operation: Operation<Sent, Output>,
  terms: ServeTerms<Input, Output, M>,
  run: (input: Input, context: ApiContext<Admitted<M>>) => Promise<Output>,
): void {
  api.mounted.push({ operation: operation as Operation<unknown, unknown>, ...terms });
  const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
  api.hono.on(operation.method, [path], async (c) => {
    if (terms.limit) await countTry(api.shop, `${operation.path}:${clientNetwork(c, api.shop)}`, terms.limit);
    if (terms.cached) countRead(api, c);
    const viewer = await admit(api, terms, c.req.raw);
    const input = parseInput(terms.input, await readInput(c, operation));
    const keys = new Set<string>();
    const context = callOf(c, api, viewer as Admitted<M>, keys);
    const output = await inSpan(`${operation.method} ${operation.path}`, "internal", {}, () =>
      run(input, context),
    );
    if (terms.cached) c.header("Surrogate-Key", surrogateKeyOf(keys));
    return answerWith(c, terms, output);
  });
}

/** What the output's schema names of a result, as JSON. */
export function answerWith<Output>(
  c: Context<Env>,
  { output, cached }: { output: z.ZodType<Output>; cached?: boolean },
  result: Output,
): Response {
  c.header("Cache-Control", cached ? "public, max-age=0, must-revalidate" : "no-store");
  c.header("Content-Type", "application/json");
  const json = JSON.stringify(output.parse(result));
  return rememberBytes(c.body(json), Buffer.from(json));
}

/** The caller, if it may; refuses with words otherwise. */
export async function admit(
  api: Api,
  { may, nobody = m.problem_not_signed_in }: { may: May; nobody?: () => string },
  request: Request,
): Promise<Viewer | null> {
  if (may === "anyone") return null;
  const viewer = await api.viewerOf(request);
  if (!viewer) throw new Problem("not_signed_in", nobody());
  if (!fits(viewer, may)) throw new Problem("not_allowed", m.problem_not_allowed());
  if (may !== "customer" && viewer.locked)
    throw new Problem("second_factor", m.problem_second_factor(), { details: { lock: viewer.locked } });
  return viewer;
}

function fits(viewer: Viewer, may: Exclude<May, "anyone">): boolean {
  if (may === "customer") return true;
  return may === "staff" ? isStaff(viewer) : mayWorkIn(viewer, may);
}

async function readInput(c: Context<Env>, operation: Operation<never, unknown>): Promise<unknown> {
  const fromPath = c.req.param();
  if (operation.method === "GET") return { ...c.req.query(), ...fromPath };
  return { ...(await readBody(c)), ...fromPath };
}

/** The body as a JSON object, whatever its content type says; {} where there is none. Refuses anything else. */
export async function readBody(c: Context<Env>): Promise<object> {
  const text = await c.req.text().catch(brokenRequest);
  if (text.trim() === "") return {};
  try {
    const body = parsed(text);
    if (typeof body !== "object" || body === null || Array.isArray(body))
      throw new TypeError("not an object");
    return body;
  } catch {
    return brokenRequest();
  }
}

/** What JSON says. Escaped halves of characters, which PostgreSQL takes nowhere, become U+FFFD. */
function parsed(text: string): unknown {
  if (!/\\ud[89a-f]/i.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));
}

function brokenRequest(): never {
  throw new Problem("broken_request", m.problem_broken_request());
}

/** Parses an input; refuses with a message for each wrong field. */
export function parseInput<Input>(shape: z.ZodType<Input, unknown>, raw: unknown): Input {
  const read = shape.safeParse(raw);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error);
  throw new Problem("invalid_fields", Object.values(errors)[0] ?? m.problem_invalid_fields(), { errors });
}

/** `keys` collects what the answer is made of. */
export function callOf<W>(c: Context<Env>, api: Api, viewer: W, keys = new Set<string>()): ApiContext<W> {
  return {
    shop: api.shop,
    viewer,
    address: clientNetwork(c, api.shop),
    header: (name) => c.req.header(name),
    answerHeader: (name, value) => c.header(name, value),
    madeOf: (...named) => {
      for (const key of named) keys.add(key);
    },
  };
}

// Zod's own messages, in the language of the request.
z.config({
  customError: (issue) => {
    if (issue.code === "invalid_type" && issue.input === undefined) return m.field_required();
    if (issue.code === "too_big" && issue.origin === "string")
      return m.field_too_long({ max: number(Number(issue.maximum)) });
    return m.field_invalid();
  },
});
