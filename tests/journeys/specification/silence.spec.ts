import type { Page } from "@playwright/test";
import { expect, fillCart, newAccount, open, signIn, test } from "../shop.ts";
import { alerts } from "./watching.ts";

/** This address does not answer until the test is over. */
const silence = (page: Page, address: string | RegExp) => page.route(address, () => undefined);

/** A list of products; not what the cart requests: its own products, and top sellers. */
const listing = /\/api\/products\?(?!.*\b(ids|top)=)/;

/** Lets 30 seconds pass, after which nothing is reported yet, and then the rest of 60. */
async function waitItOut(page: Page, address: string | RegExp, start: () => Promise<unknown>) {
  const request = page.waitForRequest(address);
  await start();
  await request;
  await page.clock.runFor(29_000);
  await expect(alerts(page)).toHaveCount(0);
  await page.clock.runFor(31_000);
}

test("a page that is never answered is told after 30 to 60 seconds, and its retry works", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await page.clock.install();
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  const product = page
    .getByRole("region", { name: "Cart" })
    .getByRole("link", { name: "Test mango" })
    .first();
  const shopping = page.getByRole("link", { name: "Continue Shopping" }).first();
  for (const [address, link, shown, heading] of [
    [listing, shopping, page.getByText("0 product(s) found"), "All Products"],
    [/\/api\/products\/\d+\?/, product, page.getByRole("heading", { name: "No connection" }), "Test mango"],
  ] as const) {
    await silence(page, address);
    await waitItOut(page, address, () => link.click());
    await expect(shown.first()).toBeVisible();
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await open(page, "/cart");
  }
});

test("lists of the home page that are never answered leave a retry after 30 to 60 seconds", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/faq");
  const lists = /\/api\/(sliders\/active|active-advertisements|products)\?/;
  await silence(page, lists);
  await waitItOut(page, lists, () =>
    page.getByRole("banner").getByRole("link", { name: "Tatka, home" }).click(),
  );
  await expect(page.getByText("This did not load.")).toHaveCount(3);
});

test("my orders that never come are told after 30 to 60 seconds, and asked for again", async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await silence(page, "**/api/my-orders*");
  await waitItOut(page, "**/api/my-orders*", () => open(page, "/account/orders"));
  await expect(alerts(page)).toHaveText("Something went wrong fetching your orders.");
  await page.unroute("**/api/my-orders*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You have no orders yet.")).toBeVisible();
});

test("an order that is never answered is told after 30 to 60 seconds, and can be sent again", async ({
  page,
  shop,
}) => {
  await signIn(page);
  await page.clock.install();
  await fillCart(page, [{ id: await shop.newProduct() }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  await silence(page, "**/api/place-order*");
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  await waitItOut(page, "**/api/place-order*", () => place.click());
  await expect(alerts(page)).toHaveText("Something went wrong while placing the order.");
  await page.unroute("**/api/place-order*");
  await place.click();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
});

for (const silent of ["**/identity/sign-in/email*", "**/identity/token*", "**/api/auth/login*"])
  test(`a sign-in on which ${silent} is silent is told after 30 to 60 seconds, and can be tried again`, async ({
    page,
  }) => {
    const { account } = await newAccount(page);
    await page.clock.install();
    await open(page, "/login");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await silence(page, silent);
    const signInButton = page.getByRole("button", { name: "Sign in", exact: true });
    await waitItOut(page, silent, () => signInButton.click());
    await expect(alerts(page)).toContainText("No connection.");
    await page.unroute(silent);
    await signInButton.click();
    await expect(page).toHaveURL(/\/$/);
  });
