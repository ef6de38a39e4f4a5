import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Locale, urlIn } from "#src/language/locale.ts";
import { pageUrls, patternOf } from "../support/shop/page-urls.ts";
import { saidOn, strangersOn, written } from "./said.ts";
import { expect, expectAccessible, fillCart, type JourneyShop, open, signIn, test } from "./shop.ts";

/** A page, and what to do there before its texts are read again; every form is sent empty anyway. */
type Stop = [address: string, act?: (page: Page, words: Record<string, string>) => Promise<unknown>];

const nobodySells = { bn: "ঙঙঙঙ", en: "zzzz" };

const forVisitors = (language: Locale): Stop[] => [
  ["/", (page) => page.locator("main button[aria-label]").filter({ visible: true }).nth(8).click()],
  [`/products?search=${nobodySells[language]}&min=10`],
  ["/products?category=2&sort=price-low-high"],
  [
    "/products",
    (page) =>
      page
        .getByRole("combobox")
        .first()
        .fill(language === "bn" ? "চাল" : "rice"),
  ],
  [
    "/products/1",
    (page, words) => page.getByRole("button", { name: words.cart_add_to_cart }).first().click(),
  ],
  ["/products/40"],
  ["/products/987654321"],
  ...["/cart", "/login", "/register", "/forgot-password", "/reset-password"].map((path): Stop => [path]),
  ["/reset-password#token=old"],
  ...["/custom-order", "/contact", "/about", "/privacy-policy", "/terms-of-service"].map(
    (path): Stop => [path],
  ),
  // The FAQ has its questions in Bengali on the English page, too.
  ...(language === "bn" ? [["/faq"] satisfies Stop] : []),
  ["/no/such/page"],
  ["/cart/22222222"],
  ["/offline"],
  [
    "/stock-alerts#end=old",
    (page, words) => page.getByRole("button", { name: words.alert_end_button }).click(),
  ],
  ["/new-time#old"],
];

const forCustomers = (product: number): Stop[] => [
  [
    "/account/profile",
    async (page, words) => {
      await page.getByRole("button", { name: words.profile_address_add }).click();
      await page.getByRole("button", { name: words.profile_delete_open }).click();
    },
  ],
  ["/account"],
  ["/account/orders"],
  ["/account/orders/TK-10001"],
  ["/account/saved"],
  ["/account/my-data"],
  ["/cart"],
  ["/checkout"],
  [`/products/${product}`, (page, words) => page.getByRole("button", { name: words.reviews_write }).click()],
  ["/admin"],
];

const openFirst: Stop[1] = (page) => page.locator("main summary").first().click();

const forShopkeepers = (product: number, order: string, offer: number): Stop[] => [
  ["/admin"],
  ["/admin/products"],
  ["/admin/products?search=zzzz"],
  ["/admin/categories", (page, words) => page.getByRole("button", { name: words.category_add }).click()],
  ["/admin/import"],
  ["/admin/import/1"],
  ["/admin/stock"],
  ["/admin/losses"],
  ["/admin/scan"],
  ["/admin/scan?code=00000000"],
  ["/admin/scan?mode=counted"],
  ["/admin/scan?mode=received"],
  ["/admin/labels"],
  [`/admin/labels?products=${product}`],
  ["/admin/reports"],
  [`/admin/stock/${product}`],
  [`/admin/products/${product}`],
  ["/admin/products/new"],
  ["/admin/offers"],
  ["/admin/offers?state=over"],
  ["/admin/offers/new"],
  [`/admin/offers/${offer}`],
  ["/admin/search"],
  ["/admin/search?view=ignored"],
  [
    "/admin/search?view=synonyms",
    (page, words) => page.getByRole("button", { name: words.synonym_add }).click(),
  ],
  ["/admin/content", (page, words) => page.getByRole("button", { name: words.content_add_slide }).click()],
  ["/admin/content?kind=advertisements"],
  ["/admin/content?kind=banners"],
  [
    "/admin/content?kind=notices",
    (page, words) => page.getByRole("button", { name: words.content_add_notice }).click(),
  ],
  ["/admin/pages"],
  ["/admin/pages?page=terms-of-service"],
  ["/admin/users"],
  ["/admin/users/1"],
  ["/admin/custom-orders", openFirst],
  ["/admin/messages", openFirst],
  ["/admin/reviews"],
  ["/admin/notifications"],
  ["/admin/journal"],
  ["/admin/staff"],
  ["/admin/delivery"],
  ["/admin/settings"],
  ["/admin/settings?view=access"],
  ["/admin/system"],
  ["/admin/api-keys", (page, words) => page.getByRole("button", { name: words.api_keys_add }).click()],
  ["/admin/webhooks", (page, words) => page.getByRole("button", { name: words.webhooks_add }).click()],
  ["/admin/security"],
  ["/admin/orders/new"],
  ["/admin/calls"],
  ["/admin/packing"],
  ["/admin/round"],
  ["/admin/cash"],
  ["/admin/cart-links"],
  ["/admin/custom-orders/1"],
  ["/admin/print"],
  [`/admin/print?what=invoices&orders=${Number(order.replace("TK-", "")) - 10_000}`],
  [
    `/admin/orders?search=${order}`,
    async (page, words) => {
      await page.getByRole("link", { name: order }).first().click();
      await page.getByRole("button", { name: words.admin_order_cancel }).click();
      await expect(page.getByText(words.admin_order_cancel_text ?? "")).toBeVisible();
    },
  ],
  [`/products/${product}`, (page, words) => page.getByRole("button", { name: words.reply_open }).click()],
];

