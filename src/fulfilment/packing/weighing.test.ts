import { describe, expect, test } from "vitest";
import { openPackingShop } from "#tests/support/orders/packing.ts";

const { shop, admin, stockOf, shown, newFish, step, confirmed, pack } = await openPackingShop();

describe("what is sold by weight", () => {
  test("is not packed without its weight, nor with one that can only be a slip", async () => {
    const { id, items } = await confirmed([await newFish(), 4]);
    const line = { item: items[0], quantity: 4 };
    const cases: [object, number, string][] = [
      [line, 409, "not_weighed"],
      [{ ...line, grams: 0 }, 422, "invalid_fields"],
      [{ ...line, grams: 40_000 }, 422, "invalid_fields"],
      [{ ...line, grams: "a lot" }, 422, "invalid_fields"],
      [{ ...line, grams: 1_101 }, 409, "too_heavy"],
    ];
    for (const [one, status, code] of cases) {
      const answer = await pack(id, 0, [one]);
      expect([one, answer.status, answer.body.code]).toEqual([one, status, code]);
    }
    const { fulfilment, revision, total_price } = await shown(id);
    expect([fulfilment, revision, total_price]).toEqual(["confirmed", 0, 420]);
    const agreed = await pack(id, 0, [{ ...line, grams: 1_101 }], { agreed: true });
    expect([agreed.body.data.fulfilment, agreed.body.data.total_price]).toEqual(["packed", 462.42]);
  });

  test("is weighed where it comes instead of something else, too", async () => {
    const rui = await newFish();
    const katla = await newFish(8);
    const { id, items } = await confirmed([rui, 4]);
    const instead = { product_id: katla, quantity: 4, price: 105, replaces: items[0] };
    expect((await pack(id, 0, [instead])).body.code).toBe("not_weighed");
    expect((await pack(id, 0, [{ ...instead, grams: 1_200 }])).body.code).toBe("too_heavy");
    expect((await pack(id, 0, [{ ...instead, grams: 4_000 }])).body.code).toBe("invalid_fields");
    expect([await stockOf(rui), await stockOf(katla)]).toEqual([36, 8]);
    const { body } = await pack(id, 0, [{ ...instead, grams: 1_050 }]);
    expect([body.data.total_price, body.data.order_items[0].packed_grams]).toEqual([441, 1_050]);
    expect([await stockOf(rui), await stockOf(katla)]).toEqual([0, 4]);
    expect(body.data.edits[0].lines[0]).toMatchObject({
      after: { grams: 1_050 },
      instead_of: { grams: 1_000 },
    });
  });

  test("is packed elsewhere without its weight only by who says so", async () => {
    const { id } = await confirmed([await newFish(), 4]);
    const refused = await step(id, "confirmed", "packed");
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      "not_weighed",
      "Not weighed yet: Test mango.",
    ]);
    const several = await shop.post(
      "/api/admin/orders/start-packing",
      { orders: [id], to: "packed" },
      { token: admin },
    );
    expect(several.body.data.refused).toMatchObject([{ id, message: "Not weighed yet: Test mango." }]);
    const { body } = await step(id, "confirmed", "packed", { unweighed: true });
    expect([body.data.fulfilment, body.data.total_price]).toEqual(["packed", 420]);
  });
});

test("in the file of orders kilos times the price of a kilo are what a weighed line costs", async () => {
  const { id, items } = await confirmed([await newFish(), 5]);
  const exported = async () => {
    const file: string = (await shop.get("/api/admin/orders-export", { token: admin })).body;
    return file.split("\r\n").find((line) => line.startsWith(`TK-${10_000 + id},`));
  };
  expect(await exported()).toContain(",1.25,kg,420,525,");
  await pack(id, 0, [{ item: items[0], quantity: 5, grams: 1_310 }]);
  expect(await exported()).toContain(",1.31,kg,420,550.2,");
});
