import { expect, expectAccessible, open, test } from "./shop.ts";

const facts = {
  en: {
    path: "",
    region: "Product information",
    lines: [
      "Made or imported by",
      "Deshi Foods Ltd.",
      "Bangladesh",
      "Wheat flour, milk",
      "In the refrigerator",
      "180 days from production",
      "৳120",
    ],
  },
  bn: {
    path: "/bn",
    region: "পণ্যের তথ্য",
    lines: [
      "প্রস্তুতকারক বা আমদানিকারক",
      "Deshi Foods Ltd.",
      "বাংলাদেশ",
      "গমের ময়দা, দুধ",
      "ফ্রিজে",
      "তৈরির পর ১৮০ দিন",
      "৳১২০",
    ],
  },
} as const;

for (const language of ["en", "bn"] as const)
  test(`a product's page says what stands on its pack, to shoppers and search engines (${language})`, async ({
    page,
    shop,
  }) => {
    const id = await shop.newProduct({ name: "Milk toast", nameBn: "দুধ টোস্ট", price: 90 });
    await shop.sql(
      `update products set brand = 'Deshi', barcode = '4006381333931', maker = 'Deshi Foods Ltd.', origin = 'BD', ingredients_en = 'Wheat flour, milk',
         ingredients_bn = 'গমের ময়দা, দুধ', storage = 'chilled', allergens = '{gluten,milk}', shelf_life_days = 180, mrp_poisha = 12000,
         net_amount = 250, net_unit = 'ml', nutrition_en = E'Energy: 430 kcal\\nMay contain nuts', nutrition_bn = E'শক্তি: ৪৩০ কিলোক্যালরি\\nবাদাম থাকতে পারে'
       where id = $1`,
      [id],
    );
    const { path, region, lines } = facts[language];
    await open(page, `${path}/products/${id}`);
    const list = page.getByRole("region", { name: region });
    for (const line of lines) await expect(list).toContainText(line);
    await expect(list.locator("strong")).toHaveText(language === "en" ? "Gluten, Milk" : "গ্লুটেন, দুধ");
    await expect(list).not.toContainText("4006381333931");
    const nutrition = page.getByRole("table", {
      name: language === "en" ? "Nutrition, per 100 ml" : "পুষ্টিগুণ, প্রতি ১০০ মিলিলিটারে",
    });
    await expect(nutrition.getByRole("row").last()).toContainText(
      language === "en" ? "430 kcal" : "৪৩০ কিলোক্যালরি",
    );
    await expect(page.getByText(language === "en" ? "May contain nuts" : "বাদাম থাকতে পারে")).toBeVisible();
    await expectAccessible(page);

    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    const data = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "Product");
    expect(data).toMatchObject({
      brand: { "@type": "Brand", name: "Deshi" },
      gtin: "4006381333931",
      countryOfOrigin: { name: "BD" },
      offers: {
        price: "90.00",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "90.00",
          referenceQuantity: {
            value: 250,
            unitCode: "MLT",
            valueReference: { value: 1000, unitCode: "MLT" },
          },
        },
      },
    });
    await shop.sql("delete from products where id = $1", [id]);
  });

test("a number that the shop gave itself is no GTIN, and unknown facts stand nowhere", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: "Loose toast" });
  await shop.sql("update products set barcode = '2000000000015' where id = $1", [id]);
  await open(page, `/products/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Loose toast" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Product information" })).toHaveCount(0);
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const data = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "Product");
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["gtin"]));
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["brand"]));
});
