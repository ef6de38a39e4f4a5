import { urlIn } from "#src/language/locale.ts";
import { pageUrls } from "../../support/shop/page-urls.ts";
import { test } from "../own-shop.ts";
import { expect, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

/** Pages that are empty in more ways than one. */
const more = [
  "/products?search=rice",
  "/products?category=1",
  "/products?offers=1",
  "/admin/orders?status=all",
  "/admin/content?kind=advertisements",
  "/admin/content?kind=banners",
  "/admin/content?kind=notices",
  "/admin/search?view=synonyms",
  "/admin/search?view=ignored",
];

for (const language of ["en", "bn"] as const)
  test(`after the demo is gone no page is empty: each says why, and what to do next, in ${language}`, {
    tag: language === "en" ? "@desktop" : "@phone",
  }, async ({ page, shop }) => {
    test.setTimeout(300_000);
    await signInAsAdmin(page, shop);
    await open(page, "/admin");
    const demo = page.getByRole("region", { name: "The shop is filled with a demo" });
    await demo.getByRole("button", { name: "Remove the demo" }).click();
    await demo.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByText(/The demo is gone: \d+ products\./)).toBeVisible();
    for (const pattern of [...pageUrls, ...more].filter((one) => !/login|register/.test(one))) {
      const path = urlIn(language, pattern.replace(/:\w+\??/g, "987654321").replace("/*", "/no/such/page"));
      await open(page, path);
      const main = page.getByRole("main").last();
      await expect(main.locator("[role=status][aria-label]"), path).toHaveCount(0);
      const empty = main.locator("[data-empty]").filter({ visible: true });
      await expect(main.locator("a[href], button").filter({ visible: true }).first(), path).toBeVisible();
      await expect(main, path).toHaveText(/\S.{20}/s);
      // What leads on stands in it, in the head of the page, or below it.
      for (const one of await empty.all()) {
        const said = `${path}: ${await one.innerText()}`;
        const next = one
          .or(page.locator("[data-page-head], [data-empty] ~ *"))
          .locator("a[href], button, summary");
        expect.soft(await next.filter({ visible: true }).count(), said).toBeGreaterThan(0);
      }
    }
  });
