import { expect, test } from "vitest";
import { openBusyShop } from "#tests/support/orders/random-orders.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, admin, productWith, acts, riders, round, cash } = await openBusyShop();
const pieces = 40;
const capacity = 4;
const done = new Set<string>();
const shopper = ["place", "cancelOwn", "move"];
const office = [
  "call",
  "edit",
  "onward",
  "pack",
  "step",
  "tick",
  "undo",
  "refund",
  "takeRefundBack",
  "repay",
  "find",
];
const names = [...shopper, ...office, "carry", "answer"];

type Acts = Pick<Awaited<ReturnType<typeof acts>>, "roll" | "all">;

async function atOnce({ roll, all }: Acts): Promise<void> {
  const chosen = Array.from({ length: 4 }, () => all[roll(all.length)] as () => Promise<any>);
  const answers = await Promise.all(chosen.map((act) => untilServed(act)));
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
  for (const [index, { name }] of chosen.entries()) if (answers[index]?.status === 200) done.add(name);
}

test.each([1, 2, 3])(
  "whatever shopper, clerk, packer and riders do at once, stock, slots and money stay in balance (%i)",
  async (seed) => {
    const products = [await productWith(pieces), await productWith(pieces), await productWith(pieces)];
    await shop.sql("update products set name_en = sku where id = any($1)", [products]);
    await shop.sql(
      "update products set net_amount = 250, net_unit = 'g', is_weighed = true where id = $1",
      products.slice(0, 1),
    );
    await shop.sql(
      `insert into offers (kind, name_en, name_bn, percent, amount_poisha, is_cheapest_free, pieces, max_uses_per_customer, applies_to, starts_at)
       values ('order', 'Ten', 'দশ', 10, null, false, null, 3, 'all', now()), ('delivery', 'Fee', 'ফি', null, 1000, false, null, null, 'all', now()),
              ('several', 'Three', 'তিন', null, null, true, 3, null, 'all', now())`,
    );
    const { roll, ids, all } = await acts(seed, { products, capacity });
    for (let round = 0; round < 60; round++) await atOnce({ roll, all });
    expect(ids.length).toBeGreaterThan(5);
    expect(await heldPieces(products)).toEqual(products.map((id) => ({ id, all: pieces })));
    expect(await faultySlots()).toEqual([]);
    expect(await faultySums(ids)).toEqual([]);
    expect(
      await shop.sql(
        "select kind from offers where exists (select from orders where offer_id = offers.id) group by 1 order by 1",
      ),
    ).not.toEqual([]);
    expect(await faultySteps(ids)).toEqual([]);
    expect(await faultyPayments()).toEqual([]);
    expect(await faultyRefunds()).toEqual([]);
  },
  60_000,
);

test("the categories of the sales report add up to what was ordered, without delivery, to the poisha", async () => {
  const { body } = await shop.get("/api/admin/sales-report", { token: admin });
  const [sums] = await shop.sql<{ poisha: number; discounts: number }>(
    `select sum(total_poisha - fee_poisha + fee_discount_poisha)::int as poisha, sum(discount_poisha)::int as discounts
     from orders where status <> 'cancelled'`,
  );
  const ordered = body.data.categories.map(({ ordered: taka }: { ordered: number }) =>
    Math.round(taka * 100),
  );
  expect(ordered.reduce((sum: number, one: number) => sum + one, 0)).toBe(sums?.poisha);
  expect(sums?.discounts).toBeGreaterThan(0);
});

test("what riders were paid is on them until they have handed it in, to the poisha", async () => {
  const { day, riders: paid } = await cash();
  for (const { id: rider, left: was } of paid)
    await shop.post(
      "/api/admin/cash/handovers",
      { rider, day, was, handed: was },
      { token: admin, key: `handover-${rider}` },
    );
  const sums = await shop.sql<{ paid: number; handed: number }>(
    `select (select sum(amount_poisha)::int from order_payments) as paid,
            (select sum(handed_poisha)::int from cash_handovers) as handed`,
  );
  expect(sums).toEqual([{ paid: expect.any(Number), handed: sums[0]?.paid }]);
  expect(sums[0]?.paid).toBeGreaterThan(0);
  expect(await Promise.all(riders.map(async ({ token }) => (await round(token)).cash))).toEqual([0, 0]);
});

