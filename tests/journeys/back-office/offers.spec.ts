import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { signInAsStaff } from "./staff.ts";

const unique = () => `Offered fish f${crypto.randomUUID().slice(0, 7)}`;

const words = {
  en: {
    path: "",
    add: "New offer",
    names: { en: "Name in English", bn: "Name in Bengali" },
    percent: "Percent",
    products: "Products",
    search: "Add a product: name, SKU or barcode",
    changed: "1 of 1 products get a lower price.",
    save: "Save",
    end: (name: string) => `End now: ${name}`,
    price: ["৳85", "৳100"],
    undo: "Undo",
  },
  bn: {
    path: "/bn",
    add: "নতুন অফার",
    names: { en: "ইংরেজিতে নাম", bn: "বাংলায় নাম" },
    percent: "শতাংশ",
    products: "পণ্য",
    search: "পণ্য যোগ করুন: নাম, SKU বা বারকোড",
    changed: "১টি পণ্যের মধ্যে ১টির দাম কমবে।",
    save: "সেভ করুন",
    end: (name: string) => `${name} এখনই শেষ করুন`,
    price: ["৳৮৫", "৳১০০"],
    undo: "ফিরিয়ে নিন",
  },
} as const;

/** Opens a product's page until it costs this much. */
const costs = (page: Page, address: string, price: string) =>
  expect(async () => {
    await open(page, address);
    await expect(page.getByRole("main").getByText(price).first()).toBeVisible({ timeout: 500 });
  }).toPass();

async function fishOf(shop: JourneyShop) {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: name, price: 100 });
  const [row] = await shop.sql<{ sku: string }>("select sku from products where id = $1", [id]);
  return { id, name, sku: row?.sku ?? "" };
}

for (const language of ["en", "bn"] as const)
  test(`an offer made by the form changes the price in the shop, and ends: ${language}`, {
    tag: "@desktop",
  }, async ({ page, shop }) => {
    const said = words[language];
    const { id, name, sku } = await fishOf(shop);
    const product = `${said.path}/products/${id}`;
    await signInAsStaff(page, shop, ["offers"]);
    await open(page, `${said.path}/admin/offers`);
    await page.getByRole("main").getByRole("link", { name: said.add }).first().click();
    const form = page.getByRole("form", { name: said.add });
    await form.getByLabel(said.names.en).fill(name);
    await form.getByLabel(said.names.bn).fill(name);
    await form
      .getByLabel(said.percent, { exact: true })
      .last()
      .fill(language === "bn" ? "১৫" : "15");
    await form.getByText(said.products, { exact: true }).click();
    await form.getByLabel(said.search).fill(sku);
    await form.getByRole("option", { name }).click();
    await expect(form).toContainText(said.changed);
    await expect(form.locator("[data-preview]")).toContainText(said.price[0]);
    await expectAccessible(page);
    await form.getByRole("button", { name: said.save }).click();
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toBeVisible();
    const shopper = await page.context().newPage();
    await costs(shopper, product, said.price[0]);
    await row.getByRole("button", { name: said.end(name) }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("button", { name: said.undo })).toBeVisible();
    await expect(async () => {
      await open(shopper, product);
      await expect(shopper.getByRole("main").getByText(said.price[0])).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(shopper.getByRole("main").getByText(said.price[1]).first()).toBeVisible();
  });

test("an offer on orders is made with a code, and another with codes for one use each, which leave as a file", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const name = unique();
  const code = name.slice(-8).toUpperCase();
  await signInAsStaff(page, shop, ["offers"]);
  await open(page, "/admin/offers/new");
  const form = page.getByRole("form", { name: "New offer" });
  const fill = async (called: string) => {
    await form.getByText("Whole order").click();
    await form.getByLabel("Name in English").fill(called);
    await form.getByLabel("Name in Bengali").fill(called);
    await form.getByLabel("Taka off").fill("100");
    await form.getByLabel("From a total of").fill("999");
  };
  await fill(name);
  await expect(form.getByText("Products", { exact: true })).toHaveCount(0);
  await form.getByText("One code for all").click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("3 to 30 letters, digits or hyphens.", { exact: true })).toBeVisible();
  await form.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await form.getByLabel("Uses in all").fill("100");
  await form.getByLabel("First orders only").check();
  const sentence = `৳100 off orders from ৳999, with code ${code}, 100 uses, first orders only`;
  await expect(form.getByRole("region", { name: "Preview" })).toContainText(sentence);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(sentence);

  await page.getByRole("main").getByRole("link", { name: "New offer" }).first().click();
  await fill(`${name} each`);
  await form.getByText("Many codes, one use each").click();
  await form.getByRole("button", { name: "Save" }).click();
  const codes = page.getByRole("region", { name: "Codes", exact: true });
  await expect(codes).toContainText("None yet");
  await codes.getByLabel("How many").fill("20");
  await codes.getByLabel("Begins with (optional)").fill("eid");
  await expect(codes).toContainText("EID-7K3M9QXR");
  await codes.getByRole("button", { name: "Create codes" }).click();
  await expect(codes).toContainText("20 created, 0 used.");
  await expect(page.getByRole("main")).toContainText("with one of 20 codes");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "CSV: Codes" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/^EID-[A-Z2-9]{8},[0-9 :-]+,no,$/);
});

test("offers are cards on a phone, and the form fits", { tag: "@phone" }, async ({ page, shop }) => {
  const { id, name } = await fishOf(shop);
  await shop.sql(
    `with made as (insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at)
       values ('price', $1, $1, 15, 'products', now() + interval '20 days') returning id)
     insert into offer_products select id, $2 from made`,
    [name, id],
  );
  await signInAsStaff(page, shop, ["offers"]);
  await open(page, "/admin/offers?state=coming");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("15% off");
  await expectAccessible(page);
  await card.getByRole("link", { name: `Copy ${name} to a week later` }).click();
  await expect(page.getByLabel("Name in English")).toHaveValue(name);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await open(page, "/admin/offers?state=coming");
  await card.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
});
