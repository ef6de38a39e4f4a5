import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./back-office/staff.ts";
import { alive, expect, expectAccessible, fillCart, open, readyToOrder, test } from "./shop.ts";

const bengali = { region: "ভাষা", go: "বাংলায় দেখুন", stay: "থাক, ইংরেজিতেই দেখি" };
const english = { region: "Language", go: "See in English", stay: "No, stay in Bengali" };

const offerOn = (page: Page) => page.locator("[data-offer]");
const chosenIn = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** No offer appears, not even after the page has settled. */
async function expectNoOffer(page: Page) {
  await alive(page);
  await page.waitForLoadState("networkidle");
  await expect(offerOn(page)).toHaveCount(0);
}

type Measured = Window & { moved?: number };

/** Records what moves in the page within half a second after the offer appears. */
function watchMoves() {
  const measured = window as Measured;
  measured.moved = 0;
  let came = Number.POSITIVE_INFINITY;
  new MutationObserver(() => {
    if (document.querySelector("[data-offer]")) came = Math.min(came, performance.now());
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value = 0 } of list.getEntries() as (PerformanceEntry & { value?: number })[])
      if (startTime > came && startTime < came + 500) measured.moved = (measured.moved ?? 0) + value;
  }).observe({ type: "layout-shift" });
}

/** Buttons and fields of the bars that stay in sight, at the top and at the bottom, that the offer covers or that cover it. */
async function controlsUnderTheOffer(): Promise<(string | null)[]> {
  const strip = document.querySelector("[data-offer]");
  await Promise.all(strip?.getAnimations().map(({ finished }) => finished) ?? []);
  const offer = strip?.getBoundingClientRect() ?? new DOMRect();
  const stays = (one: Element | null): boolean =>
    one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || stays(one.parentElement));
  return [...document.querySelectorAll(":is(a, button, input, select):not([data-offer] *, .skip-link)")]
    .filter((one) => {
      const { top, bottom, left, right, height } = one.getBoundingClientRect();
      const apart = bottom <= offer.top || top >= offer.bottom || right <= offer.left || left >= offer.right;
      return height > 0 && !apart && one.checkVisibility({ opacityProperty: true }) && stays(one);
    })
    .map(({ textContent }) => textContent);
}

/** Another day: the same browser, a new browser session. */
async function laterOn(page: Page, address: string): Promise<Page> {
  const later = await page.context().newPage();
  await open(later, address);
  return later;
}

