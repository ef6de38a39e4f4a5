import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

const { shop, token, productWith, stockOf, order } = await openOrderingShop();

describe("placing an order", () => {
  test("takes the pieces off the stock and prices them from the catalogue", async () => {
    const id = await productWith(10, 4_550);
    const { status, body } = await order([{ product_id: id, quantity: 2 }]);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ status: "pending", total_price: 91, mobile_no: "01712-345678" });
    expect(body.order.number).toMatch(/^TK-[0-9]{5,}$/);
    expect(await stockOf(id)).toBe(8);
    const mine = await shop.get("/api/my-orders", { token });
    expect(mine.body.orders[0]).toEqual(body.order);
  });

  test("keeps name and price as they were sold when the product changes later", async () => {
    const id = await productWith(10, 5_000);
    const { body } = await order([{ product_id: id, quantity: 1 }]);
    await shop.sql("update products set name_en = 'Other', price_poisha = 9900 where id = $1", [id]);
    const { body: mine } = await shop.get("/api/my-orders", { token });
    expect(
      mine.orders.find((order: { id: number }) => order.id === body.order.id).order_items[0].product,
    ).toMatchObject({
      name: "Test mango",
      price: 50,
    });
  });

  test("joins two items of one product", async () => {
    const id = await productWith(5);
    const { body } = await order([
      { product_id: id, quantity: 1 },
      { product_id: String(id), quantity: "২" },
    ]);
    expect(body.order.order_items).toHaveLength(1);
    expect(await stockOf(id)).toBe(2);
  });

  test("lists the products in one order, however they were sent", async () => {
    const ids = [await productWith(10), await productWith(10), await productWith(10)];
    for (const sent of [ids, ids.toReversed()]) {
      const { body } = await order(sent.map((product_id) => ({ product_id, quantity: 1 })));
      const listed = body.order.order_items.map(({ product }: { product: { id: number } }) => product.id);
      expect(listed).toEqual(ids);
    }
  });

  test("says what was ordered, in the reader's language, and lists it so", async () => {
    const id = await productWith(null, 1_170);
    await shop.sql(
      "update products set weight_en = '1 kg', weight_bn = '১ কেজি', image = '/pictures/demo/mango.svg' where id = $1",
      [id],
    );
    const me = await shop.newCustomer();
    const { body } = await order([{ product_id: id, quantity: 3 }], { token: me });
    expect(body).toMatchObject({ success: true, message: "Order Placed Successfully!" });
    const whole = {
      id: expect.any(Number),
      number: `TK-${10_000 + body.order.id}`,
      status: "pending",
      fulfilment: "placed",
      created_at: expect.stringMatching(/^20.*Z$/),
      total_price: 35.1,
      rounding: -0.1,
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712-345678",
      payment_type: "cash",
    };
    const item = { image: "/pictures/demo/mango.svg", tint: "fruit-vegetables", price: 11.7 };
    const listed = (name: string, weight: string) => {
      const product = { id, name, weight, ...item };
      const order_items = [{ id: expect.any(Number), quantity: 3, total: 35.1, product }];
      return { ...whole, needs_call: true, order_items };
    };
    expect(body.order).toEqual(listed("Test mango", "1 kg"));
    const bengali = (await shop.get("/api/my-orders?lang=bn", { token: me })).body;
    expect(bengali.orders).toEqual([listed("পরীক্ষার আম", "১ কেজি")]);
    expect(bengali.data).toEqual(bengali.orders);
    await shop.sql("delete from products where id = $1", [id]);
    const [left] = (await shop.get("/api/my-orders", { token: me })).body.orders;
    expect(left.order_items[0].product).toEqual({ name: "Test mango", weight: "1 kg", ...item, archived: 1 });
  });

  test("stores a mobile of Bangladesh in the form that dials, and of another number nothing more", async () => {
    const id = await productWith(null);
    const stored = async (mobile_no: string) => {
      const { body } = await order([{ product_id: id, quantity: 1 }], { more: { mobile_no } });
      const [row] = await shop.sql("select mobile_no, mobile_e164 from orders where id = $1", [
        body.order.id,
      ]);
      return row;
    };
    expect(await stored("০১৭১২৩৪৫৬৭৮")).toEqual({ mobile_no: "01712345678", mobile_e164: "+8801712345678" });
    expect(await stored("+1 415 555 0132")).toEqual({ mobile_no: "+1 415 555 0132", mobile_e164: null });
  });

  test("is for others, too, while one customer orders too often", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const often = await strict.newCustomer();
    const once = await strict.newCustomer();
    const soldOut = draftOf([{ product_id: 999_999_999, quantity: 1 }]);
    const status = async (token: string) =>
      (await strict.post("/api/place-order", soldOut, { token })).status;
    for (let turn = 0; turn < 30; turn++) expect(await status(often)).toBe(409);
    expect([await status(often), await status(once)]).toEqual([429, 409]);
    await strict.close();
  });

  test("needs a signed-in customer", async () => {
    const { status, body } = await shop.post("/api/place-order", draftOf([{ product_id: 1, quantity: 1 }]));
    expect([status, body.code]).toEqual([401, "not_signed_in"]);
  });

  test("asks for what is missing in the specification's words", async () => {
    const { status, body } = await order([{ product_id: 1, quantity: 1 }], {
      more: { address_details: "  ", mobile_no: " " },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      address_details: "Please enter your full address.",
      mobile_no: "Please enter your mobile number.",
    });
  });
});

