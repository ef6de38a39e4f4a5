import { expect, test } from "vitest";
import { openPackingShop } from "#tests/support/orders/packing.ts";
import type { TestAnswer } from "#tests/support/shop/open-test-shop.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, token, admin, karim, productWith, stockOf, ordered, step, take, pack, edit } =
  await openPackingShop();

type StockedProduct = { id: number; stock: number };
type RacedOrder = {
  status: string;
  fulfilment: string;
  revision: number;
  total_price: number;
  order_items: { id: number; quantity: number; product: { id: number } }[];
};
type Racer = "phone" | "other phone" | "clerk" | "caller" | "packer" | "cancels";
type RacerAnswer = { actor: Racer; status: number; body: any };

const products: StockedProduct[] = [];
for (let one = 0; one < 4; one++) products.push({ id: await productWith(100_000), stock: 100_000 });

const numberOf = (id: number) => `TK-${10_000 + id}`;
const own = async (id: number): Promise<RacedOrder> =>
  (await shop.get(`/api/my-orders/${numberOf(id)}`, { token })).body.data;

/** Numbers from 0 on, below `most`; the same in every run. */
let seed = 42;
function below(most: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * most);
}

/** New quantities of the lines, sometimes without one, sometimes with a new product. */
function linesFrom({ order_items }: RacedOrder) {
  const staying = order_items.slice(0, order_items.length > 1 && below(3) === 0 ? -1 : undefined);
  // Never the quantity as it is, of at most five pieces.
  const lines: object[] = staying.map(({ id, quantity }) => ({
    item: id,
    quantity: 1 + ((quantity + below(4)) % 5),
  }));
  const fresh = products.find(({ id }) => !order_items.some(({ product }) => product.id === id));
  return fresh && below(2) ? [...lines, { product_id: fresh.id, quantity: 1 + below(3) }] : lines;
}

/** The request of an actor, from what everybody has seen last. */
function requestOf(actor: Racer, id: number, seen: RacedOrder): () => Promise<TestAnswer> {
  const lines = linesFrom(seen) as { item?: number; product_id?: number; quantity: number }[];
  const was = seen.revision;
  const mine = `/api/my-orders/${numberOf(id)}`;
  if (actor === "clerk") return () => edit(id, was, lines);
  if (actor === "caller") {
    const outcome = { was: 0, outcome: "confirmed", revision: was };
    return () => shop.post(`/api/admin/calls/${id}/outcomes`, outcome, { token: admin });
  }
  if (actor === "packer") {
    const packed = seen.order_items.map(({ id: item, quantity }) => ({ item, quantity }));
    return () => pack(id, was, packed, {}, karim);
  }
  if (actor === "cancels") return () => shop.post(`${mine}/cancel`, {}, { token });
  return () => shop.post(`${mine}/items`, { was, lines }, { token });
}

const isChange = ({ actor }: RacerAnswer) => ["phone", "other phone", "clerk"].includes(actor);

/** The pieces that open and packed orders hold of each product. */
async function held(): Promise<Map<number, number>> {
  const rows = await shop.sql<{ product_id: number; pieces: number }>(
    `select product_id, sum(i.taken)::int as pieces from order_items i join orders o on o.id = i.order_id
     where o.status <> 'cancelled' group by 1`,
  );
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]));
}

// More of them by hand: RACES=1000 npx vitest run src/orders/mine/changing/changed-at-once.test.ts
test("of all who change, confirm, pack and cancel one order at once, one wins each, and the others read what it is now", async () => {
  let races = 0;
  const winners = new Map<Racer, number>();
  for (let turn = 0; races < Number(process.env.RACES ?? 100); turn++) {
    const [first, second] = products as [StockedProduct, StockedProduct];
    const { id } = await ordered([first.id, 1 + below(3)], [second.id, 1 + below(3)]);
    if (turn % 2) await step(id, "placed", "confirmed");
    // Five races over one order, each from what everybody has seen last.
    for (let race = 0; race < 5; race++, races++) {
      const seen = await own(id);
      if (seen.status === "cancelled" || seen.fulfilment === "packed") break;
      const actors: Racer[] = ["phone", "other phone", "clerk"];
      if (seen.fulfilment === "placed" && below(2)) actors.push("caller");
      if (seen.fulfilment === "confirmed" && below(4) === 0) actors.push("packer");
      if (race > 2 && below(4) === 0) actors.push("cancels");
      if (actors.includes("packer")) await take(id, karim);
      // Who is sent first differs, so that each of them wins sometimes.
      const firstToGo = below(actors.length);
      const starting = [...actors.slice(firstToGo), ...actors.slice(0, firstToGo)];
      const answers: RacerAnswer[] = await Promise.all(
        starting.map(async (actor) => ({
          actor,
          ...(await untilServed(requestOf(actor, id, seen))),
        })),
      );
      for (const answer of answers) {
        const { actor, status, body } = answer;
        expect([actor, status, body.code], JSON.stringify(body)).toEqual(
          status === 200 ? [actor, 200, undefined] : [actor, 409, "changed"],
        );
        if (status === 200) winners.set(actor, (winners.get(actor) ?? 0) + 1);
      }
      const current = await own(id);
      const revisions = current.revision - seen.revision;
      const changed = answers.filter((answer) => isChange(answer) && answer.status === 200);
      expect(revisions).toBeLessThanOrEqual(1);
      // Two phones may have sent the same change: it is made once, and both read that it is made.
      if (revisions === 0) expect(changed).toEqual([]);
      if (changed.length > 1) expect(changed.every(({ actor }) => actor !== "clerk")).toBe(true);
    }
  }
  expect([...winners.keys()].toSorted()).toEqual([
    "caller",
    "cancels",
    "clerk",
    "other phone",
    "packer",
    "phone",
  ]);
  const pieces = await held();
  for (const { id, stock } of products)
    expect((await stockOf(id)) as number).toBe(stock - (pieces.get(id) ?? 0));
  const odd = await shop.sql(
    `select o.id from orders o join order_items i on i.order_id = o.id group by o.id
     having o.total_poisha <> sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity))
       or o.status <> 'cancelled' and bool_or(i.taken <> i.quantity)
       or o.revision <> (select count(*) from order_edits e where e.order_id = o.id)`,
  );
  expect(odd).toEqual([]);
}, 300_000);
