import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

const unique = () => `Sweets ${crypto.randomUUID().slice(0, 8)}`;

test("a category is made in its colour, seen by shoppers, moved by keys, hidden, and deleted after its products moved", async ({
  page,
  shop,
}) => {
  const name = unique();
  await signInAsAdmin(page, shop);
  await open(page, "/admin/categories");
  await page.getByRole("button", { name: "Add a category" }).click();
  const form = page.getByRole("form", { name: "New category" });
  await expect(form.getByRole("heading", { name: "New category" })).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Write the name, in both languages.").first()).toBeVisible();
  await form.getByLabel("Name in English").fill(name);
  await form.getByLabel("Name in Bengali").fill(`মিষ্টি ${name}`);
  await form.getByRole("radio", { name: "Lavender" }).check({ force: true });
  await expect(form.locator("[data-preview]")).toContainText(name);
  await expect(form.locator("[data-preview] [data-category]").first()).toHaveAttribute(
    "data-category",
    "household",
  );
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  const rows = page.getByRole("main").locator("ol > li");
  const row = rows.filter({ hasText: name });
  const place = async () => (await rows.allInnerTexts()).findIndex((text) => text.includes(name));
  await expect(row).toBeVisible();
  // Another test may move a category at the same moment: the list is loaded anew then, and one tries again.
  const goesUp = async (press: () => Promise<void>) =>
    expect(async () => {
      const before = await place();
      await press();
      await expect.poll(place, { timeout: 2000 }).toBe(before - 1);
    }).toPass();
  await goesUp(async () => {
    await row.getByRole("button", { name: `Edit ${name}` }).focus();
    await page.keyboard.press("Alt+ArrowUp");
  });
  await goesUp(() => row.getByRole("button", { name: `Move ${name} up` }).click());

  const shopper = await page.context().newPage();
  await expect(async () => {
    await open(shopper, "/");
    await expect(shopper.getByRole("link", { name }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole("button", { name: `Hide ${name}` }).click();
  await expect(page.getByText(`${name} is hidden.`)).toBeVisible();
  await expect(row).toContainText("Hidden");
  await expect(async () => {
    await open(shopper, "/");
    await expect(shopper.getByRole("link", { name })).toHaveCount(0, { timeout: 500 });
  }).toPass();

  const [category] = await shop.sql<{ id: number }>("select id from categories where name_en = $1", [name]);
  const product = await shop.newProduct({ name: unique() });
  await shop.sql("update products set category_id = $1 where id = $2", [category?.id, product]);
  await page.reload();
  await expect(row.getByRole("link", { name: "Products: 1" })).toBeVisible();
  // A product of a hidden category keeps it in its form.
  await open(page, `/admin/products/${product}`);
  await expect(page.getByLabel("Category")).toHaveValue(String(category?.id));
  await open(page, "/admin/categories");
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(`“${name}” still holds products: 1`)).toBeVisible();
  await page.getByRole("button", { name: "Move and delete" }).click();
  await expect(page.getByText("Choose where its products shall go.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Move its products to").selectOption({ label: "Fish" });
  await page.getByRole("button", { name: "Move and delete" }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(
    (
      await shop.sql(
        "select c.slug from products p join categories c on c.id = p.category_id where p.id = $1",
        [product],
      )
    )[0],
  ).toEqual({ slug: "fish" });
});

test("what a colleague changed meanwhile is shown beside what was typed (in Bengali)", async ({
  page,
  shop,
}) => {
  const name = unique();
  const [row] = await shop.sql<{ id: number }>(
    `insert into categories (slug, name_en, name_bn, icon, tint, position)
     values ($1, $2, $2, '', 'meat', 999) returning id`,
    [crypto.randomUUID(), name],
  );
  await signInAsAdmin(page, shop);
  await open(page, "/bn/admin/categories");
  await page.getByRole("button", { name, exact: false }).first().click();
  const form = page.getByRole("form", { name });
  await shop.sql("update categories set tint = 'fish', version = 2 where id = $1", [row?.id]);
  await form.getByLabel("ইংরেজি নাম").fill(`${name} mine`);
  await form.getByRole("button", { name: "সেভ" }).first().click();
  await expect(form.locator("[data-preview]")).toHaveCount(2);
  await expect(form.locator("[data-preview]").first().locator("[data-category]").first()).toHaveAttribute(
    "data-category",
    "fish",
  );
  await expect(form.getByLabel("ইংরেজি নাম")).toHaveValue(`${name} mine`);
  await expectAccessible(page);
  await form.getByRole("button", { name: "সেভ" }).first().click();
  await expect
    .poll(async () => (await shop.sql("select name_en, tint from categories where id = $1", [row?.id]))[0])
    .toEqual({
      name_en: `${name} mine`,
      tint: "meat",
    });
  await shop.sql("delete from categories where id = $1", [row?.id]);
});
