import type { BrowserContext, Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, open, test } from "../shop.ts";
import { newMobile, newOrder, signInAsAdmin, unique } from "./staff.ts";

const noLine = "No connection. Check your network and try again.";

/** Half a minute without a line, in which what is on the page asks for news in vain. */
async function halfAMinuteOffline(page: Page, context: BrowserContext, act: () => Promise<void>) {
  await context.setOffline(true);
  await page.clock.fastForward(15_000);
  await act();
  await page.clock.fastForward(15_000);
  await context.setOffline(false);
}

test("an order taken on the phone outlives half a minute without a line, and is placed once", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const name = unique();
  await shop.newProduct({ name });
  const mobile = newMobile();
  await signInAsAdmin(page, shop);
  let loses = false;
  await page.route(/\/api\/admin\/orders(\?lang=\w+)?$/, async (route) => {
    if (!loses) return route.continue();
    // The order arrives, its answer does not.
    loses = false;
    await route.fetch();
    await route.abort();
  });
  // The search follows a new product within a second; the page's clock stands still later.
  const found = async () => (await page.request.get(`/api/products?search=${name}`)).text();
  await expect.poll(found).toContain(name);
  await page.clock.install();
  await open(page, "/admin/orders/new");
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByLabel("Name", { exact: true }).fill("Rokeya Begum");
  await page.getByLabel("Shipping address").fill("House 3, Bazar Road");
  await page.getByLabel("Add a product").pressSequentially(name);
  await page.clock.runFor(1_000);
  await page.getByRole("listbox", { name: "Products found" }).getByRole("option", { name }).click();
  const place = page.getByRole("button", { name: "Place the order" });
  await halfAMinuteOffline(page, context, async () => {
    await place.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(noLine).first()).toBeVisible();
    await expect(place).toBeFocused();
  });
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Rokeya Begum");
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 3, Bazar Road");
  await expect(page.getByRole("listitem", { name })).toBeVisible();
  loses = true;
  await page.keyboard.press("Enter");
  await expect(page.getByText(noLine).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  expect(await shop.sql("select from orders where mobile_e164 = '+88' || $1", [mobile])).toHaveLength(1);
});

test("a product outlives half a minute without a line, and a reload", { tag: "@desktop" }, async ({
  page,
  context,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name });
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/products/${id}`);
  await page.getByLabel("Description in English").fill("Sweet, and typed in a tunnel.");
  await page.getByLabel("Price", { exact: true }).fill("77");
  await halfAMinuteOffline(page, context, async () => {
    await page.keyboard.press("Control+s");
    await expect(page.getByText(noLine).first()).toBeVisible();
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("77");
  });
  await page.reload();
  await expect(page.getByLabel("Description in English")).toHaveValue("Sweet, and typed in a tunnel.");
  await page.getByLabel("Price", { exact: true }).focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  expect(
    await shop.sql("select price_poisha::int as price, description_en from products where id = $1", [id]),
  ).toEqual([{ price: 7_700, description_en: "Sweet, and typed in a tunnel." }]);
});

test("a call is not answered without a line: the card stays, and its key answers once there is one", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const order = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/calls?order=${order.id}`);
  const whom = page.getByRole("heading", { level: 2, name: order.customer });
  await expect(whom).toBeFocused();
  const confirmed = page.getByRole("button", { name: /^Confirmed/ });
  await halfAMinuteOffline(page, context, async () => {
    await confirmed.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(noLine).first()).toBeVisible();
    await expect(confirmed).toBeFocused();
    await page.keyboard.press("4");
    await page.getByRole("radio", { name: "Another reason" }).check();
    await page.getByLabel("The reason, in words").fill("She is abroad");
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("alertdialog").getByText(noLine)).toBeVisible();
  });
  await expect(page.getByLabel("The reason, in words")).toHaveValue("She is abroad");
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await expect(page.getByText(`${order.number}: Confirmed.`)).toBeVisible();
  expect(await shop.sql("select outcome from order_calls where order_id = $1", [order.id])).toEqual([
    { outcome: "confirmed" },
  ]);
});

