import type { Context } from "hono";
import { Problem } from "../api/problem.ts";
import { isShownCategorySql } from "../catalogue/find-categories.server.ts";
import { locales, urlIn } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import type { Api } from "../platform/http/api.server.ts";
import type { Env } from "../platform/http/env.server.ts";
import { countRead } from "../platform/http/limits/read-limit.server.ts";
import { shopUrl } from "../platform/http/urls/client-ip.server.ts";
import type { Shop } from "../platform/shop.server.ts";

/** The protocol's limit for one sitemap; a larger one is split, with an index. */
const maxUrls = 50_000;
const maxPages = maxUrls / locales.length;

const pages = [
  "/",
  "/products",
  "/about",
  "/faq",
  "/contact",
  "/custom-order",
  "/privacy-policy",
  "/terms-of-service",
];
/** Disallowed for crawlers. */
const disallowedPaths = ["/api/", "/identity/", "/admin", "/bn/admin"];

type SitemapEntry = { path: string; changed?: string };

/** `robots.txt` and the sitemaps: every indexed page in both languages. */
export function serveSitemap(api: Api) {
  const { hono, shop } = api;
  const url = shopUrl(shop.settings);
  hono.get("/robots.txt", (c) =>
    c.text(robotsText(url), 200, cacheHeaders("text/plain; charset=utf-8", "robots")),
  );
  hono.get("/sitemap.xml", async (c) => {
    countRead(api, c);
    const pageCount = await countPages(shop);
    return sendXml(
      c,
      pageCount > maxPages
        ? renderSitemapIndex(url, Math.ceil(pageCount / maxPages))
        : await renderSitemap(shop, url, 1),
    );
  });
  hono.get("/sitemaps/:file{[1-9][0-9]{0,4}\\.xml}", async (c) => {
    countRead(api, c);
    const part = Number.parseInt(c.req.param("file"), 10);
    if (part > Math.ceil((await countPages(shop)) / maxPages))
      throw new Problem("not_found", m.problem_not_found());
    return sendXml(c, await renderSitemap(shop, url, part));
  });
}

const robotsText = (url: string) =>
  [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${url}/sitemap.xml`,
    "",
  ].join("\n");

const cacheHeaders = (type: string, surrogateKey: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=0, must-revalidate",
  "Surrogate-Key": surrogateKey,
});

const sendXml = (c: Context<Env>, inner: string) =>
  c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n${inner}\n`,
    200,
    cacheHeaders("application/xml; charset=utf-8", "products categories"),
  );

async function countPages({ database }: Shop): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*)::int from categories c where ${isShownCategorySql})
       + (select count(*)::int from products where not is_archived and not is_other_size) as count`,
  );
  return pages.length + (rows[0]?.count ?? 0);
}

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function renderSitemapIndex(url: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, index) => {
    return `<sitemap><loc>${url}/sitemaps/${index + 1}.xml</loc></sitemap>`;
  });
  return `<sitemapindex xmlns="${sitemapNamespace}">\n${entries.join("\n")}\n</sitemapindex>`;
}

/** The URLs of one part, counted from 1, in the order pages, categories, products. */
async function renderSitemap({ database }: Shop, url: string, part: number): Promise<string> {
  const { rows } = await database.pool.query<SitemapEntry>(
    `select path, changed from (
       select path, null as changed, 0 as section, at as place
         from unnest($1::text[]) with ordinality as fixed (path, at)
       union all select '/products?category=' || c.id, null, 1, c.id from categories c where ${isShownCategorySql}
       union all select '/products/' || id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD'), 2, id
         from products where not is_archived and not is_other_size
     ) as all_pages order by section, place limit $2 offset $3`,
    [pages, maxPages, (part - 1) * maxPages],
  );
  const entries = rows.flatMap((page) => renderEntries(url, page));
  return `<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>`;
}

/** One entry per language, each with links to all languages. */
function renderEntries(url: string, { path, changed }: SitemapEntry): string[] {
  const [english = "", bengali = ""] = locales.map((locale) => url + urlIn(locale, path));
  const alternateLinks =
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>` +
    `<xhtml:link rel="alternate" hreflang="bn" href="${bengali}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`;
  const lastModified = changed ? `<lastmod>${changed}</lastmod>` : "";
  return [english, bengali].map(
    (address) => `<url><loc>${address}</loc>${lastModified}${alternateLinks}</url>`,
  );
}
