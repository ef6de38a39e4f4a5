import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import type { TakenProduct } from "../order-statements.server.ts";
import { findLineRefusal } from "./refused-lines.server.ts";

const product = (id: number, over: Partial<TakenProduct> = {}): TakenProduct => ({
  id,
  name_en: `Mango ${id}`,
  name_bn: `আম ${id}`,
  weight_en: "1 kg",
  weight_bn: "১ কেজি",
  image: "",
  tint: "",
  price_poisha: 5_000,
  offer_id: null,
  regular_poisha: null,
  step_grams: null,
  is_perishable: false,
  stock: 10,
  is_archived: false,
  counted: true,
  shared_group: null,
  shared_stock: null,
  net_amount: null,
  ...over,
});
const short = { stock: 2, counted: false };
const wanted = (id: number, seenPoisha = Infinity) => ({ id, quantity: 3, seenPoisha });

const refused = (
  lines: ReturnType<typeof wanted>[],
  products: TakenProduct[],
  language: "en" | "bn" = "en",
) =>
  inLanguage(language, async () =>
    findLineRefusal(lines, new Map(products.map((product) => [product.id, product]))),
  );

test("an order is fine while every piece is there at the price that was seen, or below it", async () => {
  for (const over of [{}, { price_poisha: 4_000 }, { stock: 3 }, { stock: null, counted: false }])
    expect(
      await refused([wanted(1, 5_000), wanted(2)], [product(1, over), product(2, over)]),
    ).toBeUndefined();
});

test("missing pieces are refused with what is left, and a product that is gone with none", async () => {
  const problem = await refused([wanted(1), wanted(2), wanted(3)], [product(1, short), product(3)]);
  expect(problem).toMatchObject({ code: "sold_out", message: "Not enough left: Mango 1." });
  expect(problem?.extras.details).toEqual({
    lines: [
      { product_id: 1, name: "Mango 1", left: 2, price: 50 },
      { product_id: 2, name: "", left: 0, price: undefined },
    ],
  });
});

test("where only products that are gone are missing, no name can be said", async () => {
  const problem = await refused([wanted(2)], []);
  expect(problem?.message).toBe("Some of these products are no longer in the shop.");
});

test("a risen price is refused with the current price, in the reader's language", async () => {
  const lines = [wanted(1, 4_999), wanted(2, 5_000), wanted(3, 100)];
  const problem = await refused(lines, [product(1), product(2), product(3)], "bn");
  expect(problem).toMatchObject({ code: "price_changed", message: "দাম বদলেছে: আম 1, আম 3।" });
  expect(problem?.extras.details).toEqual({
    lines: [
      { product_id: 1, name: "আম 1", left: undefined, price: 50 },
      { product_id: 3, name: "আম 3", left: undefined, price: 50 },
    ],
  });
});

test("missing pieces come before risen prices, each line once", async () => {
  const problem = await refused(
    [wanted(1, 4_000), wanted(2, 4_000), wanted(3, 4_000)],
    [product(1), product(2, short), product(3, { price_poisha: 3_000 })],
  );
  expect(problem).toMatchObject({ code: "sold_out", message: "Not enough left: Mango 2, Mango 1." });
  expect(problem?.extras.details).toEqual({
    lines: [
      { product_id: 2, name: "Mango 2", left: 2, price: 50 },
      { product_id: 1, name: "Mango 1", left: undefined, price: 50 },
    ],
  });
});
