import { signInAsAdmin } from "./back-office/staff.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, type JourneyShop, open } from "./shop.ts";

/** "Fruits & Vegetables" › "Vegetables" › "Leafy greens", with a product in the last; no sub-category of the demo. */
async function growTree(shop: JourneyShop) {
  const add = async (nameEn: string, nameBn: string, parent: number, after: number) => {
    const [row] = await shop.sql<{ id: number }>(
      `insert into categories (slug, name_en, name_bn, icon, tint, parent_id, position)
       select lower($1::text), $1, $2, icon, tint, id, position + $4::int from categories where id = $3::bigint returning id`,
      [nameEn, nameBn, parent, after],
    );
    return Number(row?.id);
  };
  await shop.sql("delete from categories where parent_id is not null");
  await shop.sql("update categories set position = 10 * position");
  const vegetables = await add("Vegetables", "সবজি", 1, 1);
  const greens = await add("Leafy greens", "শাক", vegetables, 1);
  const product = await shop.newProduct({ name: "Tree spinach", nameBn: "গাছ পালং", price: 30 });
  await shop.sql("update products set category_id = $2 where id = $1", [product, greens]);
  return { vegetables, greens };
}

test("a shopper reaches a product two levels down in three taps, and its page leads back up", async ({
  page,
  shop,
}, { project }) => {
  const { vegetables } = await growTree(shop);
  await expect(async () => {
    await open(page, "/products?category=1");
    await expect(page.getByRole("link", { name: "Vegetables" }).last()).toBeAttached({ timeout: 1000 });
  }).toPass();
  await open(page, "/");
  const strip = page.getByRole("region", { name: "Shop by Category" });
  await expect(strip.getByRole("link", { name: "Vegetables", exact: true })).toHaveCount(0);
  await strip.getByRole("link", { name: "Fruits & Vegetables" }).click();
  const categories = page.getByRole("navigation", { name: "Categories" }).locator("visible=true");
  await categories.getByRole("link", { name: /^Vegetables/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vegetables" })).toBeVisible();
  await expect(categories.getByRole("link", { name: /^Leafy greens/ })).toBeVisible();
  await expect(categories.getByRole("link", { name: /^Fruits & Vegetables/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Tree spinach" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Tree spinach" })).toBeVisible();
  const path = page.getByRole("navigation", { name: "You are here" });
  await expect(path.getByRole("link", { name: "Leafy greens" })).toBeVisible();
  const above = path.getByRole("link", { name: "Vegetables", exact: true });
  if (project.name === "desktop") {
    await above.click();
    await expect(page).toHaveURL(new RegExp(`category=${vegetables}$`));
  } else await expect(above).toBeHidden();
});

test("staff move a branch in its form, and one press moves it back @desktop", async ({ page, shop }) => {
  await growTree(shop);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/categories");
  const rows = page.getByRole("main").locator("ol > li");
  const names = async () => (await rows.allInnerTexts()).map((text) => text.split("\n")[0]).slice(0, 4);
  await expect.poll(names).toEqual(["Fruits & Vegetables", "Vegetables", "Leafy greens", "Fish"]);
  await page.getByRole("button", { name: "Edit Vegetables" }).click();
  const form = page.getByRole("form", { name: "Vegetables" });
  const parent = form.getByLabel("Parent category");
  await expect(parent.getByRole("option", { name: "Leafy greens" })).toHaveCount(0);
  await parent.selectOption("Fish");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Vegetables” moved into “Fish”.")).toBeVisible();
  await expect.poll(names).toEqual(["Fruits & Vegetables", "Fish", "Vegetables", "Leafy greens"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("“Vegetables” moved back.")).toBeVisible();
  await expect.poll(names).toEqual(["Fruits & Vegetables", "Vegetables", "Leafy greens", "Fish"]);
});
