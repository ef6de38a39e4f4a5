import { openFront } from "#tests/support/services/front.ts";
import { expect, open, test } from "../shop.ts";
import { signInAsStaff } from "./staff.ts";

test.use({ serviceWorkers: "allow" });

test("the rider's round opens again without a connection", { tag: "@phone" }, async ({
  page,
  shop,
  baseURL,
}) => {
  await signInAsStaff(page, shop, ["delivery"]);
  const front = await openFront(baseURL ?? "");
  await open(page, `${front.url}/admin/round`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  const empty = page.getByRole("heading", { name: "No stops left" });
  await expect(empty).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/admin/round")) !== undefined))
    .toBe(true);
  await open(page, `${front.url}/admin`);
  expect(await page.evaluate(async () => (await caches.match("/admin")) === undefined)).toBe(true);
  await open(page, `${front.url}/admin/round`);
  front.cut();
  await page.context().setOffline(true);
  await page.reload();
  await expect(empty).toBeVisible();
  front.close();
});
