import { dayAhead } from "#tests/support/orders/delivery.ts";
import { ageOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { newOrder, signInAsAdmin, stockOf, unique } from "./staff.ts";

test("an order goes its way, step by step, and each is written down", async ({ page, shop }) => {
  const product = await shop.newProduct({ name: unique() });
  const { number, customer } = await newOrder(page, product);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  await page.getByRole("searchbox").or(page.getByLabel("Number, name, phone or address")).fill(customer);
  await expect(page).toHaveURL(/search=Customer/);
  await page.getByRole("link", { name: new RegExp(number) }).click();

  const detail = page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));
  await expect(detail.getByRole("link", { name: "01712345678" })).toHaveAttribute("href", "tel:01712345678");
  await expect(detail).toContainText("House 12, Road 5, Dhanmondi");
  const badge = (status: string) => detail.getByText(status, { exact: true });
  await expect(badge("Pending")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Handed over" })).toHaveCount(0);
  await detail.getByRole("button", { name: "Start packing" }).click();
  await expect(detail.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(badge("Processing")).toBeVisible();
  await detail.getByRole("button", { name: "Packed" }).click();
  await expect(detail.getByText("Packed, by Shopkeeper")).toBeVisible();
  await detail.getByRole("button", { name: "On the way" }).click();
  await expect(detail.getByRole("button", { name: "Nobody was there" })).toBeVisible();
  await detail.getByRole("button", { name: /Handed over/ }).click();
  await expect(detail.getByText("Delivered", { exact: true })).toBeVisible();
  await expect(badge("Completed")).toBeVisible();
  await expect(detail.getByText("Nothing more to do here.")).toBeFocused();
  for (const step of ["Confirmed without a call", "Packed", "On the way", "Delivered"])
    await expect(detail.getByText(`${step}, by Shopkeeper`)).toBeVisible();
  await expect(detail.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Close the order" }).click();
  await expect(detail).toBeHidden();
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeFocused();
});

test("cancelling is asked about once more, and puts the goods back", async ({ page, shop }) => {
  const product = await shop.newProduct({ stock: 10 });
  const { id, number } = await newOrder(page, product, 4);
  expect(await stockOf(shop, product)).toBe(6);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const question = page.getByRole("alertdialog", { name: `Cancel ${number}?` });
  await expect(question).toContainText("go back into stock");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  expect(await stockOf(shop, product)).toBe(6);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await question.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(question.getByRole("alert")).toHaveText("Choose why it is cancelled.");
  await expect(question.getByRole("radio", { name: "The customer asked for it" })).toBeFocused();
  expect(await stockOf(shop, product)).toBe(6);
  await question.getByRole("radio", { name: "Another reason" }).check();
  await question.getByLabel("The reason, in words").fill("The van broke down");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Cancelled, by Shopkeeper: The van broke down")).toBeVisible();
  const detail = page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));
  await expect(detail.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  expect(await stockOf(shop, product)).toBe(10);
});

test("two quick presses take one step, and a step can be taken back", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { id, number } = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, `/admin/orders?order=${id}`);
  const start = page.getByRole("button", { name: "Start packing" });
  // Enabled, and where it stays.
  await start.click({ trial: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, y, width, height } = (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const stepped = page.waitForResponse(/\/steps/);
  await page.mouse.click(x + width / 2, y + height / 2);
  await stepped;
  const pack = page.getByRole("button", { name: "Packed" });
  await expect(pack).toBeVisible();
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
  await page.keyboard.press("Enter");
  // Each run of the clock wakes the button; a refetch of the order may have put it to sleep again.
  await expect(async () => {
    await page.clock.runFor(600);
    await expect(pack).toBeEnabled({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("Confirmed without a call, by Shopkeeper")).toHaveCount(1);
  await expect(page.getByText("Packed, by Shopkeeper")).toHaveCount(0);

  await pack.click();
  await expect(page.getByRole("status").filter({ hasText: `${number}: Packed` })).toBeVisible();
  // Under the pointer the message stays.
  await page.getByRole("button", { name: "Undo" }).hover();
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `Undone. ${number}: Confirmed` })).toBeVisible();
  await expect(pack).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});

test("who comes second learns that a colleague was quicker", { tag: "@desktop" }, async ({ page, shop }) => {
  const product = await shop.newProduct();
  const { id } = await newOrder(page, product);
  const token = await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  const start = page.getByRole("button", { name: "Start packing" });
  await expect(start).toBeVisible();
  await page.request.post(`/api/admin/orders/${id}/steps`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { from: "pending", status: "processing" },
  });
  await start.click();
  await expect(page.getByRole("alert")).toContainText("This is how it stands now");
  await expect(page.getByRole("button", { name: "Packed" })).toBeVisible();
});

