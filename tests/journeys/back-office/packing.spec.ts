import type { Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, newAccount, open, test } from "../shop.ts";
import { scannerTypes } from "./scanner.ts";
import { signInAsAdmin, stockOf } from "./staff.ts";

/** Rui of the demo shop: ৳420 a kilo, in steps of 250 grams. */
const rui = async (shop: JourneyShop) =>
  (await shop.sql<{ id: number }>("select id from products where sku = 'rui-fish'"))[0]?.id as number;

/** A confirmed order of a new customer; gives its token, too. */
async function confirmedOrder(page: Page, shop: JourneyShop, items: object[]) {
  const { token, data } = await newAccount(page, "Nusrat Jahan");
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items,
    },
  });
  const { order } = await answer.json();
  await moveOrder(shop, order.id, "confirmed");
  return { id: order.id as number, number: order.number as string, token, user: data };
}

/** The next pages are seen by who ordered. */
const storeSession = (page: Page, { token, user }: { token: string; user: object }) =>
  page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("token", token as string);
      localStorage.setItem("user", user as string);
    },
    [token, JSON.stringify(user)],
  );

const lineOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: `In the bag: ${name}` }) });

test("a packer weighs a fish, leaves out, replaces and ticks; one press packs it, and the customer reads what changed", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  const unique = crypto.randomUUID().slice(0, 8);
  const eggs = await shop.newProduct({ name: `Packed eggs ${unique}`, stock: 9, price: 140 });
  const milk = await shop.newProduct({ name: `Packed milk ${unique}`, stock: 9, price: 100 });
  const dal = await shop.newProduct({ name: `Packed dal ${unique}`, stock: 9, price: 120 });
  await shop.newProduct({ name: `Packed milk ${unique} small`, stock: 9, price: 65 });
  const order = await confirmedOrder(page, shop, [
    { product_id: await rui(shop), quantity: 5, if_missing: "call" },
    { product_id: eggs, quantity: 1, if_missing: "leave_out" },
    { product_id: milk, quantity: 1, if_missing: "similar" },
    { product_id: dal, quantity: 1 },
  ]);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/packing");
  const queued = page.getByRole("link", { name: new RegExp(`^${order.number}`) });
  await expect(queued).toContainText("4 lines");
  await queued.click();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(order.number) })).toBeFocused();
  await expectAccessible(page);

  const packed = page.getByRole("button", { name: "Packed", exact: true });
  await expect(packed).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(/4 items left/)).toBeVisible();

  // A weight that is none is said, above the tolerance somebody calls.
  const weight = page.getByRole("textbox", { name: /^Weight of Rui fish/ });
  await weight.fill("a lot");
  await weight.press("Enter");
  await expect(weight).toBeFocused();
  await expect(page.getByText("A weight such as 1.31 kg or 500 g, please.")).toBeVisible();
  await weight.fill("১.৫ কেজি");
  await weight.press("Enter");
  await expect(page.getByText("Call: the customer pays ৳105 more. Or weigh less.")).toBeVisible();
  await page.getByRole("button", { name: "Customer says yes" }).click();
  await expect(page.getByText("1.5 kg, ৳105 more: the customer said yes.")).toBeVisible();
  await weight.fill("1.31");
  await expect(page.getByText("60 g more, within 10 %. No call needed.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^In the bag: Rui fish/ })).toBeChecked();

  await page.getByRole("button", { name: new RegExp(`^Missing.*Packed eggs ${unique}`) }).click();
  await expect(page.getByText("Customer said: skip it.")).toBeVisible();
  await expect(page.getByText("Once this order is packed, the shop’s stock of it is 0.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: new RegExp(`^Leave out.*Packed eggs ${unique}`) }).click();

  await page.getByRole("button", { name: new RegExp(`^Missing.*Packed milk ${unique}`) }).click();
  await expect(page.getByText(`Nearest: Packed milk ${unique} small 1 kg, ৳65 (৳35 less)`)).toBeVisible();
  await page.getByRole("button", { name: /^Replace.*Packed milk/ }).click();
  await lineOf(page, `Packed milk ${unique} small 1 kg`).getByRole("checkbox").check();
  const ticked = "select from order_items where order_id = $1 and packed_by is not null";
  await expect.poll(() => shop.sql(ticked, [order.id])).toHaveLength(1);

  // What was typed outlives a reload; the ticks are the shop's.
  await page.reload();
  await expect(weight).toHaveValue("1.31");
  await expect(lineOf(page, `Packed milk ${unique} small 1 kg`).getByRole("checkbox")).toBeChecked();
  await expect(page.getByText(`1 item left: Packed dal ${unique}`)).toBeVisible();
  const last = lineOf(page, `Packed dal ${unique} 1 kg`).getByRole("checkbox");
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(last).toBeChecked();
  await expect(page.getByText("Everything is in the bag")).toBeVisible();
  await expect(packed).not.toHaveAttribute("aria-disabled");
  await packed.click();
  await expect(page.getByText(`${order.number} is packed: ৳735.`)).toBeVisible();
  expect([await stockOf(shop, eggs), await stockOf(shop, milk), await stockOf(shop, dal)]).toEqual([0, 0, 8]);
  const heard = await shop.sql(
    "select channel from notifications where order_id = $1 and event = 'changed' order by channel",
    [order.id],
  );
  expect(heard).toEqual([{ channel: "email" }, { channel: "sms" }]);

  const customer = await browser.newPage({ baseURL });
  await storeSession(customer, order);
  await open(customer, `/account/orders/${order.number}`);
  await expect(customer.getByRole("heading", { level: 1, name: "Packed" })).toBeVisible();
  await expect(customer.getByText("Weighed: 1.31 kg × ৳420/kg")).toBeVisible();
  await expect(customer.getByText("asked: 1.25 kg, about ৳525")).toBeVisible();
  await expect(
    customer.getByText(`Instead of Packed milk ${unique} 1 kg (৳100): out of stock.`),
  ).toBeVisible();
  await expect(customer.getByText(`Packed eggs ${unique} 1 kg: none left, left out`)).toBeVisible();
  await expectAccessible(customer);
  await customer.close();
});

test("what was packed unweighed says so to the customer, to staff and on paper", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const order = await confirmedOrder(page, shop, [{ product_id: await rui(shop), quantity: 5 }]);
  await moveOrder(shop, order.id, "packed");
  await storeSession(page, order);
  const said = "not weighed, charged as estimated";
  await open(page, `/account/orders/${order.number}`);
  await expect(page.getByRole("main")).toContainText(`1.25 kg · ৳420/kg, ${said}`);
  await open(page, "/bn/account/orders");
  await expect(page.getByRole("article").first()).toContainText(
    "১.২৫ কেজি · কেজি ৳৪২০, ওজন করা হয়নি, আনুমানিক দামই রাখা হয়েছে",
  );

  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${order.id}`);
  await expect(page.getByRole("row", { name: /Rui fish/ })).toContainText(said);
  for (const what of ["slips", "invoices"]) {
    await open(page, `/admin/print?what=${what}&orders=${order.id}`);
    await expect(page.getByRole("row", { name: /Rui fish/ })).toContainText(said);
  }
});

test("an order that a colleague packs is theirs; one that is packed meanwhile says so", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const product = await shop.newProduct();
  const order = await confirmedOrder(page, shop, [{ product_id: product, quantity: 1 }]);
  await signInAsAdmin(page, shop);
  await shop.sql(
    "insert into order_packers (order_id, user_id) select $1, id from users where email = 'admin@tatka.example'",
    [order.id],
  );
  await open(page, `/bn/admin/packing?order=${order.id}`);
  await expect(page.getByText("Admin এই অর্ডারটি প্যাক করছেন।")).toBeVisible();
  await expectAccessible(page);
  await open(page, `/admin/packing?order=${order.id}`);
  await expect(page.getByText("Admin is packing this order.")).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^${order.number}`) })).toContainText(
    / 1 line(?!s)/,
  );
  await expect(page.getByRole("checkbox", { name: /^In the bag/ })).toBeDisabled();
  await shop.sql("delete from order_packers where order_id = $1", [order.id]);
  await page.reload();
  const box = page.getByRole("checkbox", { name: /^In the bag/ });
  await box.check();
  const ticked = "select from order_items where order_id = $1 and packed_by is not null";
  await expect.poll(() => shop.sql(ticked, [order.id])).toHaveLength(1);
  await moveOrder(shop, order.id, "packed");
  await page.getByRole("button", { name: "Packed", exact: true }).click();
  await expect(page.getByText("This order is not to be packed any more.")).toBeVisible();
});

