import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

test("a file with three wrong rows is put right, imported, and taken back as a whole", async ({
  page,
  shop,
}) => {
  const sku = crypto.randomUUID().slice(0, 8);
  const lines = [
    "SKU;category;name_en;name_bn;price;stock",
    `${sku}-1;fish;River rui;নদীর রুই;350;12`,
    `${sku}-2;Diary;Village milk;গ্রামের দুধ;90;`,
    `${sku}-3;fish;Padma ilish;পদ্মার ইলিশ;১৮০০/-;3`,
    `${sku}-1;fish;River rui;নদীর রুই;360;12`,
  ];
  await signInAsAdmin(page, shop);
  await open(page, "/admin/products");
  await page.getByRole("main").getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "What each column means" })).toBeVisible();
  await expectAccessible(page);
  const example = page.waitForEvent("download");
  await page.getByRole("link", { name: "Example file" }).click();
  expect((await example).suggestedFilename()).toBe("tatka-example.csv");

  await page.getByLabel("Choose a CSV or Excel file").setInputFiles({
    name: "november.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}`),
  });
  await expect(page.getByText("Checked, nothing touched")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rows that need you: 3" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 rows" }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();

  const wrong = page.getByRole("list", { name: /need you/ }).getByRole("listitem");
  await expect(wrong.nth(0)).toContainText("Row 3 · Village milk");
  await expect(wrong.nth(0)).toContainText("There is no category “Diary”.");
  await wrong.nth(0).getByRole("combobox").selectOption({ label: "Eggs & Dairy" });
  await wrong.nth(0).getByRole("button", { name: "Take" }).click();
  await expect(page.getByText("Row 3 is right now.")).toBeVisible();
  await page.getByRole("textbox", { name: "Row 4: price" }).fill("১৮০০");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Row 4 is right now.")).toBeVisible();
  await page.getByRole("textbox", { name: "Row 5: sku" }).fill(`${sku}-4`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await expect(page.getByRole("region", { name: "Just merged" }).getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page);
  const count = async () =>
    (await shop.sql("select from products where sku like $1 and price_poisha > 0", [`${sku}-%`])).length;
  expect(await count()).toBe(4);

  await page.getByRole("button", { name: "Take the import back" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, take back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  expect(await count()).toBe(0);
});

test("an import is paused and goes on", async ({ page, shop }) => {
  const sku = crypto.randomUUID().slice(0, 8);
  const lines = Array.from({ length: 700 }, (_, index) => `${sku}-${index},fish,River rui,নদীর রুই,350,12`);
  await signInAsAdmin(page, shop);
  await open(page, "/admin/import");
  await page.getByLabel("Choose a CSV or Excel file").setInputFiles({
    name: "large.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`sku,category,name_en,name_bn,price,stock\n${lines.join("\n")}`),
  });
  await expect(page.getByText("Checked, nothing touched")).toBeVisible();
  // Until the test lets go of its first product, the import waits for it.
  await shop.sql("begin");
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select $1, min(id), 'Rui', 'রুই', '', 100 from categories`,
    [`${sku}-0`],
  );
  await page.getByRole("button", { name: "Import 700 rows" }).click();
  const pause = page.getByRole("button", { name: "Pause" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page);
  await shop.sql("rollback");
  await expect(page.getByText("Partly imported")).toBeVisible();
  await page.getByRole("button", { name: /^Import \d+ rows$/ }).click();
  await expect(page.getByText("Imported", { exact: true })).toBeVisible();
  const stored = await shop.sql("select from products where sku like $1", [`${sku}-%`]);
  expect(stored).toHaveLength(700);
  await page.getByRole("button", { name: "Take the import back" }).click();
  await page.getByRole("button", { name: "Yes, take back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
});
