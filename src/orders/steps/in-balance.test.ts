import { expect, test } from "vitest";
import { openEditingShop } from "../../../tests/editing.ts";
import { untilServed } from "../../../tests/in-the-way.ts";

const { shop, admin, token, productWith, order } = await openEditingShop();
const karim = await shop.newCustomer("Karim");
await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Karim'");

/** Numbers that look random, the same at each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const progresses = ["placed", "confirmed", "packed", "on_the_way", "delivered", "cancelled"];
const pieces = 40;

test.each([1, 2, 3])(
  "whatever shopper, clerk and packer do at once, no piece is lost, doubled or oversold (%i)",
  async (seed) => {
    const roll = dice(seed);
    const products = [await productWith(pieces), await productWith(pieces), await productWith(pieces)];
    const ids: number[] = [];
    const staff = () => (roll(2) ? admin : karim);
    const any = () => ids[roll(ids.length)] as number;
    const post = (path: string, body: object, as: string) => shop.post(path, body, { token: as });
    const place = async () => {
      const items = products
        .slice(roll(products.length))
        .map((product_id) => ({ product_id, quantity: 1 + roll(4) }));
      const answer = await order(items);
      if (answer.status === 200) ids.push(answer.body.order.id);
      return answer;
    };
    const step = () => {
      const [from, to] = [progresses[roll(6)], progresses[roll(6)]];
      const more = to === "cancelled" ? { reason: "refused" } : {};
      return post(`/api/admin/orders/${any()}/steps`, { from, to, ...more }, staff());
    };
    const onward = () => {
      const from = roll(4);
      return post(
        `/api/admin/orders/${any()}/steps`,
        { from: progresses[from], to: progresses[from + 1] },
        staff(),
      );
    };
    const call = () => {
      const outcome = ["confirmed", "no_answer", "changed", "refused"][roll(4)] as string;
      const more = { no_answer: { again_in: 30 }, refused: { reason: "not_reached" } }[outcome] ?? {};
      return post(`/api/admin/calls/${any()}/outcomes`, { was: roll(2), outcome, ...more }, staff());
    };
    const cancelOwn = () => post(`/api/my-orders/TK-${10_000 + any()}/cancel`, {}, token);
    const edit = async () => {
      const id = any();
      const { body } = await shop.get(`/api/admin/orders/${id}`, { token: admin });
      const lines = body.data.order_items.map(({ id: item }: any) => ({ item, quantity: 1 + roll(4) }));
      return post(`/api/admin/orders/${id}/edits`, { was: body.data.revision, lines }, staff());
    };
    await place();
    await place();
    const acts = [place, place, step, onward, onward, onward, call, cancelOwn, edit];
    for (let round = 0; round < 25; round++) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => acts[roll(acts.length)] as () => Promise<any>).map((act) =>
          untilServed(act),
        ),
      );
      expect(answers.filter((answer) => ![200, 409, 422].includes(answer.status))).toEqual([]);
    }
    const held = await shop.sql<{ id: number; all: number }>(
      `select p.id, p.stock + coalesce((select sum(i.taken) from order_items i join orders o on o.id = i.order_id
         where i.product_id = p.id and o.status <> 'cancelled'), 0)::int as all
       from products p where p.id = any($1) and p.stock >= 0 order by p.id`,
      [products],
    );
    expect(held).toEqual(products.map((id) => ({ id, all: pieces })));
    const odd = await shop.sql(
      `select o.id from orders o where o.id = any($1) and (
         (select count(*) from order_steps s where s.order_id = o.id and s.to_status = 'cancelled') <> (o.status = 'cancelled')::int
         or coalesce((select s.to_fulfilment from order_steps s where s.order_id = o.id order by s.id desc limit 1), 'placed') <> o.fulfilment
         or exists (select from order_steps s join order_steps n on n.id = (
              select min(id) from order_steps where order_id = s.order_id and id > s.id)
            where s.order_id = o.id and n.from_fulfilment <> s.to_fulfilment))`,
      [ids],
    );
    expect([odd, ids.length > 5]).toEqual([[], true]);
  },
  60_000,
);
