import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, fillCart, open, signIn, test } from "../shop.ts";
import { signInAsAdmin, unique } from "./staff.ts";

test("a product is archived in its form, is in no list any more, and comes back", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products/${id}`);
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(`Archive “${name}”?`)).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText(`“${name}” is archived.`)).toBeVisible();
  await expect(page.getByText("This product is archived: shoppers find it nowhere")).toBeVisible();

  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: "Archived", exact: true }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText(`“${name}” is sold again.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "View in shop" })).toBeVisible();
});

for (const [language, said] of [
  ["", { gone: "This product is no longer sold.", similar: "Similar products", short: "No longer sold" }],
  ["/bn", { gone: "এই পণ্যটি আর বিক্রি হয় না।", similar: "এরকম আরও পণ্য", short: "আর বিক্রি হয় না" }],
] as const)
  test(`what is no longer sold says so at its address, in a cart, a saved list and an old order (${language || "/en"})`, async ({
    page,
    shop,
  }) => {
    const name = unique();
    const id = await shop.newProduct({ name, nameBn: name });
    const other = await shop.newProduct({ name: unique() });
    await signIn(page);
    await open(page, language || "/");
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post("/api/account/saved", { headers, data: { add: [String(id)] } });
    const items = [id, other].map((product_id) => ({ product_id, quantity: 1 }));
    const order = {
      address_details: "House 12, Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items,
    };
    const placed = await (await page.request.post("/api/place-order", { headers, data: order })).json();
    await moveOrder(shop, placed.order.id, "delivered");
    await shop.sql("update products set is_archived = true where id = $1", [id]);

    const answer = await page.goto(`${language}/products/${id}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1, name: said.gone })).toBeFocused();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: said.similar })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expectAccessible(page);

    await open(page, `${language}/account/saved`);
    const saved = page.getByRole("listitem").filter({ hasText: name });
    await expect(saved).toContainText(said.short);
    await expectAccessible(page);
    await saved.getByRole("button").click();
    await expect
      .poll(async () => (await shop.sql("select from saved_products where product_id = $1", [id])).length)
      .toBe(0);

    await open(page, `${language}/account/orders`);
    const line = page.getByRole("listitem").filter({ hasText: name });
    await expect(line).toContainText(said.short);
    await expect(line.getByRole("link")).toHaveCount(0);
    await page.getByRole("article").getByRole("button").first().click();
    await expect(
      page.getByText(new RegExp(`${language ? "আর বিক্রি হয় না" : "No longer sold"}: ${name}`)),
    ).toBeVisible();
    await expectAccessible(page);
  });

test("a cart with something that is no longer sold says so, and the rest is ordered", async ({
  page,
  shop,
}) => {
  const name = unique();
  const gone = await shop.newProduct({ name });
  const other = await shop.newProduct();
  await signIn(page);
  await fillCart(page, [{ id: gone, name }, { id: other }]);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Mobile number").fill("01712345678");
  await shop.sql("update products set is_archived = true where id = $1", [gone]);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: `No longer sold: ${name}.` })).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
    "The shop no longer has this.",
  );
});
