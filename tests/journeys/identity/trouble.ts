import type { Page } from "@playwright/test";

export const offline = "No connection. Check your network and try again.";
export const alerts = (page: Page) => page.getByRole("alert").filter({ visible: true });
export const toast = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first();

/** Answers of an address are lost until the test lets them through again. */
export async function cut(page: Page, address: string) {
  await page.route(address, (route) => route.abort("connectionreset"));
  return () => page.unroute(address);
}