test("the order desk is run from the keyboard", { tag: "@desktop" }, async ({ page, shop }) => {
  const product = await shop.newProduct();
  const first = await newOrder(page, product);
  const second = await newOrder(page, product);
  await signInAsAdmin(page, shop);
  // A day of their own: the list has no other orders.
  const day = dayAhead(18);
  await shop.sql("update orders set slot_day = $2 where id = any($1)", [[first.id, second.id], day]);
  await open(page, `/admin/orders?slot_day=${day}`);
  const row = (number: string) => page.getByRole("link", { name: number });
  await row(second.number).focus();
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await expect(row(second.number)).toBeFocused();
  while (!(await row(first.number).evaluate((link) => link === document.activeElement)))
    await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: first.number })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(first.number)).toBeFocused();
  await expect(page.getByRole("search").locator("kbd")).toHaveText("/");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Number, name, phone or address")).toBeFocused();
  await page.keyboard.type(second.number.replace("TK-", ""));
  await page.keyboard.press("Enter");
  await expect(row(first.number)).toHaveCount(0);
  await expect(row(second.number)).toBeVisible();
});

test("a Mac is told its own key for the way to anywhere", { tag: "@desktop" }, async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  await expect(page.getByRole("button", { name: /^Go to/ }).locator("kbd")).toHaveText("⌘ K");
  await page.keyboard.press("Meta+k");
  await expect(page.getByRole("combobox", { name: "Go to…" })).toBeFocused();
});

test("what waits longest stands first, with how long it has waited", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct();
  const old = await newOrder(page, product);
  const late = await newOrder(page, product);
  const street = unique();
  await shop.sql("update orders set address_details = $2 where id = any($1)", [[old.id, late.id], street]);
  await ageOrder(shop, old.id, 125);
  await signInAsAdmin(page, shop);
  await open(page, "/admin");
  await expect(page.getByText(/The oldest has waited \d/)).toBeVisible();
  const toPack = page.getByRole("region", { name: "Waits longest" }).getByRole("link", { name: /^TK-/ });
  await expect(toPack.first()).toContainText(/ · .*\d+ (min|h|days)/);
  await open(page, `/admin/orders?status=pending&search=${encodeURIComponent(street)}`);
  const name = "Orders, the longest waiting first";
  const rows = page
    .getByRole("table", { name })
    .locator("tbody tr")
    .or(page.getByRole("list", { name }).getByRole("listitem"));
  await expect(rows).toHaveText([new RegExp(`${old.number}.*2 h 5 min`), new RegExp(`${late.number}.* min`)]);
  await expectAccessible(page);
});

test("a customer reads on the order why the shop cancelled it", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { email } = await signIn(page);
  const [order] = await shop.sql<{ id: number; number: string }>(
    `with placed as (
       insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status)
       select id, 'Road 5', '01712345678', 5000, gen_random_uuid(), '', 'cancelled' from users where email = $1
       returning id, user_id
     )
     insert into order_steps (order_id, from_status, to_status, user_id, reason)
     select id, 'pending', 'cancelled', (select min(id) from users where role = 'admin'), 'not_served' from placed
     returning order_id as id, 'TK-' || 10000 + order_id as number`,
    [email],
  );
  await open(page, "/account/orders");
  const card = page.getByRole("article", { name: order?.number });
  await expect(card).toContainText("we do not deliver to this address yet");
  await expect(card).toContainText("There is nothing to pay.");
  await expectAccessible(page);
  await open(page, "/bn/account/orders");
  await expect(card).toContainText("এই ঠিকানায় এখনো ডেলিভারি দিতে পারি না");
});

test("between a phone and a desk the table leaves out the address, not the customer @desktop", async ({
  page,
  shop,
}) => {
  const { id, customer } = await newOrder(page, await shop.newProduct({ name: unique() }));
  await shop.sql("update orders set slot_day = current_date, slot_from = 480, slot_to = 720 where id = $1", [
    id,
  ]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?search=${encodeURIComponent(customer)}`);
  const row = page.getByRole("row").filter({ hasText: customer });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const head = page.getByRole("columnheader", { name: "Customer" });
    await expect(head).toBeVisible();
    expect((await head.boundingBox())?.height).toBeLessThan(50);
    expect((await row.getByText(customer).boundingBox())?.width).toBeGreaterThan(90);
    await expect(page.getByRole("columnheader", { name: "Address" })).toHaveCount(width < 1280 ? 0 : 1);
  }
});
