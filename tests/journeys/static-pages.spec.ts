import { signInAsAdmin } from "./back-office/staff.ts";
import { test as ownTest } from "./own-shop.ts";
import { expect, expectAccessible, open, test } from "./shop.ts";

const pages = {
  "/about": ["About Tatka", "টাটকার কথা"],
  "/faq": ["Frequently asked questions", "সাধারণ প্রশ্ন ও উত্তর"],
  "/privacy-policy": ["Privacy Policy", "গোপনীয়তা নীতি"],
  "/terms-of-service": ["Terms of Service", "ব্যবহারের শর্ত"],
  "/contact": ["Contact", "যোগাযোগ"],
  "/custom-order": ["Custom Order", "কাস্টম অর্ডার"],
};

for (const [path, [english = "", bengali = ""]] of Object.entries(pages)) {
  test(`${path} reads well in both languages`, async ({ page }) => {
    for (const [address, title] of [
      [path, english],
      [`/bn${path}`, bengali],
    ] as const) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
      await expect(page.locator("link[hreflang=bn]")).toHaveAttribute("href", new RegExp(`/bn${path}$`));
    }
  });
}

test("the FAQ shows one answer at a time, by mouse and by keyboard", async ({ page }) => {
  await open(page, "/faq");
  const questions = page.locator("details");
  const open_ = page.locator("details[open]");
  await expect(questions).toHaveCount(5);
  await expect(open_).toHaveCount(0);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open", "");
  await expect(questions.nth(0).locator("[lang=bn] p").first()).toBeVisible();
  await expect(questions.nth(0)).toContainText("Where do you deliver");
  await expectAccessible(page);
  await questions.nth(2).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(open_).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute("open", "");
  await page.keyboard.press("Space");
  await expect(open_).toHaveCount(0);

  await open(page, "/bn/faq");
  await expect(page.getByText("Where do you deliver")).toHaveCount(0);
});

test("the terms name what a shop in Bangladesh has to name", async ({ page }) => {
  await open(page, "/terms-of-service");
  const text = page.locator("main");
  for (const words of [
    /DBID\): \d{9}/,
    /include VAT/,
    /Cash on delivery/i,
    /delivery time at checkout|agree on the delivery time/,
    /change its address and time until it is packed/,
    /Within 72 hours/,
  ])
    await expect(text).toContainText(words);
  await page.getByRole("navigation", { name: "On this page" }).getByText("Complaints").click();
  await expect(page).toHaveURL(/#part-8$/);
  await expect(page.getByRole("heading", { name: "Complaints" })).toBeInViewport();
});

test("what search engines and friends are told of the home page, a product and the FAQ", async ({ page }) => {
  const dataOf = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    return blocks.map((block) => JSON.parse(block));
  };
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
  const home = await dataOf("/");
  expect(home.flatMap((one) => one["@type"])).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(await meta("og:image")).toMatch(/^http.*\/icon-512\.png$/);
  const [product, path] = await dataOf("/products/1");
  expect(product).toMatchObject({ "@type": "Product", offers: { priceCurrency: "BDT" } });
  expect(path["@type"]).toBe("BreadcrumbList");
  expect(await meta("og:title")).toContain(product.name);
  await expect(page.locator("meta[name='twitter:card']")).toHaveAttribute("content", "summary_large_image");
  for (const [path, language, shop] of [
    ["/products/1", "en", "Tatka"],
    ["/bn/products/1", "bn", "টাটকা"],
  ] as const) {
    await page.goto(path);
    const picture = (await meta("og:image")) ?? "";
    expect(picture).toMatch(new RegExp(`^http.*/pictures/share/${language}/1-[0-9a-f]{16}\\.jpg$`));
    expect([await meta("og:image:width"), await meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(await meta("og:image:alt")).toContain("৳");
    expect(await meta("og:site_name")).toBe(shop);
    const answer = await page.request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  const [faq] = await dataOf("/bn/faq");
  expect(faq.mainEntity).toHaveLength(5);
  for (const hidden of ["/cart", "/checkout", "/login", "/products?search=mango"]) {
    await page.goto(hidden);
    await expect(page.locator("meta[name=robots]").first(), hidden).toHaveAttribute("content", /noindex/);
  }
});

ownTest(
  "staff change a page, see how it will look, and bring an earlier text back",
  async ({ page, shop }) => {
    await signInAsAdmin(page, shop);
    await open(page, "/admin/pages?page=terms-of-service");
    const english = page.getByRole("textbox", { name: "Text in English" });
    const original = await english.inputValue();
    await english.fill("## Our word\n\nFresh or free. {delivery_fee}\n\n- Call [us](/contact)");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Our word" })).toBeVisible();
    await expect(preview).toContainText("In our delivery areas, delivery is free.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Page saved.")).toBeVisible();
    await open(page, "/terms-of-service");
    await expect(page.getByRole("main")).toContainText(
      "Fresh or free. In our delivery areas, delivery is free.",
    );
    await expect(page.getByRole("main").getByRole("link", { name: "us" })).toHaveAttribute(
      "href",
      "/contact",
    );

    await open(page, "/admin/pages?page=terms-of-service");
    await english.fill("Nothing but a line. {nonsense}");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(
      page
        .getByText("Nothing stands for {nonsense}.", { exact: false })
        .or(page.getByText(/begin with a heading/))
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Use the original text" }).click();
    await expect(english).toHaveValue(original);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Page saved.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Earlier versions" }).getByRole("listitem")).toHaveCount(2);
    await open(page, "/terms-of-service");
    await expect(page.getByRole("main")).toContainText("Consumer Rights Protection Act");
  },
);

ownTest(
  "a new privacy policy has its own date in a tab that was open before, as have all pages after it",
  async ({ page, shop }) => {
    await open(page, "/register");
    const line = page.getByRole("main").getByRole("link", { name: /^Privacy Policy, / });
    const before = (await line.textContent()) ?? "";
    await shop.sql(
      "insert into page_revisions (page, text_en, text_bn, created_at) values ('privacy-policy', '## New promise', '## নতুন কথা', '2031-03-05T09:00:00Z')",
    );
    await expect
      .poll(async () => (await (await page.request.get("/api/shop")).json()).data.policy.version)
      .toBe("2031-03-05.1");
    expect(before).not.toContain("2031");
    await line.click();
    await expect(page.getByRole("heading", { name: "New promise" })).toBeVisible();
    await expect(page.getByText("5 Mar 2031")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type))
      .toBe("reload");
    await page.goBack();
    await expect(line).toHaveText("Privacy Policy, 5 Mar 2031");
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("answers open, texts are there, and forms say how else to reach the shop", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("details[open]")).toContainText("you can't find your area");
    await page.goto("/products/1");
    await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Please login to write a review" })).toBeVisible();
    await page.goto("/contact");
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});

test("the shop's story can be read where its pictures do not come", async ({ page }) => {
  await page.route("**/scenes/**", (route) => route.abort());
  await open(page, "/about");
  const title = page.getByRole("heading", { level: 1 });
  const isOnTop = await title.evaluate((heading) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});
