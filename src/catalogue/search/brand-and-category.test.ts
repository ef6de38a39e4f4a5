import { expect, test } from "vitest";
import { searchingIn } from "#tests/support/orders/searching.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const { list, names } = searchingIn(() => shop);

const all = async (query: string) => names(query, "");

/** The brands of the demo are in most titles: these products get one that is in none. */
const brands = {
  "mango-juice": "Radhuni",
  "rose-sharbat": "Radhuni",
  "turmeric-powder": "Radhuni",
  "cumin-powder": "Radhuni",
  "black-pepper": "Radhuni",
  "red-rice": "A C I",
};
for (const [sku, brand] of Object.entries(brands))
  await shop.sql("update products set brand = $2 where sku = $1", [sku, brand]);
await shop.app.catalogueChanged();

test("a brand that is in no title is found in either script, with a typo, and as an acronym", async () => {
  const radhuni = await all("radhuni");
  expect(radhuni).toHaveLength(5);
  for (const query of ["RADHUNI", "রাঁধুনী", "রাধুনি", "radhuny", "rdhuni"])
    expect([query, new Set(await all(query))]).toEqual([query, new Set(radhuni)]);
  for (const query of ["aci red rice", "a c i lal chal", "এসিআই লাল চাল"])
    expect([query, (await names(query))[0]]).toEqual([query, "Dheki-husked red rice"]);
});

test("brand, sub-category and size are understood together, in any order", async () => {
  const ground = ["Turmeric powder", "Cumin powder"];
  for (const query of ["radhuni ground spices", "ground spices radhuni", "রাঁধুনী গুঁড়া মসলা", "radhuni gura mosla"])
    expect([query, (await names(query)).slice(0, 2)]).toEqual([query, ground]);
  expect((await list("radhuni ground spices")).meta).toMatchObject({ exact: true, total: 2 });
  expect(await all("radhuni spices 100 g")).toEqual(["Cumin powder", "Turmeric powder", "Black peppercorns"]);
  expect(await all("1 litre radhuni cold drinks")).toEqual(["Kashful mango drink", "Rose sharbat syrup"]);
  expect(await all("tuntuni cold drinks")).not.toContain("Rose sharbat syrup");
});

test("a changed brand is found by the next search", async () => {
  await shop.sql("update products set brand = 'Bashundhara' where sku = 'black-pepper'");
  await shop.app.catalogueChanged();
  expect(await all("bashundhara")).toEqual(["Black peppercorns"]);
  expect(await all("radhuni")).not.toContain("Black peppercorns");
});
