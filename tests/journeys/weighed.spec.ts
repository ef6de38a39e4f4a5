import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "./shop.ts";

/** Rui of the demo shop: ৳420 a kilo, in steps of 250 grams. */
const rui = async (shop: JourneyShop) =>
  (await shop.sql<{ id: string }>("select id::text from products where sku = 'rui-fish'"))[0]?.id;

test("fish is chosen by weight, its price is an estimate from the product's page to the order", async ({
  page,
  shop,
  isMobile,
}) => {
  await signIn(page);
  await open(page, `/products/${await rui(shop)}`);
  const main = page.getByRole("main");
  await expect(main.getByText("৳420/kg").first()).toBeVisible();
  const usual = page
    .getByRole("group", { name: "How much?" })
    .getByRole("button", { name: "1 kg", exact: true });
  await expect(usual).toHaveAttribute("aria-pressed", "true");
  if (isMobile) {
    const bar = await page.locator("[data-bar=buy]").boundingBox();
    const chip = await usual.boundingBox();
    expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  const weight = page.getByRole("textbox", { name: "How much?" });
  await expect(weight).toHaveValue("1.25 kg");
  await expect(main.getByRole("strong").first()).toHaveText("about ৳525");
  await expect(main.getByText("If it comes to more than ৳577 (10 % more), we call you first.")).toBeVisible();
  await expectAccessible(page);
  await weight.fill("৫০০ গ্রাম");
  await weight.press("Enter");
  await expect(weight).toHaveValue("500 g");
  await weight.fill("a lot");
  await weight.press("Enter");
  await expect(weight).toHaveValue("250 g");
  await weight.fill("1.3");
  await weight.press("Enter");
  await expect(weight).toHaveValue("1.25 kg");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .filter({ visible: true })
    .click();

  await open(page, "/cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Rui fish" });
  await expect(line).toContainText("৳420/kg");
  await expect(line.getByRole("textbox")).toHaveValue("1.25 kg");
  await expect(line).toContainText(/about\s*৳525/);
  await expectAccessible(page);

  await open(page, "/checkout");
  await expect(page.getByRole("main")).toContainText("1.25 kg");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page
    .getByLabel(/address|Road, house/i)
    .first()
    .fill("House 12, Road 5, Dhanmondi");
  await expect(page.locator("[data-bar=order]")).toHaveText("Total, about৳525Place Order");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  await open(page, "/account/orders");
  await expect(page.getByRole("article").first()).toContainText("1.25 kg · ৳420/kg, weighed when we pack");
  await expect(page.getByRole("article").first()).toContainText(/Total, about\s*৳525/);
});

test("on a card, plus and minus count the weight (in Bengali)", async ({ page, shop }) => {
  await open(page, `/bn/products?search=${encodeURIComponent("rui mach")}`);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href$="/products/${await rui(shop)}"]`) });
  await card.getByRole("button", { name: /ঝুড়িতে নিন$/ }).click();
  await expect(card.getByRole("status")).toHaveText("২৫০ গ্রাম");
  await card.getByRole("button", { name: /^আরও একটি/ }).click();
  await expect(card.getByRole("status")).toHaveText("৫০০ গ্রাম");
});

test("what is sold by weight is one item when it is ordered again, and its total is read with its weight", async ({
  page,
  shop,
}) => {
  const { email, password } = await signIn(page);
  const login = await page.request.post("/api/auth/login", {
    data: { name: "Nusrat Jahan", email, password },
  });
  const items = [
    { product_id: Number(await rui(shop)), quantity: 4 },
    { product_id: await shop.newProduct(), quantity: 3 },
  ];
  await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${(await login.json()).token}` },
    data: { address_details: "House 12", mobile_no: "01712345678", payment_type: "cash", items },
  });
  await shop.sql(
    `update orders set status = 'completed', fulfilment = 'delivered'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await open(page, "/account/orders");
  await page.getByRole("button", { name: /^Order again/ }).click();
  await expect(page.getByText("4 items added to your cart")).toBeVisible();
  await open(page, "/cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Rui fish" });
  await expect(line.getByText("about ৳420 for 1 kg", { exact: true })).toBeAttached();
});
