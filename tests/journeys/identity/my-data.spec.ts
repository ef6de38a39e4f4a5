import { readFileSync } from "node:fs";
import { expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { cut } from "./trouble.ts";

test("a customer downloads everything that the shop keeps about them", async ({ page }) => {
  const { email } = await signIn(page);
  await open(page, "/account/orders");
  await page.getByRole("link", { name: "My data" }).click();
  await expect(page.getByRole("heading", { name: "My data", level: 1 })).toBeVisible();
  await expect(page.getByText(/messages with our answers: 7 days after/)).toBeVisible();
  await expectAccessible(page);

  const json = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON" }).click();
  const file = await json;
  expect(file.suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).profile[0].email).toBe(email);

  const csv = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV: Account" }).click();
  expect(readFileSync(await (await csv).path(), "utf8")).toContain(email);

  await cut(page, "**/api/account/data*");
  await page.getByRole("button", { name: "Download JSON" }).click();
  await expect(page.getByText("No connection. Check your network and try again.")).toBeVisible();
});
