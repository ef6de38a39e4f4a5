import type { Page } from "@playwright/test";

export const eid = "The shop is closed on Eid.";

/** Answers that are none: a refusal with status 200, a page of somebody else, nothing, half of one, something else. */
export const bad = {
  said: { json: { success: false, message: eid } },
  wordless: { json: { success: false } },
  page: { status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" },
  empty: { status: 200, body: "" },
  broken: { contentType: "application/json", body: '{"success":true,"token":"t' },
  other: { json: { success: true, data: {}, orders: "none", reviews: 7 } },
};
export type Bad = keyof typeof bad;
export const all = Object.keys(bad) as Bad[];

/** Replaces the answers of an address from now on. */
export async function answerWith(page: Page, address: string | RegExp, how: Bad) {
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill(bad[how]));
}