describe("the same order sent again", () => {
  test("is one order, however often it arrives at once", async () => {
    const id = await productWith(50);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order([{ product_id: id, quantity: 2 }], { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.order.number)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(9);
    expect(await stockOf(id)).toBe(48);
  });

  test("is answered with the order even when it took the last piece", async () => {
    const id = await productWith(1);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order([{ product_id: id, quantity: 1 }], { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("is refused when it asks for something else", async () => {
    const id = await productWith(50);
    const key = randomUUID();
    await order([{ product_id: id, quantity: 1 }], { key });
    const { status, body } = await order([{ product_id: id, quantity: 2 }], { key });
    expect([status, body.code]).toEqual([422, "key_reused"]);
    expect(body.message).toBe("This order was already sent with other contents. Please try again.");
  });

  test("is answered with what was ordered, and says that it was there before", async () => {
    const id = await productWith(50);
    const key = randomUUID();
    const first = await order([{ product_id: id, quantity: 1 }], { key });
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    const again = await order([{ product_id: id, quantity: 1 }], { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  test("is a second order where no key came with it", async () => {
    const id = await productWith(50);
    const first = await order([{ product_id: id, quantity: 1 }]);
    const second = await order([{ product_id: id, quantity: 1 }]);
    expect(second.body.order.id).not.toBe(first.body.order.id);
    expect(await stockOf(id)).toBe(48);
  });

  test.each(["short", "x".repeat(201), "with a space", "é".repeat(8)])(
    "needs a key that is one: not %j",
    async (key) => {
      const { status, body } = await order([{ product_id: 1, quantity: 1 }], { key });
      expect([status, body.code]).toEqual([400, "broken_request"]);
    },
  );

  test("is another order for another customer", async () => {
    const id = await productWith(50);
    const key = randomUUID();
    const other = await shop.newCustomer("Rakib Hasan");
    const mine = await order([{ product_id: id, quantity: 1 }], { key });
    const theirs = await order([{ product_id: id, quantity: 1 }], { key, token: other });
    expect(theirs.body.order.number).not.toBe(mine.body.order.number);
  });
});

describe("where the last order went to", () => {
  const lastOf = async (token: string) => (await shop.get("/api/my-orders/last-delivery", { token })).body;

  test("is shown to the customer who ordered, from the newest order, and to nobody else", async () => {
    const id = await productWith(10);
    const me = await shop.newCustomer();
    expect(await lastOf(me)).toEqual({ data: [] });
    const place = { address_details: "Road 27, Gulshan", mobile_no: "01800000000" };
    await order([{ product_id: id, quantity: 1 }], { token: me });
    await order([{ product_id: id, quantity: 1 }], { token: me, more: place });
    expect(await lastOf(me)).toEqual({ data: [place] });
    expect(await lastOf(await shop.newCustomer())).toEqual({ data: [] });
    expect((await shop.get("/api/my-orders/last-delivery")).status).toBe(401);
  });
});
