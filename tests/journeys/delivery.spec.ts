import { dayAhead, slotDraft } from "../support/orders/delivery.ts";
import { areaFor, choosePlace } from "./areas.ts";
import { signInAsAdmin } from "./back-office/staff.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, fillCart, open, readyToOrder, signIn } from "./shop.ts";

test("a shopper chooses when it comes, sees the fee, and reads what to pay", async ({ page, shop }) => {
  const place = "sylhet/jaintiapur";
  await areaFor(page, shop, { places: [place], free_from: null });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await choosePlace(page, "jaintiapur");
  const when = page.getByRole("region", { name: "Delivery time" });
  const tomorrow = when.getByRole("radio", { name: "Tomorrow 8 am–12 pm" });
  await expect(when.getByText("৳40 delivery")).toHaveCount(1);
  await expect(when.getByRole("radio", { disabled: false }).first()).toBeChecked();
  await expect(page.getByText("Delivery to Jaintiapur")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Shipping address").fill("House 1");
  await page.getByLabel("Mobile number").fill("01712345678");
  const summary = page.getByRole("region", { name: "Order Summary" });
  const terms = (when: string) => ["৳50", "৳40", `Delivery to Jaintiapur · ${when}`, "৳90"];
  await when.getByRole("button", { name: "Other days" }).click();
  await tomorrow.check();
  await expect(summary.getByRole("definition")).toHaveText(terms("Tomorrow 8 am–12 pm"));
  await when.getByRole("button", { name: "Choose no time" }).click();
  await expect(when.getByRole("heading", { name: "Delivery time" })).toBeFocused();
  await expect(tomorrow).not.toBeChecked();
  await expect(summary.getByRole("definition")).toHaveText(terms("we'll call you about the time"));
  await tomorrow.check();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  const placed = page.getByRole("main");
  await page.getByRole("link", { name: "See my order" }).focus();
  await expect(placed.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  for (const said of [
    "We'll call 01712345678 to confirm.",
    "Arriving tomorrow, 8 am–12 pm.",
    "Have ৳90 ready in cash.",
    "We stay here while you read. Then we go to the home page.",
  ])
    await expect(placed.getByText(said)).toBeVisible();
  await expectAccessible(page);
  const [order] = await shop.sql(
    "select fee_poisha::int as fee, slot_day::text as day, slot_from from orders where place = $1",
    [place],
  );
  expect(order).toEqual({ fee: 4000, day: dayAhead(1), slot_from: 480 });
});

test("an address that is filled in just as the delivery times arrive is not lost", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await areaFor(page, shop, { places: ["sylhet/jaintiapur"] });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  // As a browser fills it in: after the times are drawn, before the page has chosen the first.
  await page.evaluate(() => {
    const fillIn = () => {
      const box = document.querySelector<HTMLTextAreaElement>("[name=address_details]");
      if (!box || !document.querySelector("main fieldset[aria-labelledby] [type=radio]")) return;
      observer.disconnect();
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
      set?.call(box, "House 12, Road 5");
      box.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const observer = new MutationObserver(fillIn);
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await choosePlace(page, "jaintiapur");
  await expect(
    page.getByRole("region", { name: "Delivery time" }).getByRole("radio", { checked: true }),
  ).toBeAttached();
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 12, Road 5");
});

test("Place Order never leaves the screen, however long the cart and wherever one has scrolled to", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await signIn(page);
  const lines = await Promise.all(Array.from({ length: 16 }, () => shop.newProduct()));
  await fillCart(
    page,
    lines.map((id) => ({ id })),
  );
  await open(page, "/checkout");
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  await expect(place).toBeInViewport({ ratio: 1 });
  await page.getByText("Add a note for the rider").scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(place).toBeInViewport({ ratio: 1 });
});

test("a time that filled up meanwhile is told, everything typed stays, and another one orders", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const place = "sylhet/kanaighat";
  const [slot] = await areaFor(page, shop, {
    places: [place],
    slots: [slotDraft(8, 12, 1), slotDraft(16, 20)],
  });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await choosePlace(page, "kanaighat");
  const when = page.getByRole("region", { name: "Delivery time" });
  await when.getByRole("radio", { name: /^Tomorrow 8 am–12 pm/ }).check();
  await page.getByLabel("Shipping address").fill("House 1");
  await page.getByLabel("Mobile number").fill("01712345678");
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [
    slot,
    dayAhead(1),
  ]);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Tomorrow 8 am–12 pm has just filled up." }),
  ).toBeVisible();
  await expect(when.getByRole("radio", { name: "Tomorrow 8 am–12 pm, Full" })).toBeDisabled();
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 1");
  await expectAccessible(page);
  await when.getByRole("radio", { name: /^Tomorrow 4–8 pm/ }).check();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
});

