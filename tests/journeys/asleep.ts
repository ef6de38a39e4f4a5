import type { Page } from "@playwright/test";
import { alive, expect } from "./shop.ts";
import { hold } from "./specification/watching.ts";

/** The addresses of the shop's scripts. */
export const scripts = /\/assets\/.*\.js/;

/** Opens a page whose scripts are still loading; returns a function that lets them arrive. */
export async function openAsleep(page: Page, address: string) {
  const release = await hold(page, scripts);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  // Nobody sees a page before its style is there, but a test would measure it, and before its letters.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  return async () => {
    release();
    await alive(page);
  };
}

/** Lets the scripts of later pages through; the page that is open stays asleep. */
export const leaveAsleep = (page: Page) => page.route(scripts, (route) => route.continue());

/** Add on the page's first product. */
export const addButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first();

/** Opens a product's page whose scripts are still loading, and presses its Add. */
export async function addAsleep(page: Page, id: number) {
  const wake = await openAsleep(page, `/products/${id}`);
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  return wake;
}
