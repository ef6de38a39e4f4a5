import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { Problem } from "./api/problem.ts";
import { openApi } from "./api.server.ts";
import type { OpenIdentityService } from "./identity/open.server.ts";
import { inlineScripts, scriptsInBody } from "./inline-scripts.ts";
import { m } from "./language/messages.ts";
import { pageParameters } from "./page-parameters.ts";
import { AnswerCache } from "./platform/cache/answer-cache.server.ts";
import { CatalogueChanges } from "./platform/cache/changes/catalogue-changes.server.ts";
import { type CatalogueChange, everythingKey } from "./platform/cache/changes/follow-changes.server.ts";
import { Invalidations } from "./platform/cache/changes/invalidations.server.ts";
import { PageCache } from "./platform/cache/page-cache.server.ts";
import { throughCache } from "./platform/cache/through-cache.server.ts";
import { withOwnChange } from "./platform/database/own-changes.server.ts";
import { Snapshot } from "./platform/database/snapshot.ts";
import type { Api, Mounted } from "./platform/http/api.server.ts";
import type { Env } from "./platform/http/env.server.ts";
import { serveFiles } from "./platform/http/html/files.server.ts";
import { cspHash } from "./platform/http/html/page-scripts.server.ts";
import { createPageHandler } from "./platform/http/html/pages.server.ts";
import { LoadShedder } from "./platform/http/limits/load-shedder.server.ts";
import { countRead, pageCost } from "./platform/http/limits/read-limit.server.ts";
import { observeRequests, probes } from "./platform/http/observe.server.ts";
import { serveEveryRequest } from "./platform/http/serve-every-request.server.ts";
import { Urls } from "./platform/http/urls/urls.server.ts";
import { cachedAnswers } from "./platform/metrics/counts.server.ts";
import { openMetrics } from "./platform/metrics/metrics.server.ts";
import type { Shop } from "./platform/shop.server.ts";

/** The path segments that pages begin with, and those of nested routes, such as "products". */
const listFirstSegments = ({ routes }: ServerBuild): string[] =>
  Object.values(routes).flatMap((route) => route?.path?.replace(/^bn\//, "").split("/", 1) ?? []);

/** Share of the cache memory for API answers that pages use. */
const answersShare = 1 / 4;

/** Longest wait of a write for the search index, which takes seconds after thousands of changes. */
const maxCatchUpMs = 1_000;

/** Surrogate keys of the shop's details. */
const detailKeys: ReadonlySet<string> = new Set(["shop", "texts", everythingKey]);

export type App = {
  fetch(request: Request, bindings?: Env["Bindings"]): Promise<Response>;
  /** Answers from the page cache, before any other handling; false if it is not stored. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  cache: PageCache;
  mounted: readonly Mounted[];
  /** Resolves once searches use the index of this process. */
  searchReady: Promise<void>;
  /** Call when the catalogue changes; by default everything is invalidated. Resolves when this process shows it. */
  catalogueChanged(change?: CatalogueChange): Promise<void>;
  close(): Promise<void>;
};

/** The whole shop as a function from request to response. Serves only the API without React Router's `build`. */
export async function createApp(
  shop: Shop,
  build?: ServerBuild,
  { mode = "production", openService }: { mode?: string; openService?: OpenIdentityService } = {},
): Promise<App> {
  const { pageCacheBytes } = shop.settings;
  const invalidations = new Invalidations();
  const answers = new AnswerCache(pageCacheBytes * answersShare, invalidations);
  const cache = new PageCache(pageCacheBytes * (1 - answersShare), invalidations);
  const invalidateAll = () => {
    shop.details.forget();
    invalidations.invalidateAll();
    answers.clear();
    cache.clear();
  };
  let changes: CatalogueChanges | undefined;
  const metrics = shop.settings.metricsToken ? await openMetrics() : undefined;
  const handleIndexMoved = (ids?: readonly number[]) => {
    if (!ids) invalidateAll();
    changes?.handleIndexMoved();
  };
  const api = await openApi(shop, handleIndexMoved, { cache: () => cache.size, metrics }, openService);
  changes = new CatalogueChanges(invalidations, api.search.index);
  const urls = new Urls(api.mounted, pageParameters, [...probes, ...(build ? listFirstSegments(build) : [])]);
  const app = new Hono<Env>();
  serveEveryRequest(app, shop, urls);
  app.route("/", api.hono);
  app.all("/api/*", () => {
    throw new Problem("not_found", m.problem_not_found());
  });

  if (build) servePages(app, api, { build, answers, mode });

  const loadShedder = shop.settings.limitsOn ? new LoadShedder() : undefined;
  const fetchThroughCache = throughCache(app.fetch, cache, urls, shop.settings, loadShedder);
  const catalogueChanged = async (change?: CatalogueChange) => {
    if (change?.keys.some((key) => detailKeys.has(key))) shop.details.forget();
    if (change) return changes?.applyChange(change);
    invalidateAll();
    await api.search.index.catchUp();
    // Answers rendered from the old index in the meantime are stale.
    invalidateAll();
  };
  const fetchOwnWrites = waitForOwnWrites(fetchThroughCache, catalogueChanged);
  return {
    fetch: observeRequests(fetchOwnWrites, { shop, urls, metrics }),
    answerAtOnce(request, response) {
      const startedAt = performance.now();
      if (!cache.answer(request, response, urls)) return false;
      cachedAnswers.add(performance.now() - startedAt);
      api.search.missed.noteCached(request.url ?? "");
      return true;
    },
    cache,
    mounted: api.mounted,
    searchReady: api.search.index.ready,
    catalogueChanged,
    close: api.close,
  };
}

type PageOptions = { build: ServerBuild; answers: AnswerCache; mode: string };

/** Mounts files and pages. The loaders of pages call the API in this process, through the cache of answers. */
function servePages(app: Hono<Env>, api: Api, { build, answers, mode }: PageOptions): void {
  const { pictureHosts } = api.shop.settings;
  const createClient = answers.client(async (request) => app.fetch(request, { inside: true }));
  const scriptHashes = [...inlineScripts, ...scriptsInBody].map(cspHash);
  const renderPage = createPageHandler(build, {
    createClient: createClient,
    pictureHosts,
    scriptHashes,
    mode,
  });
  serveFiles(app, api);
  app.get("*", (c) => {
    countRead(api, c, pageCost);
    return renderPage(c.req.raw);
  });
}

/** Answers each request only when this process shows what the request wrote, or after `maxCatchUpMs`. */
function waitForOwnWrites(
  answerRequest: ReturnType<typeof throughCache>,
  catalogueChanged: App["catalogueChanged"],
): ReturnType<typeof throughCache> {
  return async (request, bindings) => {
    const { result, change } = await withOwnChange(() => answerRequest(request, bindings));
    if (!change) return result;
    const caughtUp = catalogueChanged({
      keys: change.keys,
      snapshot: Snapshot.none,
      transactions: [...change.transactions],
    });
    await Promise.race([caughtUp, sleep(maxCatchUpMs, undefined, { ref: false })]);
    return result;
  };
}