test("each scan puts a piece into the bag, the last one ticks the line", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const unique = crypto.randomUUID().slice(0, 8);
  const milk = await shop.newProduct({ name: `Scanned milk ${unique}` });
  const [{ sku } = { sku: "" }] = await shop.sql<{ sku: string }>("select sku from products where id = $1", [
    milk,
  ]);
  const fish = await rui(shop);
  const [{ sku: fishSku } = { sku: "" }] = await shop.sql<{ sku: string }>(
    "select sku from products where id = $1",
    [fish],
  );
  const order = await confirmedOrder(page, shop, [
    { product_id: milk, quantity: 2 },
    { product_id: fish, quantity: 4 },
  ]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/packing?order=${order.id}`);
  const line = lineOf(page, `Scanned milk ${unique} 1 kg`);
  await expect(line).toBeVisible();
  await scannerTypes(page, "0000000000000");
  await expect(page.getByText("0000000000000 is not in this order.")).toBeVisible();
  await scannerTypes(page, sku);
  await expect(line).toContainText("1 of 2 scanned");
  await expect(line.getByRole("checkbox")).not.toBeChecked();
  // In the field of a weight, too, without a trace in it.
  const weight = page.getByRole("textbox", { name: /^Weight of Rui fish/ });
  await weight.fill("1");
  await scannerTypes(page, sku);
  await expect(line.getByRole("checkbox")).toBeChecked();
  await expect(weight).toHaveValue("1");
  const ticked = "select from order_items where order_id = $1 and product_id = $2 and packed_by is not null";
  await expect.poll(() => shop.sql(ticked, [order.id, milk])).toHaveLength(1);
  await scannerTypes(page, sku);
  await expect(page.getByText("all of it is already in the bag.")).toBeVisible();
  await page.getByRole("heading", { level: 2 }).focus();
  await scannerTypes(page, fishSku);
  await expect(weight).toBeFocused();
  await expectAccessible(page);
});
