import { dayAhead, slotDraft } from "#tests/support/orders/delivery.ts";
import { areaFor, choosePlace } from "../areas.ts";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newMobile, newOrder, signInAsAdmin, unique } from "./staff.ts";

test("staff enter the order of a customer who calls, found by the number", async ({ page, shop }) => {
  const { id, customer } = await newOrder(page, await shop.newProduct());
  const mobile = newMobile();
  await shop.sql("update orders set mobile_no = $2, mobile_e164 = '+88' || $2 where id = $1", [id, mobile]);
  const [product] = await shop.sql<{ name_en: string }>(
    "select name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders");
  await page.getByRole("link", { name: "Enter a phone order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter a phone order" })).toBeVisible();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Add at least one product.")).toBeVisible();
  await page.getByLabel("Mobile number").fill(`+88 ${mobile}`);
  await page.getByRole("radio", { name: new RegExp(customer) }).check();
  await expect(page.getByText("1 order: 0 delivered, 0 cancelled")).toBeVisible();
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 12, Road 5, Dhanmondi");
  await page.getByLabel("Add a product").fill(product?.name_en ?? "");
  await page
    .getByRole("listbox", { name: "Products found" })
    .getByRole("option", { name: product?.name_en })
    .first()
    .click();
  await page.getByRole("button", { name: /One more/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).dblclick();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await expect(page.getByText(/Taken on the phone by Shopkeeper/)).toBeVisible();
  await expect(page.getByText("2 orders: 0 delivered, 0 cancelled")).toBeVisible();
  const orders = await shop.sql(
    "select from orders where mobile_e164 = '+88' || $1 or mobile_no like '%' || $1",
    [mobile],
  );
  expect(orders).toHaveLength(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "In the journal" }).click();
  await expect(page.getByRole("list", { name: /Changes/ })).toContainText("Order taken on the phone");
});

test("with a reason staff go below the minimum order and into a full time", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const place = "sylhet/kanaighat";
  const [slot] = await areaFor(page, shop, {
    places: [place],
    min_order: 500,
    slots: [slotDraft(8, 12, 1), slotDraft(16, 20)],
  });
  const tomorrow = dayAhead(1);
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [slot, tomorrow]);
  const name = unique();
  await shop.newProduct({ name, price: 60 });
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders/new");
  await page.getByLabel("Mobile number").fill(newMobile());
  await page.getByLabel("Name", { exact: true }).fill("Rokeya Begum");
  await choosePlace(page, "kanaighat");
  await page.getByLabel("Shipping address").fill("House 3, Bazar Road");
  await page.getByLabel("Add a product").fill(name);
  await page.getByRole("listbox", { name: "Products found" }).getByRole("option", { name }).click();
  const full = page.getByRole("radio", { name: "Tomorrow 8 am–12 pm, Full" });
  await expect(full).toBeDisabled();
  await page.getByLabel(/^Make an exception/).check();
  await full.check();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Write why this order is an exception.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Reason for the exception").fill("The rider passes there anyway");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  expect(
    await shop.sql(
      "select o.total_poisha::int as total, d.taken from orders o join delivery_slot_days d on d.slot_id = o.slot_id and d.day = o.slot_day where o.place = $1",
      [place],
    ),
  ).toEqual([{ total: 10_000, taken: 2 }]);
  await page.getByRole("link", { name: "In the journal" }).click();
  await expect(page.getByRole("list", { name: /Changes/ })).toContainText("The rider passes there anyway");
});

test("a custom order is made into an order with its fields filled in", async ({ page, shop }) => {
  const name = unique();
  const wish = unique();
  const mobile = newMobile();
  await page.request.post("/api/custom-orders", {
    data: {
      customer_name: name,
      order_details: wish,
      customer_phone: mobile,
      delivery_address: "House 3, Uttara",
    },
  });
  const [product] = await shop.sql<{ name_en: string }>(
    "select name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  await signInAsAdmin(page, shop);
  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(wish).first().click();
  await page.getByRole("link", { name: "Create order" }).click();
  await expect(page.getByRole("blockquote")).toHaveText(wish);
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile);
  await expect(page.getByLabel("Shipping address")).toHaveValue("House 3, Uttara");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("Add a product").fill(product?.name_en ?? "");
  await page
    .getByRole("listbox", { name: "Products found" })
    .getByRole("option", { name: product?.name_en })
    .first()
    .click();
  await page.getByRole("button", { name: "Add something that is not in the catalogue" }).click();
  await page.getByRole("button", { name: "Add this line" }).click();
  await expect(page.getByText("Write what it is.")).toBeVisible();
  await page.getByLabel("What it is").fill("Deshi koi, 1 kg");
  await page.getByLabel("Price of one").fill("৬৫০");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "One more: Deshi koi, 1 kg" }).click();
  await expect(page.getByRole("listitem", { name: "Deshi koi, 1 kg" })).toContainText("৳1,300");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await expect(page.getByText("Deshi koi, 1 kg").first()).toBeVisible();
  await open(page, `/admin/custom-orders?search=${encodeURIComponent(name)}`);
  await page.getByText(wish).first().click();
  await expect(page.getByRole("link", { name: /Order TK-/ })).toBeVisible();
  await page.getByRole("link", { name: "Add it to the catalogue" }).click();
  await expect(page.getByLabel("Name in English")).toHaveValue(wish);
});

test("new orders are told of in a line in every tab, by one call for all of them, and shown when that is asked for", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  const listens = page.waitForRequest(/orders\/newer\?.*wait=1/);
  await open(page, "/admin/orders");
  await listens;
  const beside = await page.context().newPage();
  let waits = 0;
  beside.on("request", (request) => {
    if (request.url().includes("wait=1")) waits += 1;
  });
  const looked = beside.waitForResponse(/orders\/newer/);
  await open(beside, "/admin/orders");
  await looked;
  await expect(beside.getByText(/\d+ to confirm/).first()).toBeVisible();
  const { number } = await newOrder(page, await shop.newProduct());
  for (const tab of [page, beside]) await expect(tab.getByText(/new orders? since/)).toBeVisible();
  expect(waits).toBe(0);
  await expect(page.getByRole("link", { name: new RegExp(number) })).toHaveCount(0);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
  // The other tab takes over.
  const takesOver = beside.waitForRequest(/orders\/newer\?.*wait=1/);
  await page.close();
  await takesOver;
});

test("new orders are told of in a line where no call may wait: asked for from time to time", async ({
  page,
  shop,
}) => {
  await page.route(/orders\/newer\?.*wait=1/, (route) => route.abort());
  await signInAsAdmin(page, shop);
  await page.clock.install();
  await open(page, "/admin/orders");
  await expect(page.getByText(/\d+ to confirm/).first()).toBeVisible();
  await newOrder(page, await shop.newProduct());
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/new orders? since/)).toBeVisible();
});
