import { openEditingShop } from "./editing.ts";

export async function openPackingShop() {
  const editing = await openEditingShop();
  const { shop, admin, productWith, ordered } = editing;
  const { token: karim } = await shop.newStaff("Karim", "orders");

  /** Rui at ৳420 a kilo, in steps of 250 grams. */
  async function newFish(stock = 40): Promise<number> {
    const id = await productWith(stock, 10_500);
    await shop.sql("update products set net_amount = 250, net_unit = 'g', is_weighed = true where id = $1", [
      id,
    ]);
    return id;
  }

  const step = (id: number, from: string, to: string, more: object = {}) =>
    shop.post(`/api/admin/orders/${id}/steps`, { from, to, ...more }, { token: admin });

  async function confirmed(...products: [id: number, quantity: number][]) {
    const placed = await ordered(...products);
    await step(placed.id, "placed", "confirmed");
    return placed;
  }

  const take = (id: number, as = admin) => shop.post(`/api/admin/packing/${id}/take`, {}, { token: as });
  const tick = (id: number, item: number, packed = true, as = admin) =>
    shop.post(`/api/admin/packing/${id}/ticks`, { item, packed }, { token: as });
  const pack = (id: number, was: number, lines: object[], more: object = {}, as = admin) =>
    shop.post(`/api/admin/packing/${id}/pack`, { was, lines, ...more }, { token: as });
  const queue = async (as = admin) => (await shop.get("/api/admin/packing", { token: as })).body.data;
  const rowOf = async (id: number, as = admin) => (await queue(as)).find((row: any) => row.id === id);
  const changesHeard = (id: number) =>
    shop.sql(
      "select channel, count(*) from notifications where order_id = $1 and event = 'changed' group by 1 order by 1",
      [id],
    );

  /** Expires the packers' holds. */
  const released = (id: number) =>
    shop.sql("update order_packers set seen_at = now() - interval '91 seconds' where order_id = $1", [id]);

  return {
    ...editing,
    karim,
    newFish,
    step,
    confirmed,
    take,
    tick,
    pack,
    queue,
    rowOf,
    changesHeard,
    released,
  };
}