test("weights outlive half a minute without a line, and pack the order once", { tag: "@desktop" }, async ({
  page,
  context,
  shop,
}) => {
  const [rui] = await shop.sql<{ id: number }>("select id from products where sku = 'rui-fish'");
  const order = await newOrder(page, rui?.id ?? 0, 4);
  await moveOrder(shop, order.id, "confirmed");
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/packing?order=${order.id}`);
  const weight = page.getByRole("textbox", { name: /^Weight of Rui fish/ });
  const packed = page.getByRole("button", { name: "Packed", exact: true });
  await expect(weight).toBeVisible();
  await halfAMinuteOffline(page, context, async () => {
    await weight.fill("1.04");
    await weight.press("Enter");
    await expect(page.getByText(noLine).first()).toBeVisible();
    await expect(weight).toHaveValue("1.04");
  });
  await expect(weight).toHaveValue("1.04");
  await page.getByRole("checkbox", { name: /^In the bag: Rui fish/ }).check();
  await packed.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${order.number} is packed`)).toBeVisible();
  expect(await shop.sql("select fulfilment from orders where id = $1", [order.id])).toEqual([
    { fulfilment: "packed" },
  ]);
});

test("the note of an order's change outlives half a minute without a line, and a reload", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const order = await newOrder(page, await shop.newProduct({ name: unique() }));
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/orders?order=${order.id}`);
  const panel = page.getByRole("region", { name: order.number });
  const note = panel.getByRole("textbox", { name: "What the customer was told" });
  const save = panel.getByRole("button", { name: "Save the changes" });
  await panel.getByRole("button", { name: "Change the order" }).click();
  await panel.getByRole("button", { name: /One less/ }).click();
  await halfAMinuteOffline(page, context, async () => {
    await note.fill("Called from a tunnel: one is enough");
    await page.keyboard.press("Enter");
    await expect(panel.getByText(noLine)).toBeVisible();
  });
  await expect(note).toHaveValue("Called from a tunnel: one is enough");
  await page.reload();
  await expect(note).toHaveValue("Called from a tunnel: one is enough");
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/^Saved\. The order now comes to/)).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await shop.sql("select note from order_edits where order_id = $1", [order.id])).toEqual([
    { note: "Called from a tunnel: one is enough" },
  ]);
});

test("a refund that is being typed outlives half a minute without a line, and is noted once", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const order = await newOrder(page, await shop.newProduct({ name: unique(), price: 100 }));
  await moveOrder(shop, order.id, "delivered");
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/orders?order=${order.id}`);
  const panel = page.getByRole("region", { name: order.number });
  await panel.getByRole("button", { name: "Note a refund" }).click();
  const expectAllTyped = async () => {
    await expect(panel.getByLabel("Amount")).toHaveValue("৪০");
    await expect(panel.getByLabel("How")).toHaveValue("bkash");
    await expect(panel.getByLabel("Reference")).toHaveValue("9AB7XY");
    await expect(panel.getByLabel("Reason for the refund")).toHaveValue("Two eggs were broken");
  };
  await panel.getByLabel("Amount").fill("৪০");
  await halfAMinuteOffline(page, context, async () => {
    await panel.getByLabel("How").selectOption("bKash");
    await panel.getByLabel("Reference").fill("9AB7XY");
    await panel.getByLabel("Reason for the refund").fill("Two eggs were broken");
    await page.keyboard.press("Enter");
    await expect(panel.getByText(noLine)).toBeVisible();
    await expectAllTyped();
  });
  await expectAllTyped();
  await page.reload();
  await expectAllTyped();
  await panel.getByLabel("Reason for the refund").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Refund of ৳40 noted.")).toBeVisible();
  expect(
    await shop.sql("select amount_poisha::int, reason from order_refunds where order_id = $1", [order.id]),
  ).toEqual([{ amount_poisha: 4_000, reason: "Two eggs were broken" }]);
  await page.reload();
  await expect(panel.getByRole("button", { name: "Note a refund" })).toBeVisible();
});
