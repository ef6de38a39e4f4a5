import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerBuild } from "react-router";
import { openApi } from "./api.server.ts";
import { Problem } from "./basics/problem.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { inLanguage, preferredLocale } from "./language/locale.server.ts";
import { locales } from "./language/locale.ts";
import { m } from "./language/words.ts";
import { KeptAnswers } from "./platform/cache/kept-answers.server.ts";
import { PageCache } from "./platform/cache/page-cache.server.ts";
import type { Env } from "./platform/http/api.server.ts";
import { serveFiles } from "./platform/http/files.server.ts";
import { hashOf } from "./platform/http/page-scripts.server.ts";
import { pagesOf } from "./platform/http/pages.server.ts";
import { refuse } from "./platform/http/refusals.server.ts";
import { securityHeaders } from "./platform/http/security-headers.server.ts";
import type { Shop } from "./platform/shop.server.ts";

const maxBodyBytes = 100 * 1024;

const limited = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new Problem("too_large", m.problem_too_large());
  },
});

/** What loaders were told may take this part of the page cache's bytes, in characters of JSON; parsed they take some four times that. */
const answersShare = 16;

export type App = {
  fetch(request: Request, bindings?: Env["Bindings"]): Promise<Response>;
  cache: PageCache;
  /** Settles when searches go through the index of this process. */
  searchReady: Promise<void>;
  /** To be called when the database said that the catalogue changed; settles when this process shows it. */
  catalogueChanged(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The whole shop as one function from request to response: API, identity, files and pages, with the page cache
 * around them. `build` is what React Router made of the pages; without it there is only the API.
 */
export async function createApp(shop: Shop, build?: ServerBuild, mode = "production"): Promise<App> {
  const cache = new PageCache(shop.settings.pageCacheBytes);
  const answers = new KeptAnswers(shop.settings.pageCacheBytes / answersShare);
  const forget = () => {
    answers.clear();
    cache.clear();
  };
  const api = await openApi(shop, forget);
  const app = new Hono<Env>();
  const headers = Object.entries(securityHeaders(shop.settings));

  app.use("*", async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.use("/api/*", async (c, next) => {
    const asked = locales.find((locale) => locale === c.req.query("lang"));
    if (!asked) c.header("Vary", "Accept-Language");
    await inLanguage(asked ?? preferredLocale(c.req.header("accept-language")), next);
  });
  app.use("/identity/*", async (c, next) => {
    await inLanguage(preferredLocale(c.req.header("accept-language")), next);
  });
  // Nobody reads what comes with a GET, and to look for it takes longer than all the other steps here.
  app.use("*", (c, next) => (c.req.method === "GET" || c.req.method === "HEAD" ? next() : limited(c, next)));
  app.onError((error, c) => refuse(shop, error, c));
  app.route("/", api.hono);
  app.all("/api/*", () => {
    throw new Problem("not_found", m.problem_not_found());
  });

  if (build) {
    const door = answers.door(async (request) => app.fetch(request));
    const { pictureHosts } = shop.settings;
    const pages = pagesOf(build, { door, pictureHosts, scriptHashes: inlineScripts.map(hashOf), mode });
    serveFiles(app);
    app.all("*", (c) => pages(c.req.raw));
  }

  return {
    fetch: (request, bindings) => cache.through(request, async () => app.fetch(request, bindings ?? {})),
    cache,
    searchReady: api.search.index.ready,
    async catalogueChanged() {
      forget();
      // Clears again when it is done: what was answered from the index meanwhile is not to be kept.
      await api.search.index.catchUp();
    },
    close: api.close,
  };
}