test("no page of routes.ts is forgotten here", () => {
  const stops = [...forVisitors("bn"), ...forCustomers(1), ...forShopkeepers(1, "TK-1", 1)];
  const walked = new Set(stops.map(([address]) => patternOf(address)));
  expect(pageUrls.length).toBeGreaterThan(20);
  expect(pageUrls.filter((page) => !walked.has(page))).toEqual([]);
});

test("what counts as the other language, and what does not", () => {
  const nothing = { within: ["Test mango"], alone: new Set(["rice"]) };
  const own = ["Test mango", "rice", "লিখুন: a@b.example", "৳১২০"];
  const bn = ["Add to cart", "দাম 120 টাকা", "আজ 12 Nov এসেছে", ...own];
  const en = ["Add to ঝুড়ি", "৳১২০", "৳120", "Google", "12 Nov 2026"];
  const found = (language: Locale, texts: string[]) =>
    strangersOn(
      language,
      texts.map((text) => ({ where: "", text })),
      nothing,
    ).map((line) => line.split(" · ")[0]);
  expect(found("bn", bn)).toEqual(["Add to cart", "120", "12", "Nov"]);
  expect(found("en", en)).toEqual(["ঝুড়ি", "১২০"]);
});

for (const language of ["bn", "en"] as const) {
  const name = language === "bn" ? "Bengali" : "English";

  // Texts do not depend on the screen, nor axe on the language: every page is visited once on each screen, once in each language.
  test.describe(`on a page in ${name} nothing is said or counted in the other language, and axe finds nothing`, {
    tag: language === "bn" ? "@phone" : "@desktop",
  }, () => {
    test.setTimeout(300_000);

    test(`to a visitor, in ${name}`, async ({ page, shop }) => {
      await expectGoodPages(page, shop, language, forVisitors(language));
    });

    test(`to a customer, in ${name}`, async ({ page, shop }) => {
      const { id } = await someLife(page, shop);
      // As it was added on a page of this language: the cart shows that until it has the current product.
      const weight = language === "bn" ? "১ কেজি" : "1 kg";
      await fillCart(page, [
        { id, price: 1, weight },
        { id: await shop.newProduct({ stock: 0 }), weight },
        { id: await shop.newProduct({ stock: 2 }), quantity: 5, weight },
      ]);
      await expectGoodPages(page, shop, language, forCustomers(id));
    });

    test(`to the shopkeeper, in ${name}`, async ({ page, shop }) => {
      const { id, order, email } = await someLife(page, shop);
      await shop.sql("update users set role = 'admin' where email = $1", [email]);
      await page.addInitScript(() => {
        const user = JSON.parse(localStorage.getItem("user") ?? "{}");
        localStorage.setItem("user", JSON.stringify({ ...user, role: "admin" }));
      });
      const [offer] = await shop.sql(
        `insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at, ends_at)
         values ('price', 'Fish Friday', 'মাছের শুক্রবার', 15, 'all', now() - interval '2 days', now() - interval '1 day') returning id`,
      );
      await expectGoodPages(page, shop, language, forShopkeepers(id, order, offer?.["id"]));
    });
  });
}

/** Opens each page, acts, sends its forms empty; expects nothing in the other language, and nothing from axe. */
async function expectGoodPages(page: Page, shop: JourneyShop, language: Locale, stops: Stop[]) {
  const words = messagesIn(language);
  const heard: [address: string, said: Awaited<ReturnType<typeof saidOn>>][] = [];
  for (const [address, act] of stops) {
    await open(page, urlIn(language, address));
    await expect(page.locator("main [role=status][aria-label]")).toHaveCount(0);
    const said = await saidOn(page);
    await expectAccessible(page);
    await act?.(page, words);
    const sent = await sendEmptyForms(page);
    if (act || sent) await expectAccessible(page);
    said.push(...(await saidOn(page)));
    expect(said.length, address).toBeGreaterThan(10);
    heard.push([address, said]);
  }
  const names = await written(shop);
  const strangers = heard.flatMap(([address, said]) =>
    strangersOn(language, said, names).map((one) => `${address}: ${one}`),
  );
  expect([...new Set(strangers)]).toEqual([]);
}

async function sendEmptyForms(page: Page) {
  const forms = await page.locator("main form[method=post]").all();
  for (const form of forms) {
    expect(
      await form.evaluate((one: HTMLFormElement) => one.noValidate || !one.querySelector("[required]")),
    ).toBe(true);
    await form.evaluate((one: HTMLFormElement) => one.requestSubmit());
  }
  // A form shows its errors in the next frame, or when the shop has answered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return forms.length > 0;
}

/** A signed-in customer who has ordered, reviewed, saved addresses and sent requests. */
async function someLife(page: Page, shop: JourneyShop) {
  const account = await signIn(page);
  const id = await shop.newProduct();
  const { token } = await (await page.request.post("/api/auth/login", { data: account })).json();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const items = [{ product_id: id, quantity: 2 }];
  const place = { address_details: "House 12, Road 5", mobile_no: "01712345678", payment_type: "cash" };
  const { order } = await post("/api/place-order", { ...place, items });
  await shop.sql(
    `insert into reviews (product_id, user_id, review_details, rating)
     select $1, id, 'Fresh and sweet.', 5 from users where email = $2`,
    [id, account.email],
  );
  await shop.sql(
    "insert into custom_orders (customer_name, order_details) values ('Nusrat Jahan', 'Kotbel')",
  );
  await post("/api/contact-messages", {
    name: "Nusrat Jahan",
    email: account.email,
    subject: "Mango",
    message: "Ripe?",
  });
  return { id, order: order.number as string, email: account.email };
}

function messagesIn(language: Locale): Record<string, string> {
  const files = globSync(`src/*/messages/${language}.json`);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}
