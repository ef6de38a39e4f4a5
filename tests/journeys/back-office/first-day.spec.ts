import { test } from "../own-shop.ts";
import { expect, open } from "../shop.ts";
import {
  buyHilsa,
  describeTheShop,
  editPackPrintAndDeliver,
  hideReview,
  importList,
  letInForOrders,
  makeCategory,
  makeProduct,
  makeSlide,
  register,
  writeReview,
} from "./first-day.ts";
import { signInAsAdmin } from "./staff.ts";

test.describe("a shopkeeper's first day", () => {
  test.slow();
  test.use({ ownSettings: { DEMO: "0" } });

  test("leads from an empty shop to an order that is delivered, and the journal tells it all", async ({
    page,
    shop,
    browser,
    ownShop,
  }) => {
    await signInAsAdmin(page, shop);
    await describeTheShop(page);
    await makeCategory(page, "Fish", "মাছ");
    await makeCategory(page, "Dairy", "দুধ ও দই");
    await makeProduct(page);
    await importList(page);
    await makeSlide(page);

    const shopper = await browser.newPage({ baseURL: ownShop.url });
    const number = await buyHilsa(shopper);
    await editPackPrintAndDeliver(page, number);
    await open(shopper, "/account/orders");
    const card = shopper.getByRole("article", { name: number });
    await expect(card).toContainText("Delivered");
    await expect(card).toContainText(/The total was ৳1,200 and is now ৳2,400/);

    await open(shopper, "/products?search=ilish");
    await shopper
      .getByRole("link", { name: /Padma hilsa/ })
      .first()
      .click();
    await writeReview(shopper);
    await hideReview(page);
    await expect(async () => {
      await shopper.reload();
      await expect(shopper.locator("#reviews").getByText("No reviews yet")).toBeVisible({ timeout: 1_000 });
    }).toPass();

    const colleague = await browser.newPage({ baseURL: ownShop.url });
    await letInForOrders(page, await register(colleague, "Karim"));
    await open(colleague, "/admin/orders?status=completed");
    await expect(colleague.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await open(colleague, "/admin/products");
    await expect(
      colleague.getByRole("heading", { name: "This page belongs to somebody else's work" }),
    ).toBeVisible();

    // Windows that stay open take the focus from the next journey's.
    await shopper.close();
    await colleague.close();
    await open(page, "/admin/journal");
    const lines = page.getByRole("list", { name: "Changes, newest first" });
    for (const line of [
      "Settings changed",
      "Category made",
      "Product made",
      "File imported",
      "Slide made",
      "Order changed",
      "Order moved on",
      "Review hidden",
      "Rights changed",
    ])
      await expect(lines.getByText(line).first(), line).toBeVisible();
    await open(page, "/admin");
    await expect(page.getByRole("region", { name: "Open your shop" })).toHaveCount(0);
  });
});
