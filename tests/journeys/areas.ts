import type { Page } from "@playwright/test";
import { areaDraft } from "../support/orders/delivery.ts";
import { expect, type JourneyShop } from "./shop.ts";

/** Makes a delivery area as an admin does; gives the ids of its slots. */
export async function areaFor(page: Page, shop: JourneyShop, more: object): Promise<number[]> {
  const account = { name: "Shopkeeper", email: `${crypto.randomUUID()}@example.com`, password: "mango-tree" };
  await page.request.post("/api/auth/login", { data: account });
  await shop.sql("update users set role = 'admin' where email = $1", [account.email]);
  const { token } = await (await page.request.post("/api/auth/login", { data: account })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post("/api/admin/delivery-areas", { data: areaDraft(more), headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = await answer.json();
  const rows = await shop.sql<{ id: number }>(
    "select id::int from delivery_slots where area_id = $1 order by from_minute",
    [id],
  );
  return rows.map((row) => row.id);
}

/** Chooses an upazila at the checkout. */
export async function choosePlace(page: Page, typed: string) {
  await page.getByRole("button", { name: /^Area .*Change$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Deliver to" });
  await sheet.getByRole("textbox").fill(typed);
  await sheet.locator("[data-place]").filter({ hasText: "Upazila" }).first().click();
}
