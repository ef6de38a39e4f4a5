import { jumped, watchJumps } from "../jumps.ts";
import { test } from "../own-shop.ts";
import { expect, expectAccessible, open } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("a notice is written, stands over the shop without moving it later, and stays away from who has closed it", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/content?kind=notices");
  await page.getByRole("button", { name: "Add a notice" }).click();
  const form = page.getByRole("form", { name: "New notice" });
  await form.getByLabel("Title in English").fill("Rain: riders come an hour later today.");
  await form.getByLabel("Title in Bengali").fill("বৃষ্টি: আজ এক ঘণ্টা দেরি হতে পারে।");
  await form.getByLabel("Opens").fill("/faq");
  await expect(form.locator("[data-preview]")).toContainText("Rain: riders come");
  await expect(form.getByText("Picture", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Rain: riders come an hour later today. is saved.")).toBeVisible();

  const shopper = await page.context().newPage();
  const notice = shopper.getByRole("complementary", { name: "Notice" });
  await expect(async () => {
    await open(shopper, "/");
    await expect(notice).toContainText("Rain: riders come", { timeout: 100 });
  }).toPass();
  await expectAccessible(shopper);
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/faq");
  await open(shopper, "/bn");
  await expect(notice.or(shopper.getByRole("complementary", { name: "নোটিশ" }))).toContainText("এক ঘণ্টা দেরি");
  await open(shopper, "/");
  await watchJumps(shopper);
  await notice.getByRole("button", { name: "Close this notice" }).click();
  await expect(notice).toBeHidden();
  await open(shopper, "/");
  await expect(shopper.locator("[data-notice]")).toBeHidden();
  expect(await jumped(shopper)).toBeLessThan(0.01);

  await shop.sql("update notices set title_en = 'The rain is over.', version = version + 1");
  await expect(async () => {
    await open(shopper, "/");
    await expect(notice).toContainText("The rain is over.", { timeout: 100 });
  }).toPass();
});

test("a banner is made and stands beside the others at the foot of the home page", async ({ page, shop }) => {
  await shop.sql("delete from banners where position > 0");
  await signInAsAdmin(page, shop);
  await open(page, "/admin/content?kind=banners");
  await page.getByRole("button", { name: "Edit 20% off seasonal fruits" }).click();
  const form = page.getByRole("form", { name: "20% off seasonal fruits" });
  await form.getByLabel("Title in English").fill("Winter pitha week");
  await form.getByLabel("Opens").fill("/products?category=4");
  await expect(form.locator("[data-preview]")).toContainText("Winter pitha week");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Winter pitha week is saved.")).toBeVisible();
  const shopper = await page.context().newPage();
  const offers = shopper.getByRole("region", { name: "Offers" });
  await expect(async () => {
    await open(shopper, "/");
    await expect(offers.getByRole("heading")).toHaveText(["Winter pitha week"], { timeout: 500 });
  }).toPass();
  await expect(offers.getByRole("link")).toHaveAttribute("href", "/products?category=4");
  await shop.sql("delete from banners");
  await expect(async () => {
    await open(shopper, "/");
    await expect(offers).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
