import { describe, expect, test } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, token, productWith, stockOf, order } = await openOrderingShop();

describe("what the shop does not have", () => {
  test("is refused with the lines and what is left, and nothing is taken", async () => {
    const plenty = await productWith(10);
    const few = await productWith(2);
    const { status, body } = await order([
      { product_id: plenty, quantity: 1 },
      { product_id: few, quantity: 3 },
    ]);
    expect([status, body.code]).toEqual([409, "sold_out"]);
    expect(body.details.lines).toEqual([{ product_id: few, name: "Test mango", left: 2, price: 50 }]);
    expect(await stockOf(plenty)).toBe(10);
  });

  test("is refused when the product has left the catalogue", async () => {
    const { status, body } = await order([{ product_id: 999_999_999, quantity: 1 }]);
    expect([status, body.code]).toEqual([409, "sold_out"]);
    expect(body.details.lines).toEqual([{ product_id: 999_999_999, name: "", left: 0 }]);
  });

  test("is refused with everything else that changed, in the reader's language", async () => {
    const few = await productWith(2, 4_000);
    const gone = 999_999_999;
    const dearer = await productWith(10, 6_000);
    const fine = await productWith(10);
    const items = [few, gone, dearer, fine].map((product_id) => ({ product_id, quantity: 3, price: 50 }));
    const { body } = await shop.post("/api/place-order?lang=bn", draftOf(items), { token });
    expect([body.code, body.message]).toEqual(["sold_out", "যথেষ্ট নেই: পরীক্ষার আম, পরীক্ষার আম।"]);
    expect(body.details.lines).toEqual([
      { product_id: few, name: "পরীক্ষার আম", left: 2, price: 40 },
      { product_id: gone, name: "", left: 0 },
      { product_id: dearer, name: "পরীক্ষার আম", price: 60 },
    ]);
    const alone = await order([{ product_id: gone, quantity: 1 }]);
    expect(alone.body.message).toBe("Some of these products are no longer in the shop.");
  });

  test("never runs out when it is not counted", async () => {
    const id = await productWith(null);
    const { status } = await order([{ product_id: id, quantity: 99 }]);
    expect(status).toBe(200);
  });

  test("is never sold: 200 buyers at once for 50 pieces buy exactly 50", async () => {
    const id = await productWith(50);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => untilServed(() => order([{ product_id: id, quantity: 1 }]))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(150);
    expect(await stockOf(id)).toBe(0);
    const [sold] = await shop.sql<{ pieces: number }>(
      "select sum(quantity)::int pieces from order_items where product_id = $1",
      [id],
    );
    expect(sold?.pieces).toBe(50);
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.order.number);
    expect(new Set(numbers).size).toBe(50);
  });

  test("does not lock buyers against each other who want the same products in another order", async () => {
    const ids = [await productWith(400), await productWith(400), await productWith(400)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => {
        const turned = turn % 2 ? ids : ids.toReversed();
        return untilServed(() => order(turned.map((id) => ({ product_id: id, quantity: 1 }))));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("a price that changed since it was seen", () => {
  test("asks for consent when it rose", async () => {
    const id = await productWith(10, 6_000);
    const { status, body } = await order([{ product_id: id, quantity: 1, price: 55 }]);
    expect([status, body.code]).toEqual([409, "price_changed"]);
    expect(body.details.lines).toEqual([{ product_id: id, name: "Test mango", price: 60 }]);
    expect(await stockOf(id)).toBe(10);
  });

  test("was seen by who saw it in one of two items of the product, and is then the lower one", async () => {
    const id = await productWith(10, 6_000);
    const codeOf = async (...prices: (number | undefined)[]) => {
      const { body } = await order(prices.map((price) => ({ product_id: id, quantity: 1, price })));
      return [body.code, body.message];
    };
    const rose = ["price_changed", "The price has changed: Test mango."];
    expect(await codeOf(55, 65)).toEqual(rose);
    expect(await codeOf(65, 55)).toEqual(rose);
    expect(await codeOf(55, undefined)).toEqual(rose);
    expect(await codeOf(60, 65)).toEqual([undefined, "Order Placed Successfully!"]);
  });

  test("is passed on when it fell", async () => {
    const id = await productWith(10, 4_000);
    const { body } = await order([{ product_id: id, quantity: 1, price: 55 }]);
    expect(body.order.total_price).toBe(40);
  });
});

describe("more than an order may hold", () => {
  test("is refused when a hundred items of one product come to 9,900 pieces, though each is allowed", async () => {
    const id = await productWith(null);
    const { status, body } = await order(
      Array.from({ length: 100 }, () => ({ product_id: id, quantity: 99 })),
    );
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
    expect(body.message).toBe("At most 99 of one product in one order.");
  });

  test("is refused when it comes to more than the shop can take in one order, and nothing is taken", async () => {
    const id = await productWith(99, 200_000_000);
    const { status, body } = await order([{ product_id: id, quantity: 51 }]);
    expect([status, body.message]).toEqual([422, "This order is too large to place here. Please call us."]);
    expect(await stockOf(id)).toBe(99);
    expect((await order([{ product_id: id, quantity: 50 }])).status).toBe(200);
  });
});

describe("an order that is not one", () => {
  const broken: [string, object][] = [
    ["no items", { items: [] }],
    ["a quantity of 0", { items: [{ product_id: 1, quantity: 0 }] }],
    ["a hundred pieces", { items: [{ product_id: 1, quantity: 100 }] }],
    ["half a piece", { items: [{ product_id: 1, quantity: 1.5 }] }],
    ["an id that is none", { items: [{ product_id: "1; drop table", quantity: 1 }] }],
    ["an id beyond all numbers", { items: [{ product_id: 1e300, quantity: 1 }] }],
    ["a card payment", { payment_type: "card" }],
    ["an address of 501 characters", { address_details: "x".repeat(501) }],
    ["a control character", { address_details: "Road\u0000 5" }],
    ["words for a number", { mobile_no: "call me" }],
    [
      "a list of a thousand",
      { items: Array.from({ length: 1_000 }, () => ({ product_id: 1, quantity: 1 })) },
    ],
  ];
  test.each(broken)("is refused: %s", async (_what, more) => {
    const { status, body } = await order([{ product_id: 1, quantity: 1 }], { more });
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
  });
});
