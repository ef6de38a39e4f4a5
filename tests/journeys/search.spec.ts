import { expect, expectAccessible, open, signIn, test } from "./shop.ts";

for (const typed of ["আলু", "alu", "aloo", "potato", "potatos"]) {
  test(`${typed} suggests the potato`, { tag: "@phone" }, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("combobox").first().click();
    await page.keyboard.type(typed, { delay: 30 });
    await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
  });
}

test("the search box is driven by the keyboard alone, and remembers what was searched for", async ({
  page,
}) => {
  await open(page, "/");
  const box = page.getByRole("combobox").first();
  await box.focus();
  await page.keyboard.type("morich", { delay: 30 });
  await expect(page.getByRole("row").filter({ hasText: "Green chilli" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role=gridcell][aria-selected=true]");
  await expect(active).toHaveCount(1);
  await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=morich/);
  await page.getByRole("combobox").first().click();
  await expect(page.getByRole("row").filter({ hasText: "morich" })).toBeVisible();
});

test("suggested names of two lines do not run into what stands below them at 360 px", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const name = "Kamranga from the hills of Bandarban, picked by hand and brought in the same night";
  const nameBn = "বান্দরবানের পাহাড়ের কামরাঙা, হাতে তোলা আর সেই রাতেই শহরে আনা, বড় আকারের";
  for (const size of ["small", "large"]) await shop.newProduct({ name: `${name}, ${size}`, nameBn });
  const found = async (lang: string) =>
    (await (await page.request.get(`/api/suggestions?lang=${lang}&q=kamranga`)).json()).data.products;
  await expect.poll(async () => (await found("en")).length).toBeGreaterThan(1);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/bn"]) {
    await open(page, path);
    await page.getByRole("combobox").first().click();
    await page.keyboard.type("kamranga", { delay: 30 });
    const rows = page.getByRole("row").filter({ hasText: /৳(50|৫০)/ });
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    const lines = await rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll("button > span:nth-child(2) > span")].map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return { top, bottom };
        }),
      ),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect((lines[0]?.bottom ?? 0) - (lines[0]?.top ?? 0)).toBeGreaterThan(30);
    for (const [place, { top }] of lines.entries())
      expect(top).toBeGreaterThanOrEqual((lines[place - 1]?.bottom ?? 0) - 0.5);
  }
});

test("a suggested product goes into the cart without leaving the box", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("combobox").first().click();
  await page.keyboard.type("dim", { delay: 30 });
  const suggestions = page.getByRole("grid");
  const add = suggestions.getByRole("button", { name: /Add Farm eggs, brown to the cart/ });
  await add.click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length))
    .toBe(1);
  await expect(page.getByRole("combobox").first()).toBeFocused();
});

test("a suggestion of what is sold by weight says the price of a kilo, and adds a step of it", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const [fish] = await shop.sql<{ name_en: string }>("select name_en from products where sku = 'rui-fish'");
  await open(page, "/");
  await page.getByRole("combobox").first().click();
  await page.keyboard.type("rui", { delay: 30 });
  const row = page.getByRole("row").filter({ hasText: fish?.name_en });
  await expect(row).toContainText("৳420/kg");
  const add = row.getByRole("button", { name: `Add ${fish?.name_en} to the cart` });
  await add.click();
  await expect(add).toHaveText("250 g");
  await add.click();
  await expect(add).toHaveText("500 g");
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]")[0].product.stepGrams))
    .toBe(250);
  await page.keyboard.press("Escape");
  await open(page, "/cart");
  await expect(page.getByRole("main").getByText(/about/i).first()).toBeVisible();
});

test("the newest answer wins, however late an older one comes", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: older, resolve: answered } = Promise.withResolvers<void>();
  await page.route("**/api/suggestions*", async (route) => {
    const isOlder = new URL(route.request().url()).searchParams.get("q") === "dim";
    if (!isOlder) return route.continue().catch(() => undefined);
    await released;
    await route.fulfill({ response: await route.fetch() }).catch(() => undefined);
    answered();
  });
  const box = page.getByRole("combobox").first();
  await box.click();
  const sent = page.waitForRequest(/\/api\/suggestions\?.*q=dim/);
  await box.fill("dim");
  await sent;
  await box.fill("potato");
  await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
  release();
  await older;
  // Anything that the older answer changed is drawn by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole("row").filter({ hasText: "Potato" }).first()).toBeVisible();
});

test("nothing exact: the nearest words are offered, and the way to ask for it", async ({ page }) => {
  await open(page, "/products?search=tometo%20mota");
  await expect(page.getByRole("heading", { name: /Did you mean/ })).toBeVisible();
  await expectAccessible(page);
  await open(page, "/products?search=qqzzxx");
  await expect(page.getByRole("link", { name: /Ask for/ }).first()).toHaveAttribute("href", /item=qqzzxx/);
});