test("each of them gets things done, and what riders said too late was kept", async () => {
  const missing = () => names.filter((name) => !done.has(name));
  // Each seed needs new orders: all of the previous seed may be finished.
  for (let seed = 4; seed < 12 && missing().length > 0; seed++) {
    const { roll, all } = await acts(seed, { products: [await productWith(400)], capacity: 100 });
    for (let round = 0; round < 80 && missing().length > 0; round++) {
      const rare = all.filter(({ name }) => missing().includes(name));
      await atOnce({ roll, all: [...all, ...rare, ...rare] });
    }
  }
  expect(missing()).toEqual([]);
  const [late] = await shop.sql<{ all: number }>(
    "select count(*)::int as all from stop_answers where is_late",
  );
  expect(late?.all).toBeGreaterThan(0);
});

/** Pieces on the shelf, in orders, and lost. */
const heldPieces = (products: number[]) =>
  shop.sql<{ id: number; all: number }>(
    `select p.id, p.stock + coalesce((select sum(i.taken) from order_items i join orders o on o.id = i.order_id
       where i.product_id = p.id and o.status <> 'cancelled'), 0)::int
       - coalesce((select sum(m.change) from stock_movements m where m.product_id = p.id and m.kind = 'lost'
         and not exists (select from stock_movements u where u.undoes = m.id)), 0)::int as all
     from products p where p.id = any($1) and p.stock >= 0 order by p.id`,
    [products],
  );

/** Slots over capacity, or whose count differs from their orders. */
const faultySlots = () =>
  shop.sql(
    `select d.slot_id, d.day, d.taken from delivery_slot_days d join delivery_slots s on s.id = d.slot_id
     where d.taken > coalesce(d.capacity, s.capacity) or d.taken <> (
       select count(*) from orders o where o.slot_id = d.slot_id and o.slot_day = d.day and o.status <> 'cancelled')`,
  );

/**
 * Orders whose total is not the sum of its parts, or differs from their last edit; or whose discount is not the
 * sum of its shares, or leaves less than a taka.
 */
const faultySums = (ids: number[]) =>
  shop.sql(
    `select o.id from orders o where o.id = any($1) and (
       o.total_poisha <> o.fee_poisha - o.discount_poisha + (
         select sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity)) from order_items i where i.order_id = o.id)
       or o.discount_poisha <> o.fee_discount_poisha + (select sum(i.discount_poisha) from order_items i where i.order_id = o.id)
       or o.fee_discount_poisha > o.fee_poisha or o.offer_poisha > o.discount_poisha or o.total_poisha < 100
       or exists (select from order_items i where i.order_id = o.id and i.discount_poisha > coalesce(i.actual_poisha, i.price_poisha * i.quantity))
       or o.total_poisha <> coalesce(
         (select e.total_after_poisha from order_edits e where e.order_id = o.id order by e.revision desc limit 1), o.total_poisha)
       or o.revision <> (select count(*) from order_edits e where e.order_id = o.id))`,
    [ids],
  );

/** Delivered orders not paid in full and in whole taka, and payments of other orders. */
const faultyPayments = () =>
  shop.sql(
    `select o.id from orders o left join order_payments p on p.order_id = o.id
     where (o.fulfilment = 'delivered' and o.status = 'completed' and o.rider_id is not null) <> (p.order_id is not null)
        or p.rider_id <> o.rider_id or p.amount_poisha % 100 <> 0
        or p.amount_poisha <> case when p.other_poisha = o.total_poisha then 0 else (o.total_poisha - p.other_poisha + 50) / 100 * 100 end
        or p.other_poisha <> coalesce((select sum(amount_poisha) from order_payment_parts w where w.order_id = o.id), 0)`,
  );

/** Orders with more refunded than paid, or undelivered ones with a valid refund. */
const faultyRefunds = () =>
  shop.sql(
    `select o.id from orders o left join order_payments p on p.order_id = o.id
     join (select order_id, sum(amount_poisha) as refunded from order_refunds where taken_back_at is null group by 1) r
       on r.order_id = o.id
     where r.refunded > coalesce(p.amount_poisha + p.other_poisha, (o.total_poisha + 50) / 100 * 100) or o.status <> 'completed'`,
  );

/** Orders whose steps do not form a chain to their current status. */
const faultySteps = (ids: number[]) =>
  shop.sql(
    `select o.id from orders o where o.id = any($1) and (
       (select count(*) from order_steps s where s.order_id = o.id and s.to_status = 'cancelled') <> (o.status = 'cancelled')::int
       or coalesce((select s.to_fulfilment from order_steps s where s.order_id = o.id order by s.id desc limit 1), 'placed') <> o.fulfilment
       or exists (select from order_steps s join order_steps n on n.id = (
            select min(id) from order_steps where order_id = s.order_id and id > s.id)
          where s.order_id = o.id and n.from_fulfilment <> s.to_fulfilment))`,
    [ids],
  );
