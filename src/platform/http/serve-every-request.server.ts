import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "#src/api/problem.ts";
import { inLanguage, preferredLocale } from "#src/language/locale.server.ts";
import { localeOfPath, locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { allowCdn } from "../cache/surrogate-keys.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Env } from "./env.server.ts";
import { securityHeaders } from "./html/security-headers.server.ts";
import { isPagePath, refuse } from "./refusals.server.ts";
import { readTarget } from "./urls/target.server.ts";
import { feedsPath, type Urls } from "./urls/urls.server.ts";

const maxBodyBytes = 100 * 1024;

/** Middleware for every request: headers, language, refusals, and limits on URLs, methods, body size and cross-site commands. */
export function serveEveryRequest(app: Hono<Env>, shop: Shop, urls: Urls): void {
  const headers = Object.entries(securityHeaders(shop.settings));
  app.use("*", async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (shop.settings.cdn && !c.env?.inside) allowCdn(c.res.headers, c.req.path.startsWith(feedsPath));
  });
  app.use("*", setLanguage);
  app.use("*", async (c, next) => {
    if (c.env?.crowded) throw new Problem("not_ready", m.problem_busy(), { retryAfterSeconds: 3 });
    return checkUrl(c, urls) ?? next();
  });
  // The body of a GET is never read, and checking it takes longer than all other steps here.
  app.use("*", (c, next) =>
    isRead(c) || urls.isUpload(c.req.path) ? next() : limitBody(c, next).catch(throwBrokenRequest),
  );
  app.onError((error, c) => refuse(shop, error, c));
}

const isRead = (c: Context<Env>) => c.req.method === "GET" || c.req.method === "HEAD";

const setLanguage: MiddlewareHandler<Env> = (c, next) => {
  const { path } = c.req;
  if (!/^\/(api|identity)\//.test(path)) return inLanguage(localeOfPath(path), next);
  const requested = locales.find((locale) => locale === c.req.query("lang"));
  if (!requested && path.startsWith("/api/")) c.header("Vary", "Accept-Language");
  return inLanguage(requested ?? preferredLocale(c.req.header("accept-language")), next);
};

function checkUrl(c: Context<Env>, urls: Urls): Response | undefined {
  const target = readTarget(c.req.url);
  if (!target) {
    if (isPagePath(c.req.path)) throw new Problem("not_found", m.not_found_title());
    throw new Problem("broken_request", m.problem_broken_request());
  }
  const path = urls.toCanonicalPath(target.path);
  if (path !== target.path && isRead(c)) return c.redirect(path + target.query, 301);
  // Cross-site requests could send guesses, e-mails and forms. Links from other sites are allowed.
  if (c.req.header("sec-fetch-site") === "cross-site" && !isRead(c))
    throw new Problem("not_allowed", m.problem_not_allowed());
  const methods = urls.methodsAt(target.path);
  if (methods.includes(c.req.method) || (methods.length === 0 && c.req.method !== "TRACE")) return undefined;
  const allow = methods.join(", ") || "GET, HEAD, POST";
  if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow: allow });
  throw new Problem("method_not_allowed", m.problem_method_not_allowed(), { allow });
}

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new Problem("too_large", m.problem_too_large());
  },
});

function throwBrokenRequest(error: unknown): never {
  throw error instanceof Problem ? error : new Problem("broken_request", m.problem_broken_request());
}
