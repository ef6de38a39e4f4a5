import { test } from "./own-shop.ts";
import { expect } from "./shop.ts";

const most = 150;

/** Urls inside the shop that a page links to, without fragments. */
function linksOf(html: string, from: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = ""]) => href);
  const here = new URL(from);
  return hrefs
    .map((href) => new URL(href.replaceAll("&amp;", "&"), here))
    .filter((url) => url.origin === here.origin)
    .map((url) => url.pathname + url.search);
}

for (const start of ["/", "/bn"]) {
  test(`no link that one finds from ${start} is dead`, async ({ request }) => {
    test.setTimeout(240_000);
    const known = new Set([start]);
    const dead: string[] = [];
    for (const address of known) {
      const answer = await request.get(address, { headers: { accept: "text/html" } });
      if (answer.status() >= 400) dead.push(`${answer.status()} ${address}`);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      for (const next of linksOf(await answer.text(), answer.url())) if (known.size < most) known.add(next);
    }
    expect(dead).toEqual([]);
    expect(known.size).toBeGreaterThan(60);
  });
}
