import { expect, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

// Such a browser writes 12/05/2026 into the boxes of every page, whatever its language.
test.use({ locale: "en-US" });

test("a chosen day is written as the shop writes days, whatever order the browser has them in", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/cash");
  await page.getByLabel("Day").fill("2026-12-05");
  await expect(page.getByLabel("Day")).toHaveAccessibleDescription("5 Dec 2026");
  await open(page, "/bn/admin/orders?day=2026-12-05");
  await expect(page.getByLabel("দিন", { exact: true })).toHaveAccessibleDescription("৫ ডিসেম্বর, ২০২৬");
  await open(page, "/admin/settings");
  await page.getByLabel("Closed from").fill("2026-12-05");
  await expect(page.getByLabel("Closed from")).toHaveAccessibleDescription(/^5 Dec 2026\./);
  await open(page, "/admin/content?new=1");
  await page.getByLabel("Shown from").fill("2026-12-05T17:30");
  await expect(page.getByLabel("Shown from")).toHaveAccessibleDescription("5 Dec 2026, 5:30 PM");
});