for (const { locale, words, from, to, main } of [
  {
    locale: "bn-BD",
    words: bengali,
    from: "/products?category=2",
    to: "/bn/products?category=2",
    main: "মাছ",
  },
  {
    locale: "en-GB",
    words: english,
    from: "/bn/products?category=2",
    to: "/products?category=2",
    main: "Fish",
  },
]) {
  test.describe(`whose browser prefers ${locale}, on a page in the other language`, () => {
    test.use({ locale });

    test(`is offered ${to}, but led nowhere, and is not asked again after taking it`, async ({ page }) => {
      await open(page, from);
      const offer = page.getByRole("region", { name: words.region });
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute("lang", locale.slice(0, 2));
      await expect(page).toHaveURL(from);
      await expectAccessible(page);

      await offer.getByRole("link", { name: words.go }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(main);
      await expectNoOffer(page);
      expect(await chosenIn(page)).toBe(`"${locale.slice(0, 2)}"`);
    });

    test(`may say no to ${to}, and is never asked again, whatever the page`, async ({ page }) => {
      await open(page, from);
      await page.getByRole("button", { name: words.stay }).click();
      await expect(offerOn(page)).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
      await page.reload();
      await expectNoOffer(page);
      await expectNoOffer(await laterOn(page, "/"));
      await expectNoOffer(await laterOn(page, "/bn"));
    });

    test(`reads ${to} without an offer, and without loading one`, async ({ page }) => {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      await open(page, to);
      await expectNoOffer(page);
      expect(loaded.filter((url) => /offer-strip/.test(url))).toEqual([]);
    });
  });
}

test.describe("the offer", () => {
  test.use({ locale: "bn-BD" });

  for (const address of ["/", "/products/1", "/cart"])
    test(`moves nothing, covers no button, and is soon reached by the keyboard: ${address}`, async ({
      page,
      shop,
    }) => {
      await fillCart(page, [{ id: await shop.newProduct() }]);
      await page.addInitScript(watchMoves);
      await open(page, address);
      await expect(offerOn(page)).toBeVisible();
      await expect.poll(() => page.evaluate(controlsUnderTheOffer)).toEqual([]);

      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: bengali.go })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: bengali.stay })).toBeFocused();
      await page.waitForLoadState("networkidle");
      // Its Bengali letters come after it and change its own lines: a hundredth. A strip that pushed the page would be a twentieth.
      expect(await page.evaluate(() => (window as Measured).moved)).toBeLessThan(0.02);

      // It goes with the top of the page, and stays over nothing further down.
      expect((await offerOn(page).boundingBox())?.y).toBe(0);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(offerOn(page)).not.toBeInViewport();
    });

  for (const width of [320, 360])
    test(`covers no button of a bar that stays in sight, ${width} px wide`, async ({ page, shop }) => {
      const [fish] = await shop.sql<{ id: string }>("select id::text from products where sku = 'rui-fish'");
      await readyToOrder(page, shop);
      await open(page, "/");
      for (const address of ["/products/1", `/products/${fish?.id}`, "/cart", "/checkout"]) {
        const visit = await page.context().newPage();
        await visit.setViewportSize({ width, height: 640 });
        await open(visit, address);
        await expect(visit.locator("[data-bar]")).toBeVisible();
        await expect(offerOn(visit)).toBeVisible();
        await expect.poll(() => visit.evaluate(controlsUnderTheOffer), { message: address }).toEqual([]);
        await visit.close();
      }
    });

  test("is not made in the back office, whose rail has the other language", async ({ page, shop }) => {
    await signInAsAdmin(page, shop);
    await open(page, "/admin/packing");
    await expect(page.getByRole("heading", { level: 1, name: "Packing" })).toBeVisible();
    await alive(page);
    await expect(offerOn(page)).toBeHidden();
    await expect(page.locator("#office-menu a[hreflang=bn], nav a[hreflang=bn]").first()).toBeAttached();
  });

  test("goes when its reader goes on, is not made twice in one sitting, and is made again another day", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(offerOn(page)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Fish" }).first().click();
    await expect(page).toHaveURL(/\/products/);
    await expect(offerOn(page)).toHaveCount(0);
    await page.reload();
    await expectNoOffer(page);
    await expect(offerOn(await laterOn(page, "/"))).toBeVisible();
  });

  test("is still there when the login stands in for the page asked for", async ({ page }) => {
    await page.goto("/account/orders");
    await expect(page).toHaveURL(/\/login/);
    await expect(offerOn(page)).toBeVisible();
    await expect(page.getByRole("link", { name: bengali.go })).toHaveAttribute(
      "href",
      /^\/bn\/login\?redirect=/,
    );
  });
});

test("the switch stays on the page and is remembered: a link in the other language is offered, not led", async ({
  page,
}) => {
  await open(page, "/products?sort=newest&from=friend");
  await expectNoOffer(page);
  await page.getByRole("link", { name: "বাংলা" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/bn\/products\?sort=newest$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expectNoOffer(page);
  expect(await chosenIn(page)).toBe('"bn"');

  const later = await laterOn(page, "/products/2");
  await expect(offerOn(later)).toBeVisible();
  await expect(later).toHaveURL("/products/2");
  await later.reload();
  await expectNoOffer(later);
  await later.getByRole("link", { name: "বাংলা" }).filter({ visible: true }).first().click();
  await expectNoOffer(later);
});

test.describe("whose browser knows neither language", () => {
  test.use({ locale: "de-DE" });

  test("is offered nothing", async ({ page }) => {
    await open(page, "/");
    await expectNoOffer(page);
    await open(page, "/bn");
    await expectNoOffer(page);
  });
});