test("typed on the wrong keyboard layout: what was meant is searched for, with a way back", async ({
  page,
}) => {
  await open(page, "/products?search=gvQ");
  await expect(page.getByText("Showing results for মাছ.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Rui" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Search instead for gvQ" }).click();
  await expect(page).toHaveURL(/search=gvQ&as_typed=true/);
  await expect(page.getByText("Showing results for")).toHaveCount(0);
  await page.getByRole("combobox").first().fill("gvQ");
  await expect(page.getByRole("row").filter({ hasText: "Showing results for মাছ." })).toBeVisible();
});

test("a price in the search: what fits, then under a heading what is dearer", async ({ page }) => {
  await open(page, "/products?search=fish%20under%20300");
  const heading = page.getByRole("heading", { name: "More than ৳300" });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await open(page, "/products?search=fish%20under%20300&sort=price-high-low");
  await expect(page.getByRole("heading", { name: "More than" })).toHaveCount(0);
});

test("a list has its things under headings as they were typed, each with the way to all of it", async ({
  page,
}) => {
  for (const [path, things] of [
    ["/products?search=chal%205%20kg,%20dal,%20tel%202%20litre", ["chal 5 kg", "dal", "tel 2 litre"]],
    ["/bn/products?search=চাল%20ডাল%20তেল", ["চাল", "ডাল", "তেল"]],
  ] as const) {
    await open(page, path);
    const headings = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
    await expect(headings).toContainText([...things]);
    await expectAccessible(page);
  }
  const rows = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { name: "চাল", exact: true }) });
  await expect(rows.getByRole("listitem").nth(1)).toContainText("চাল");
  await page.getByRole("link", { name: "সব দেখুন ডাল" }).click();
  await expect(page).toHaveURL(/search=%E0%A6%A1%E0%A6%BE%E0%A6%B2$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ডাল");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 })).toHaveCount(
    0,
  );
});

test("nothing like it: the box offers to ask for it, with the term filled in", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("combobox").first().click();
  await page.keyboard.type("qqzzxx", { delay: 30 });
  await page.getByRole("row").filter({ hasText: "Ask for “qqzzxx”" }).click();
  await expect(page).toHaveURL(/\/custom-order\?item=qqzzxx/);
});

test("a weight is never cut in the suggestions", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/bn");
  await page.getByRole("combobox").first().click();
  await page.keyboard.type("তেল", { delay: 30 });
  const weight = page.getByRole("row").getByText(/^[০-৯]+ (লিটার|মিলিলিটার|গ্রাম|কেজি)$/);
  await expect(weight.first()).toBeVisible();
  expect(
    await weight.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length),
  ).toBe(0);
});

test("an empty box offers what was searched for, what many look for and what was bought, each under its heading", async ({
  page,
  shop,
}) => {
  await page.route("**/api/popular-searches*", (route) =>
    route.fulfill({ json: { data: ["Rui fish", "Potato"] } }),
  );
  const id = await shop.newProduct({ name: "Remembered mango" });
  await signIn(page);
  await open(page, "/");
  const ordered = await page.evaluate(async (product_id) => {
    const headers = {
      Authorization: `Bearer ${JSON.stringify(localStorage.getItem("token")).slice(1, -1)}`,
      "Content-Type": "application/json",
    };
    const body = JSON.stringify({
      address_details: "House 1, Road 2, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id, quantity: 1 }],
    });
    return (await fetch("/api/place-order", { method: "POST", headers, body })).status;
  }, id);
  expect(ordered).toBe(200);
  const box = page.getByRole("combobox").first();
  await box.fill("morich");
  await box.press("Enter");
  await expect(page).toHaveURL(/search=morich/);
  await box.click();
  const row = page.getByRole("row").filter({ hasText: "Remembered mango" });
  await expect(row).toBeVisible();
  await expect(page.getByRole("rowgroup").getByRole("columnheader")).toHaveText([
    "You searched",
    "Popular now",
    "Bought before",
    "Categories",
  ]);
  await expect(page.getByRole("row").getByRole("button", { name: /^(Rui fish|Potato)$/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(page.getByRole("row").filter({ hasText: "morich" })).toHaveCount(0);
  for (const press of ["ArrowDown", "ArrowDown"]) await box.press(press);
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveText("Potato");
  await row.getByRole("button").first().click();
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
});

test("who has bought nothing is offered top selling products and categories in an empty box", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("combobox").first().click();
  const group = (name: string) =>
    page.getByRole("rowgroup").filter({ has: page.getByRole("columnheader", { name, exact: true }) });
  await expect(group("Top Selling Products").getByRole("button", { name: /^Add/ }).first()).toBeVisible();
  await group("Categories").getByRole("button", { name: "Fish" }).click();
  await expect(page).toHaveURL(/\/products\?category=2/);
  await expect(page.getByRole("combobox").first()).toHaveValue("");
  await page.getByRole("combobox").first().click();
  await expect(group("Categories")).toBeVisible();
  await expect(group("You searched")).toHaveCount(0);
});
