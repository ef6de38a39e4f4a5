import sharp from "sharp";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, unique } from "./staff.ts";

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a product is made with two photos, seen and found by shoppers, and changed with Ctrl+S", async ({
  page,
  shop,
}) => {
  const name = unique();
  const sku = `F-${crypto.randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  await page.getByRole("link", { name: "Add product" }).click();
  const form = page.getByRole("form", { name: "New product" });
  const card = form.locator("[data-preview]").first();
  await form.getByLabel("Name in English").fill(name);
  await expect(card).toContainText(name);
  await form.getByLabel("Price", { exact: true }).fill("free");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Write the name, in both languages.")).toBeVisible();
  await expect(form.getByText("A price is a number above 0")).toBeVisible();
  await expect(form.getByText("Choose a category.")).toBeVisible();
  await expect(form.getByLabel("Name in Bengali")).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel("Name in Bengali").fill("পরীক্ষার আম");
  await form.getByLabel("Price", { exact: true }).fill("৳৯০.৫০");
  await form.getByLabel("Old price").fill("120");
  await expect(card).toContainText("25% off");
  await form.getByLabel("Net quantity").fill("500");
  await form.getByLabel("Unit").selectOption("g");
  await form.getByLabel("Weight or size in English").fill("500 g");
  await form.getByLabel("Weight or size in Bengali").fill("৫০০ গ্রাম");
  await expect(card).toContainText("৳181/kg");
  await form.getByLabel("Category").selectOption({ index: 1 });
  await form.getByLabel("SKU").fill("deshi-tomato");
  await form.getByLabel("Stock", { exact: true }).fill("4");
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo("#c33") },
      { name: "b.jpg", mimeType: "image/jpeg", buffer: await photo("#3a3") },
    ]);
  await expect(form.getByRole("listitem", { name: "Picture 2" })).toBeVisible();
  await form.getByRole("listitem", { name: "Picture 2" }).getByLabel("in English").fill("Cut open");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/already has this SKU/)).toBeVisible();
  await expect(form.getByLabel("SKU")).toBeFocused();
  await form.getByLabel("SKU").fill(sku);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is in the shop.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);

  await expect(page.getByText("4 in stock")).toBeVisible();
  await page.getByRole("listitem", { name: "Picture 2" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("listitem", { name: "Picture 1" }).getByLabel("in English")).toHaveValue(
    "Cut open",
  );
  await page.getByLabel("Description in English").fill("Sweet and without fibre.");
  await expect(page.getByText("2 changes not saved")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await expect(page.getByText("changes not saved")).toHaveCount(0);

  const id = /\d+$/.exec(page.url())?.[0];
  await expect(async () => {
    await open(page, `/products?search=${encodeURIComponent(name)}`);
    await expect(page.locator(`a[href="/products/${id}"]`).first()).toBeVisible({ timeout: 300 });
  }).toPass();
  await open(page, `/products/${id}`);
  await expect(page.getByText("Sweet and without fibre.")).toBeVisible();
  const pictures = page.getByRole("list", { name: "Pictures, side by side" });
  await expect(pictures.getByRole("img")).toHaveCount(2);
  await expect(pictures.getByRole("img", { name: "Cut open" })).toBeInViewport();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(pictures.getByRole("img", { name: "2 of 2" })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "Next picture" })).toBeDisabled();
  await expectAccessible(page);
});

test("what is typed outlives a reload, and leaving asks first", async ({ page, shop }) => {
  const name = unique();
  const id = await shop.newProduct({ name });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products/${id}`);
  const weight = page.getByLabel("Weight or size in English");
  await weight.fill("2 kg");
  await expect(page.getByText("was 1 kg")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(weight).toHaveValue("2 kg");
  await expect(page.getByText("1 change not saved")).toBeVisible();

  await page.getByRole("link", { name: "← Products" }).click();
  await expect(page.locator("p:focus")).toContainText("Leave without saving?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(weight).toHaveValue("2 kg");
  await page.getByRole("link", { name: "← Products" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await open(page, `/admin/products/${id}`);
  await expect(weight).toHaveValue("2 kg");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(weight).toHaveValue("1 kg");
  await page.getByRole("link", { name: "← Products" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test("two at one product: the second sees both versions, field by field, and decides", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, price: 50 });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products/${id}`);
  await page.getByLabel("Price", { exact: true }).fill("55");
  await page.getByLabel("Weight or size in English").fill("2 kg");
  await page.getByLabel("Description in English").fill("Mine alone");
  await shop.sql(
    "update products set price_poisha = 6000, weight_en = '3 kg', description_bn = 'তাঁর' where id = $1",
    [id],
  );
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("region", { name: "A colleague has changed this meanwhile" });
  await expect(question).toBeFocused();
  await expect(question.getByRole("listitem")).toHaveCount(2);
  await expect(question).toContainText("60");
  await expect(question).toContainText("3 kg");
  await expect(page.getByLabel("Description in Bengali")).toHaveValue("তাঁর");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(question).toBeFocused();
  await question.getByRole("button", { name: "Keep mine: Price" }).click();
  await question.getByRole("button", { name: "Take theirs: Weight or size in English" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  expect(
    await shop.sql(
      "select price_poisha::int as price, weight_en, description_en, description_bn from products where id = $1",
      [id],
    ),
  ).toEqual([{ price: 5500, weight_en: "3 kg", description_en: "Mine alone", description_bn: "তাঁর" }]);
});

test("what is shown beside a product is found as shoppers search, put into order, and seen by them", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: unique() });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products/${id}`);
  const search = page.getByLabel("Find a product to show beside it");
  await search.fill("peyaj");
  await page.getByRole("option", { name: /onion/i }).first().click();
  await search.fill("tomato");
  await expect(page.getByRole("option", { name: /tomato/i }).first()).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  const chosen = page.getByRole("list", { name: "Shown beside it" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  await chosen
    .nth(1)
    .getByRole("button", { name: /^Move .* up$/ })
    .click();
  await expect(chosen.first()).toContainText(/tomato/i);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/ is saved\.$/)).toBeVisible();
  await expect(async () => {
    await open(page, `/products/${id}`);
    const beside = page.getByRole("region", { name: "You May Also Like" }).getByRole("heading", { level: 3 });
    await expect(beside).toHaveCount(2, { timeout: 500 });
    await expect(beside.first()).toContainText(/tomato/i);
  }).toPass();
});
