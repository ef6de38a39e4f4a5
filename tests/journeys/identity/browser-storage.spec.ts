import type { Page } from "@playwright/test";
import { addButton, openAsleep, scripts } from "../asleep.ts";
import { expect, fillCart, open, test } from "../shop.ts";

/** Names of all that this browser stores for the shop: both storages and cookies. */
async function storedNames(page: Page): Promise<string[]> {
  const storages = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  // Stored by this test itself, to begin with a full cart.
  return [...storages, ...cookies].filter((name) => name !== "filled-once");
}

/** The names that the privacy page lists. */
async function result(page: Page, address: string): Promise<string> {
  await open(page, address);
  return page.locator("#part-3").innerText();
}

test("the privacy page names all that the browser keeps, and at logout what a person typed or looked for is gone", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: "Kept mango" });
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await storedNames(page)) seen.add(name);
  };
  await fillCart(page, [{ id, name: "Kept mango" }]);
  const wake = await openAsleep(page, "/products?category=1");
  await addButton(page).click();
  await look();
  await wake();
  await page.unroute(scripts);

  await open(page, "/products?search=mango");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("mango pickle");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=mango(\+|%20)pickle/);
  await open(page, "/contact");
  await page.getByLabel("Subject").fill("About rice");
  await open(page, "/custom-order");
  await page
    .getByLabel(/What do you need|Order details/i)
    .first()
    .fill("Two kilos of kotbel");
  await look();

  await open(page, "/register?redirect=checkout");
  await page.getByLabel("Full name").fill("Nusrat Jahan");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("mango-tree");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((url) => url.pathname === "/checkout");
  await page
    .getByLabel("Address", { exact: true })
    .or(page.getByLabel(/address/i))
    .first()
    .fill("House 12, Road 5");
  // In all tabs: what waits is sent by any.
  await page.context().route("**/api/place-order*", (route) => route.abort("connectionreset"));
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill("01712345678");
  await page
    .getByRole("button", { name: "Place Order", exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("checkout-attempt"))).not.toBeNull();
  await look();

  await open(page, `/products/${id}`);
  await page
    .getByRole("button", { name: /^Save / })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("saved-account"))).toContain(String(id));
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByLabel("Your review").fill("Sweet");
  await look();

  const english = await result(page, "/privacy-policy");
  const bengali = await result(page, "/bn/privacy-policy");
  await look();
  for (const name of seen) {
    expect(english, `${name} on the privacy page`).toContain(name);
    expect(bengali, `${name} on the Bengali privacy page`).toContain(name);
  }
  for (const name of [
    "searches",
    "checkout",
    "checkout-attempt",
    "contact",
    "custom-order",
    "review",
    "saved",
    "early-presses",
  ])
    expect([...seen], "the journey came by").toContain(name);

  // A second tab with a draft of its own.
  const other = await page.context().newPage();
  await open(other, "/contact");
  await other.getByLabel("Subject").fill("About tea");
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const mayStay = [
    "cart",
    "cart-if-missing",
    "cart-offers",
    "cart-links",
    "tatka.known",
    "saved",
    "signed-in-before",
    "language",
    "language-offered",
    "react-router-scroll-positions",
    "remix-router-transitions",
  ];
  await expect
    .poll(async () => (await storedNames(page)).filter((name) => !mayStay.includes(name)))
    .toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("saved"))).toBe("[]");
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem("contact"))).toBeNull();
  for (const field of ["Name", "Email", "Subject"])
    await expect(other.getByLabel(field, { exact: true }), "what stands on the other tab's page").toHaveValue(
      "",
    );
  expect(await page.evaluate(() => localStorage.getItem("cart"))).toContain("Kept mango");
});
