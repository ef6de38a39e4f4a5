import { expect, expectAccessible, fillCart, open, signIn, test } from "./shop.ts";

test("what to do where something is missing is chosen in the cart, for all or for one line, and reaches the order", async ({
  page,
  context,
  shop,
}) => {
  const milk = await shop.newProduct({ name: "Missing milk" });
  const eggs = await shop.newProduct({ name: "Missing eggs" });
  await signIn(page);
  await fillCart(page, [
    { id: milk, name: "Missing milk" },
    { id: eggs, name: "Missing eggs" },
  ]);
  await open(page, "/cart");
  const all = page.getByRole("group", { name: "If something is out of stock" });
  const ofMilk = page.getByRole("main").getByRole("combobox").nth(0);
  const ofEggs = page.getByRole("main").getByRole("combobox").nth(1);
  await page.getByText("Choose for each product").click();
  await expect(ofEggs).toHaveAccessibleName("If Missing eggs is out of stock");
  await expect(all.getByRole("radio", { name: "Call me" })).toBeChecked();
  await ofEggs.selectOption("Skip it");
  await all.getByRole("radio", { name: "Replace with similar" }).check();
  await expect(ofMilk).toHaveValue("similar");
  await expect(ofEggs).toHaveValue("leave_out");
  await expect(page.getByText("If out of stock: skip it")).toHaveCount(1);
  await expectAccessible(page);

  const other = await context.newPage();
  await open(other, "/bn/cart");
  await expect(other.getByRole("radio", { name: "একই রকম অন্যটা দিন" })).toBeChecked();
  await other.getByText("প্রতিটি পণ্যের জন্য আলাদা করে").click();
  await other.getByRole("main").getByRole("combobox").nth(0).selectOption("আমাকে ফোন করুন");
  await expect(ofMilk).toHaveValue("call");
  await ofMilk.selectOption("Replace with similar");
  await other.close();

  await page.reload();
  await expect(all.getByRole("radio", { name: "Replace with similar" })).toBeChecked();
  await expect(page.getByText("If out of stock: skip it")).toBeVisible();
  await open(page, "/checkout");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page
    .getByLabel(/address|Road, house/i)
    .first()
    .fill("House 12, Road 5, Dhanmondi");
  await page.getByRole("button", { name: "Place Order", exact: true }).filter({ visible: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const stored = await shop.sql(
    `select o.if_missing, i.if_missing as line from orders o join order_items i on i.order_id = o.id
     where i.product_id = any($1) order by i.product_id`,
    [[milk, eggs]],
  );
  expect(stored).toEqual([
    { if_missing: "similar", line: "similar" },
    { if_missing: "similar", line: "leave_out" },
  ]);
  await open(page, "/account/orders");
  await page.getByRole("article").first().getByRole("link", { name: /TK-/ }).first().click();
  await expect(page.getByText("If something is out of stock: replace with similar")).toBeVisible();
  await expect(page.getByText("If out of stock: skip it")).toBeVisible();
  await expectAccessible(page);
});
