import { expect, test } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, token, productWith, order } = await openOrderingShop();
const admin = await shop.signInAdmin();
const [offer] = await shop.sql<{ id: number }>(
  `insert into offers (kind, name_en, name_bn, applies_to, amount_poisha, needs_code, starts_at)
   values ('order', 'Eid gift', 'ঈদ উপহার', 'all', 3000, true, now()) returning id`,
);
await shop.sql("insert into offer_codes (code, offer_id) values ('EID30', $1)", [offer?.id]);
await shop.sql("update users set email_verified = true");

const emailsOf = async (id: number) => {
  const read = () =>
    shop.sql<{ text: string | null }>(
      "select text from notifications where order_id = $1 and channel = 'email' and status <> 'waiting'",
      [id],
    );
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return (await read()).map(({ text }) => text).join();
};

test("an offer stands on the order's papers besides a discount: page, print, e-mail and file", async () => {
  const items = [{ product_id: await productWith(10), quantity: 2 }];
  const { body } = await order(items, { more: { code: "eid30", offer_discount: 30 } });
  const sums = {
    items_total: 100,
    fee: 0,
    offer: { name: "Eid gift", amount: 30, code: "EID30" },
    total_price: 70,
  };
  expect(body.order).toMatchObject(sums);
  const { number, id } = body.order;
  const mine = (await shop.get("/api/my-orders", { token })).body.orders[0];
  expect(mine).toMatchObject(sums);
  const printed = await shop.get(`/api/admin/orders-to-print?orders=${id}`, { token: admin });
  expect(printed.body.data.orders[0]).toMatchObject(sums);
  expect(await emailsOf(id)).toContain("Eid gift (EID30): −৳30");
  const file = (await shop.get("/api/admin/orders-export", { token: admin })).body as string;
  // Total, fee, discount, refunded; rider and cash; the offer; the rounding.
  expect(file.split("\r\n").find((line) => line.startsWith(number))).toMatch(
    /,70,0,0,0,,,Eid gift,EID30,30,0,$/,
  );
});

test("staff take an order with a code on the phone, and a discount besides", async () => {
  const items = [{ product_id: await productWith(10), quantity: 2 }];
  const { body } = await shop.post(
    "/api/admin/orders",
    {
      ...draftOf(items, { code: "EID30", offer_discount: 30, discount: { amount: 20, reason: "Late" } }),
      customer: { name: "Caller" },
    },
    { token: admin },
  );
  expect(body.order).toMatchObject({ total_price: 50, discount: 20, offer: { amount: 30, code: "EID30" } });
  const file = (await shop.get("/api/admin/orders-export", { token: admin })).body as string;
  expect(file.split("\r\n").find((line) => line.startsWith(body.order.number))).toMatch(
    /,50,0,20,0,,,Eid gift,EID30,30,0,$/,
  );
});
