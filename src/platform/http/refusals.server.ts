import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Problem, type ProblemBody } from "../../basics/problem.ts";
import { m } from "../../language/words.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./api.server.ts";

/** Turns whatever an operation threw into an answer: a `Problem` as it says, anything else as 5xx with an id to quote. */
export function refuse(shop: Shop, error: Error, c: Context<Env>): Response {
  if (error instanceof Problem) {
    const wait = error.extras.retryAfterSeconds;
    if (wait) c.header("Retry-After", String(wait));
    if (error.status === 401) c.header("WWW-Authenticate", "Bearer");
    c.header("Cache-Control", "no-store");
    return c.json(error.toBody(), error.status as ContentfulStatusCode);
  }
  const requestId = c.get("requestId");
  shop.log.error("request failed", { requestId, method: c.req.method, path: c.req.path, error });
  const away = databaseIsAway(error);
  const body: ProblemBody = {
    success: false,
    code: away ? "not_ready" : "unexpected",
    message: away ? m.problem_not_ready() : m.problem_unexpected(),
    request_id: requestId,
  };
  c.header("Cache-Control", "no-store");
  if (away) c.header("Retry-After", "2");
  return c.json(body, away ? 503 : 500);
}

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
