import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Problem, type ProblemBody } from "../../basics/problem.ts";
import { m } from "../../language/words.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./api.server.ts";
import { shortPage, shortPagePolicy } from "./short-page.server.ts";

/** In letters: what of an address is written into the log. */
const loggedPath = 200;

/**
 * Turns whatever an operation or a page threw into an answer: a `Problem` as it says, anything else as 5xx with an id to
 * quote. Whoever asked for a page gets the words on a page, others as JSON.
 */
export function refuse(shop: Shop, error: Error, c: Context<Env>): Response {
  c.header("Cache-Control", "no-store");
  if (error instanceof Problem) return refuseWith(c, error.status, headersOf(error), error.toBody());
  if (isUnstorable(error)) return refuse(shop, new Problem("broken_request", m.problem_broken_request()), c);
  const requestId = c.get("requestId");
  const path = c.req.path.slice(0, loggedPath);
  shop.log.error("request failed", { requestId, method: c.req.method, path, error });
  const away = databaseIsAway(error);
  const body: ProblemBody = {
    success: false,
    code: away ? "not_ready" : "unexpected",
    message: away ? m.problem_not_ready() : m.problem_unexpected(),
    request_id: requestId,
  };
  return refuseWith(c, away ? 503 : 500, away ? { "Retry-After": "2" } : {}, body);
}

function headersOf({ status, extras }: Problem): Record<string, string> {
  return {
    ...(extras.retryAfterSeconds && { "Retry-After": String(extras.retryAfterSeconds) }),
    ...(extras.allow && { Allow: extras.allow }),
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
  };
}

function refuseWith(c: Context<Env>, status: number, headers: Record<string, string>, body: ProblemBody) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const code = status as ContentfulStatusCode;
  const isPage = !/^\/(api|identity)\//.test(c.req.path);
  if (!isPage || !c.req.header("accept")?.includes("text/html")) return c.json(body, code);
  c.header("Content-Security-Policy", shortPagePolicy);
  return c.html(shortPage(status, body), code);
}

/** Text that PostgreSQL has no place for: the sign NUL. No shape lets it in where text is meant. */
const isUnstorable = (error: Error & { code?: unknown }): boolean =>
  error.code === "22021" || error.code === "22P05";

/** Connection refused or lost, server starting or stopping, no connection free in time. */
function databaseIsAway(error: Error & { code?: unknown }): boolean {
  const code = String(error.code ?? "");
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[1-4]|08...|53300)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    (cause !== undefined && databaseIsAway(cause))
  );
}
