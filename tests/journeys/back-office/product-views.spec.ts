import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

const unique = () => `zv${crypto.randomUUID().slice(0, 6).replace(/[0-9]/g, "k")}`;

test("a narrowed list is saved under a name, opened again after a reload, and deleted with a way back", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products?category=2");
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByLabel("Name of the view").fill("All fish");
  await page.keyboard.press("Enter");
  await expect(page.getByText("“All fish” is saved in this browser.")).toBeVisible();
  await open(page, "/admin/products");
  await page.getByRole("link", { name: "All fish" }).click();
  await expect(page).toHaveURL(/\/admin\/products\?category=2$/);
  await expect(page.getByRole("link", { name: "All fish" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("2");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete the view All fish" }).click();
  await expect(page.getByRole("link", { name: "All fish" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "All fish" })).toBeVisible();
});

test("from a product one goes to its neighbours in the list and back to it; beside it stands who changed it last, and both languages", async ({
  page,
  shop,
}) => {
  const word = unique();
  const names = [`Ilish ${word} one`, `Ilish ${word} two`] as const;
  for (const name of names) await shop.newProduct({ name, nameBn: "ইলিশ" });
  await shop.sql("update products set sku = $1 || id where name_en = any($2)", [word, names]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${word}`);
  await page.getByRole("link", { name: names[0], exact: true }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(names[0]);
  await expect(page.getByRole("link", { name: "Product before" })).toHaveCount(0);
  await page.getByLabel("Weight or size in English").fill("2 kg");
  await page.keyboard.press("]");
  await expect(title).toHaveText(names[0]);
  await page.getByLabel("Weight or size in English").fill("2 kg");
  await page.keyboard.press("Control+S");
  const changes = page.getByRole("region", { name: "Last changes" });
  await expect(changes).toContainText("Shopkeeper");
  await expect(changes).toContainText("1 kg → 2 kg");
  await page.getByRole("radio", { name: "Bengali" }).check({ force: true });
  await expect(page.locator("[data-preview]").first()).toContainText("ইলিশ");
  await expectAccessible(page);
  await title.click();
  await page.keyboard.press("]");
  await expect(title).toHaveText(names[1]);
  await expect(page.getByLabel("Name in English")).toHaveValue(names[1]);
  await page.getByRole("link", { name: "Product before" }).click();
  await expect(title).toHaveText(names[0]);
  await page.getByRole("link", { name: "← Products" }).click();
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
});
