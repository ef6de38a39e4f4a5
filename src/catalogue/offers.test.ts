import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { percentOff } from "../language/numbers/money.ts";
import type { Product } from "./contract.ts";

const shop = await testShop();

const list = async (query: string): Promise<Product[]> =>
  (await shop.get(`/api/products?lang=en&${query}`)).body.data;
const namesOf = (products: readonly Product[]) => products.map(({ name }) => name).sort();
const reduced = ({ price, originalPrice = 0 }: Product) => originalPrice > price;

describe("offers", () => {
  test("are what costs less than it did, alone and with a category or a search; out of the index, too", async () => {
    const all = await list("");
    const fits = all.filter(reduced);
    expect(fits.length).toBeGreaterThan(10);
    const answers = async () => [
      namesOf(await list("offers=true")),
      namesOf(await list("offers=1&category=1")),
      namesOf(await list("offers=true&search=mango")),
    ];
    const right = [
      namesOf(fits),
      namesOf(fits.filter((product) => product.category_id === 1)),
      namesOf(fits.filter(({ name }) => /mango/i.test(name))),
    ];
    expect(right[2]).toContain("Himsagar mango");
    expect(await answers()).toEqual(right);
    await shop.app.searchReady;
    expect(await answers()).toEqual(right);
  });

  test("come and go with the price", async () => {
    const [first] = (await list("")).filter((one) => !reduced(one));
    if (!first) throw new Error("nothing at its usual price");
    await shop.sql("update products set original_price_poisha = price_poisha * 2 where id = $1", [first.id]);
    await shop.app.catalogueChanged();
    expect(namesOf(await list("offers=true"))).toContain(first.name);
    await shop.sql("update products set original_price_poisha = null where id = $1", [first.id]);
    await shop.app.catalogueChanged();
    expect(namesOf(await list("offers=true"))).not.toContain(first.name);
  });
});

describe("the two banners of the demo shop (SPEC 2)", () => {
  test("'20% off seasonal fruits': mango, banana and pineapple are 20% off on the shelf that it leads to", async () => {
    const fruits = (await list("category=1")).filter(
      ({ name }) => /mango|banana|pineapple/i.test(name) && !/green/i.test(name),
    );
    expect(fruits.length).toBeGreaterThanOrEqual(4);
    for (const { name, price, originalPrice } of fruits)
      expect(percentOff(price, originalPrice), name).toBe(20);
  });

  test("'Organic vegetables', grown without chemicals in Savar: their pages say so", async () => {
    const organic = (await list("category=1")).filter(({ description }) =>
      description.startsWith("Organic, grown without chemicals in Savar."),
    );
    expect(organic.length).toBeGreaterThanOrEqual(4);
  });
});