test("times that do not come are asked for again with one press, and nothing jumps when they are there", async ({
  page,
  shop,
}) => {
  const place = "sylhet/gowainghat";
  await areaFor(page, shop, { places: [place], free_from: null });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await choosePlace(page, "gowainghat");
  const when = page.getByRole("region", { name: "Delivery time" });
  await expect(when.getByRole("radio").first()).toBeAttached();
  await page.getByLabel("Shipping address").fill("House 1");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/delivery?*", async (route) => {
    await released;
    await route.abort();
  });
  await page.reload();
  // What it cost the last time is known before the times are.
  await expect(page.getByText("Delivery to Gowainghat")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Delivery time" })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText("The delivery times could not be loaded.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/delivery?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(when.getByRole("radio", { name: "Tomorrow 8 am–12 pm" })).toBeAttached();
  await expect(page.getByText("The delivery times could not be loaded.")).toHaveCount(0);
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 1");
});

test("an order to a place that is not delivered to is taken, and says what is agreed on the phone", async ({
  page,
  shop,
}) => {
  const place = "sylhet/zakiganj";
  await areaFor(page, shop, { places: [place] });
  await readyToOrder(page, shop);
  await open(page, "/checkout");
  await choosePlace(page, "dhanbari");
  await expect(
    page.getByText("We do not deliver to Dhanbari yet. Place your order anyway: We'll call you to agree."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery time" })).toHaveCount(0);
  const toAgree = "We'll call you about area, time and delivery fee";
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("definition")).toHaveText(["৳50", "৳0.00", toAgree, "৳50"]);
  await page.getByLabel("Shipping address").fill("House 1");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await page.getByRole("link", { name: "See my order" }).focus();
  await expect(page.getByText("We'll call 01712345678 about area, time and delivery fee.")).toBeVisible();
  await expect(page.getByText("Have about ৳50 ready in cash.")).toBeVisible();
  await page.getByRole("link", { name: "See my order" }).click();
  await expect(page.getByText(toAgree, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/calls");
  await expect(page.getByText(/^To agree on with the customer: area, time and delivery fee/)).toBeVisible();
});

test("an admin makes an area, changes one day of a slot, tries an address, and removes the area", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/delivery?area=new");
  await expectAccessible(page);
  const name = `Area ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel("Name in English").fill(name);
  await page.getByLabel("Name in Bengali").fill("পরীক্ষা");
  await page.getByLabel("Fee", { exact: true }).fill("৫০");
  await page.getByRole("button", { name: "Add a place" }).click();
  const sheet = page.getByRole("dialog", { name: "Add a place" });
  await sheet.getByRole("textbox").fill("gowainghat");
  await sheet
    .getByRole("button", { name: /Upazila/ })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page).toHaveURL(/area=\d+/);
  const cell = page.getByRole("button", { name: /^Tomorrow 8–12:\s*0\s*\/\s*40/ });
  await cell.click();
  const day = page.getByRole("form", { name: "Tomorrow 8–12" });
  await day.getByLabel("Maximum orders").fill("60");
  // On a phone axe measures each cell of the week alone, which takes longer than a test may.
  if ((page.viewportSize()?.width ?? 0) > 600) await expectAccessible(page);
  await day.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /^Tomorrow 8–12:\s*0\s*\/\s*60/ })).toBeVisible();
  await page.getByRole("region", { name: "Try an address" }).getByRole("button").click();
  const finder = page.getByRole("dialog", { name: "Deliver to" });
  await finder.getByRole("textbox").fill("gowainghat");
  await finder
    .getByRole("button", { name: /Upazila/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "৳50, free from ৳1,000" })).toBeVisible();
  await page.getByRole("button", { name: "Remove this area" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("link", { name: new RegExp(name) })).toHaveCount(0);
});

test("two admins at one area: what one typed stays, the rest is as the other saved it", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await areaFor(page, shop, { places: ["sylhet/balaganj"] });
  const rows = await shop.sql<{ id: number }>("select max(id)::int as id from delivery_areas");
  const id = rows[0]?.id;
  await signInAsAdmin(page, shop);
  await open(page, `/admin/delivery?area=${id}`);
  const main = page.getByRole("main");
  await main.getByLabel("Fee", { exact: true }).fill("77");
  // Another week beside the form takes nothing away, so nothing is asked.
  await main.getByRole("link", { name: "The week after" }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(main.getByLabel("Fee", { exact: true })).toHaveValue("77");
  await shop.sql(
    "update delivery_areas set name_en = 'Theirs', fee_poisha = 3500, version = version + 1 where id = $1",
    [id],
  );
  await main.getByRole("button", { name: /^Save/ }).click();
  await expect(main.getByRole("alert")).toContainText("Somebody else has saved here");
  await expect(main.getByLabel("Name in English")).toHaveValue("Theirs");
  await expect(main.getByLabel("Fee", { exact: true })).toHaveValue("77");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Discard" })).toHaveCount(0);
  const [saved] = await shop.sql("select name_en, fee_poisha::int as fee from delivery_areas where id = $1", [
    id,
  ]);
  expect(saved).toEqual({ name_en: "Theirs", fee: 7700 });
});

test("an order on the phone says when it comes and what delivery costs; a time that filled is told, and another orders", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const place = "sylhet/gowainghat";
  const [slot] = await areaFor(page, shop, {
    places: [place],
    free_from: null,
    slots: [slotDraft(8, 12, 1), slotDraft(16, 20)],
  });
  const product = `Parwal ${crypto.randomUUID().slice(0, 8)}`;
  await shop.newProduct({ name: product, price: 120 });
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders/new");
  await page.getByLabel("Mobile number").fill("01712345679");
  await page.getByLabel("Name").fill("Rehana");
  await page.getByRole("button", { name: /^Area/ }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox").fill("gowainghat");
  await sheet.locator("[data-place]").filter({ hasText: "Upazila" }).first().click();
  await page.getByLabel("Shipping address").fill("House 9");
  await page.getByLabel("Add a product").fill(product);
  await page.getByRole("listbox", { name: "Products found" }).getByRole("option").first().click();
  const when = page.getByRole("region", { name: "Delivery time" });
  await when.getByRole("radio", { name: "Tomorrow 8 am–12 pm" }).check();
  await expect(page.getByText("৳160")).toBeVisible();
  await expectAccessible(page);
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [
    slot,
    dayAhead(1),
  ]);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Tomorrow 8 am–12 pm has just filled up.")).toBeVisible();
  await expect(when.getByRole("radio", { name: "Tomorrow 8 am–12 pm, Full" })).toBeDisabled();
  await when.getByRole("radio", { name: "Tomorrow 4–8 pm" }).check();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  const [order] = await shop.sql(
    "select fee_poisha::int as fee, total_poisha::int as total, slot_from from orders where place = $1",
    [place],
  );
  expect(order).toEqual({ fee: 4000, total: 16_000, slot_from: 960 });
  await open(page, "/admin/orders?status=all");
  await expect(page.getByRole("region", { name: "Orders" }).getByText(/Tomorrow 4–8/)).toBeVisible();
});
