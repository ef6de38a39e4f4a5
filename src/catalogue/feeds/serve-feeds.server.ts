import { inLanguage } from "#src/language/locale.server.ts";
import type { Locale } from "#src/language/locale.ts";
import { acceptsGzip } from "#src/platform/cache/encoding.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { countRead } from "#src/platform/http/limits/read-limit.server.ts";
import { toTextStream } from "#src/platform/http/serve-download.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { feedsPath } from "#src/platform/http/urls/urls.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { FeedShop } from "./feed-values.server.ts";
import { findFeedProducts } from "./find-feed-products.server.ts";
import { googleFeed } from "./google-feed.server.ts";
import { metaFeed } from "./meta-feed.server.ts";

const feeds = { "google.xml": googleFeed, "meta.csv": metaFeed };
type Feed = (typeof feeds)[keyof typeof feeds];

/** The maximum number of feeds that one server process sends at a time. */
const maxAtOnce = 2;
/** The `Retry-After` of a busy process, in seconds. */
const retryAfterSeconds = 30;

/** The number of feeds that this process is sending. */
let runningFeeds = 0;

/** The cost in units of the read limit: a network may load four feeds at once, then one every four seconds. */
const readCost = 100;

/** `GET /feeds/google-{en,bn}.xml` and `/feeds/meta-{en,bn}.csv`: all active products, streamed from the database. */
export function serveFeeds(api: Api): void {
  const { shop } = api;
  api.hono.get(`${feedsPath}:file{google-(?:en|bn)\\.xml|meta-(?:en|bn)\\.csv}`, async (c) => {
    countRead(api, c, readCost);
    const [program = "", language, ending] = c.req.param("file").split(/[-.]/);
    const feed = feeds[`${program}.${ending}` as keyof typeof feeds];
    const { [`name_${language as Locale}` as const]: shopName } = await shop.details.current();
    if (runningFeeds >= maxAtOnce) return c.body(null, 503, { "Retry-After": String(retryAfterSeconds) });
    c.header("Content-Type", feed.type);
    c.header("Cache-Control", "public, max-age=0, must-revalidate");
    c.header("Surrogate-Key", "products categories shop");
    c.header("Vary", "Accept-Encoding");
    const isZipped = acceptsGzip(c.req.header("accept-encoding"));
    if (isZipped) c.header("Content-Encoding", "gzip");
    const parts = streamFeed(feed, shop, { name: shopName, url: shopUrl(shop.settings) }, language as Locale);
    const { value: head } = await parts.next();
    const text = toTextStream(parts, head ?? "");
    return c.body(isZipped ? text.pipeThrough(new CompressionStream("gzip")) : text);
  });
}

/** Yields the head of the feed, then its products in portions. Counts as running until the end. */
async function* streamFeed(feed: Feed, { database }: Shop, feedShop: FeedShop, language: Locale) {
  runningFeeds += 1;
  try {
    yield feed.head(feedShop);
    yield* streamProducts(feed, database.pool, feedShop, language);
  } finally {
    runningFeeds -= 1;
  }
}

async function* streamProducts(feed: Feed, queries: Queries, feedShop: FeedShop, language: Locale) {
  for (let lastId = 0; ; ) {
    const after = lastId;
    // The stream is read outside the request's async context, so the language is set again.
    const lines = await inLanguage(language, async () => {
      const products = await findFeedProducts(queries, after);
      lastId = products.at(-1)?.id ?? after;
      return products.map((product) => feed.line(product, feedShop)).join("");
    });
    if (lines === "") break;
    yield lines;
  }
  if (feed.end) yield feed.end;
}
