import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { Problem } from "./api/problem.ts";
import { openApi } from "./api.server.ts";
import type { OpenIdentityService } from "./identity/open.server.ts";
import { inlineScripts, scriptsInBody } from "./inline-scripts.ts";
import { m } from "./language/messages.ts";
import { pageParameters } from "./page-parameters.ts";
import { AnswerCache } from "./platform/cache/answer-cache.server.ts";
import { PageCache } from "./platform/cache/page-cache.server.ts";
import { throughCache } from "./platform/cache/through-cache.server.ts";
import { Addresses } from "./platform/http/addresses/addresses.server.ts";
import type { Env } from "./platform/http/env.server.ts";
import { serveEveryRequest } from "./platform/http/every-request.server.ts";
import { serveFiles } from "./platform/http/html/files.server.ts";
import { hashOf } from "./platform/http/html/page-scripts.server.ts";
import { pagesOf } from "./platform/http/html/pages.server.ts";
import { countRead, pageCost } from "./platform/http/limits/read-limit.server.ts";
import type { Shop } from "./platform/shop.server.ts";

/** Share of the page cache's memory for the API answers that pages are made of. */
const answersShare = 1 / 4;

export type App = {
  fetch(request: Request, bindings?: Env["Bindings"]): Promise<Response>;
  /** Answers what is in the page cache, before anything else sees the request; false where it is not. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  cache: PageCache;
  /** Resolves once searches use the index of this process. */
  searchReady: Promise<void>;
  /** Call this when the database reports a change of the catalogue; resolves when this process shows it. */
  catalogueChanged(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The whole shop as one function from request to response: API, identity, files and pages, with the page cache
 * around them. `build` is what React Router made of the pages; without it there is only the API.
 */
export async function createApp(
  shop: Shop,
  build?: ServerBuild,
  { mode = "production", openService }: { mode?: string; openService?: OpenIdentityService } = {},
): Promise<App> {
  const { pageCacheBytes, pictureHosts } = shop.settings;
  const answers = new AnswerCache(pageCacheBytes * answersShare);
  const cache = new PageCache(pageCacheBytes * (1 - answersShare));
  const forget = () => {
    shop.details.forget();
    answers.clear();
    cache.clear();
  };
  const api = await openApi(shop, forget, openService);
  const addresses = new Addresses(api.mounted, pageParameters);
  const app = new Hono<Env>();
  serveEveryRequest(app, shop, addresses);
  app.route("/", api.hono);
  app.all("/api/*", () => {
    throw new Problem("not_found", m.problem_not_found());
  });

  if (build) {
    const client = answers.client(async (request) => app.fetch(request, { inside: true }));
    const scriptHashes = [...inlineScripts, ...scriptsInBody].map(hashOf);
    const pages = pagesOf(build, { client, pictureHosts, scriptHashes, mode });
    serveFiles(app);
    app.get("*", (c) => {
      countRead(api, c, pageCost);
      return pages(c.req.raw);
    });
  }

  return {
    fetch: throughCache(app.fetch, cache, addresses),
    answerAtOnce(request, response) {
      const isAnswered = cache.answer(request, response, addresses);
      if (isAnswered) api.search.missed.noteCached(request.url ?? "");
      return isAnswered;
    },
    cache,
    searchReady: api.search.index.ready,
    async catalogueChanged() {
      forget();
      // Clears once more at the end: answers made from the old index meanwhile must not stay in the cache.
      await api.search.index.catchUp();
    },
    close: api.close,
  };
}
