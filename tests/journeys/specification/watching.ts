import type { Page, Route } from "@playwright/test";

/** Holds the answers of an address until the test lets them through. */
export async function hold(page: Page, address: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The next request at an address arrives, its answer does not. */
export async function loseAnswer(page: Page, address: string) {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  await page.route(address, lose, { times: 1 });
}

export const refusal = (code: string, message: string) => ({ success: false, code, message });
export const alerts = (page: Page) => page.getByRole("alert").filter({ visible: true });
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

export async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
}
