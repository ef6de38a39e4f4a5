import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Problem, type ProblemBody } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { classifyDatabaseError, type DatabaseTrouble } from "../database/trouble.server.ts";
import { currentRequest } from "../log.server.ts";
import { refusals } from "../metrics/counts.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./env.server.ts";
import { renderShortPage, shortPagePolicy } from "./html/short-page.server.ts";

const troubleAnswers: Record<DatabaseTrouble, { message: () => string; retryAfter: string }> = {
  away: { message: m.problem_not_ready, retryAfter: "2" },
  busy: { message: m.problem_busy, retryAfter: "3" },
  full: { message: m.problem_nothing_kept, retryAfter: "30" },
};

const maxLoggedPathCharacters = 200;

/** Converts an error into an answer: HTML for pages, else JSON. Errors but `Problem` give 5xx with a request id. */
export function refuse(shop: Shop, error: Error, c: Context<Env>): Response {
  c.header("Cache-Control", "no-store");
  const logFields = { method: c.req.method, path: c.req.path.slice(0, maxLoggedPathCharacters) };
  if (error instanceof Problem) {
    if (error.code === "not_allowed") shop.log.warn("somebody asked for what they may not do", logFields);
    return sendRefusal(c, error.status, refusalHeaders(error), error.toBody());
  }
  if (isUnstorable(error)) return refuse(shop, new Problem("broken_request", m.problem_broken_request()), c);
  const requestId = currentRequest();
  const trouble = classifyDatabaseError(error);
  if (!trouble) shop.log.error("request failed", { ...logFields, error });
  else {
    shop.log.warn("the database could not", { ...logFields, trouble, reason: error.message });
    shop.database.recordTrouble(trouble);
  }
  const body: ProblemBody = {
    success: false,
    code: trouble ? "not_ready" : "unexpected",
    message: trouble ? troubleAnswers[trouble].message() : m.problem_unexpected(),
    ...(requestId && { request_id: requestId }),
  };
  if (!trouble) return sendRefusal(c, 500, {}, body);
  return sendRefusal(c, 503, { "Retry-After": troubleAnswers[trouble].retryAfter }, body);
}

function refusalHeaders({ status, extras }: Problem): Record<string, string> {
  return {
    ...(extras.retryAfterSeconds && { "Retry-After": String(extras.retryAfterSeconds) }),
    ...(extras.allow && { Allow: extras.allow }),
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
  };
}

function sendRefusal(c: Context<Env>, status: number, headers: Record<string, string>, body: ProblemBody) {
  refusals[body.code]++;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const code = status as ContentfulStatusCode;
  const wantsPage = body.code === "not_found" || c.req.header("accept")?.includes("text/html");
  if (!isPagePath(c.req.path) || !wantsPage) return c.json(body, code);
  c.header("Content-Security-Policy", shortPagePolicy);
  return c.html(renderShortPage(status, body), code);
}

export const isPagePath = (path: string): boolean => !/^\/(api|identity)\//.test(path);

/** PostgreSQL cannot store the character NUL; every schema for text refuses it. */
const isUnstorable = (error: Error & { code?: unknown }): boolean =>
  error.code === "22021" || error.code === "22P05";
