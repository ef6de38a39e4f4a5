import { cashOfTotal } from "#src/orders/due.ts";
import { dayAhead, newArea, slotDraft } from "./delivery.ts";
import { openRidingShop } from "./riding.ts";

export function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

type PackedItem = { item: number; quantity: number };
type ShownItem = { id: number; product: { id?: string }; step_grams?: number };

/** One per area of `acts`: seeds up to 11 have different ones. */
const thanas = ["dhanmondi", "mirpur", "gulshan", "banani", "savar", "mohammadpur"].concat([
  "demra",
  "new-market",
  "wari",
  "turag",
  "ramna",
  "tejgaon",
]);

const way = ["placed", "confirmed", "packed", "on_the_way", "delivered"];
const progresses = [...way, "not_delivered", "cancelled"];
const forward = [...way.slice(1).map((to, index) => [way[index], to]), ["not_delivered", "packed"]];

export async function openBusyShop() {
  const riding = await openRidingShop();
  const { shop, admin, token, order, shown, rider, newRider, takeOut, say } = riding;
  const riders = [rider, await newRider("Jamal")];
  const { token: clerk } = await shop.newStaff("Karim", "orders");

  /** An area with a fee and a slot of `capacity` orders a day, and all acts on orders of `products`. */
  async function acts(seed: number, { products, capacity }: { products: number[]; capacity: number }) {
    const roll = dice(seed);
    const places = [`dhaka/${thanas[seed % thanas.length]}`];
    const { slots } = await newArea(shop, admin, { places, slots: [slotDraft(8, 12, capacity)] });
    const ids: number[] = [];
    const any = () => ids[roll(ids.length)] as number;
    /** An order with this status, or any: it may change before the call. */
    const at = async (fulfilment: string): Promise<number> => {
      const there = await shop.sql<{ id: number }>(
        "select id from orders where id = any($1) and fulfilment = $2 and status <> 'cancelled'",
        [ids, fulfilment],
      );
      return there[roll(there.length)]?.id ?? any();
    };
    const staff = () => (roll(2) ? admin : clerk);
    const post = (path: string, body: object, as = staff()) => shop.post(path, body, { token: as });

    const place = async () => {
      const items = products
        .slice(roll(products.length))
        .map((product_id) => ({ product_id, quantity: 1 + roll(4) }));
      const slot = { id: slots[0], day: dayAhead(1 + roll(2)) };
      const answer = await order(items, { more: roll(3) ? { place: places[0], slot } : {} });
      if (answer.status === 200) ids.push(answer.body.order.id);
      return answer;
    };
    const step = async () => {
      const id = any();
      const from = (await shown(id)).fulfilment;
      const to = progresses[roll(progresses.length)];
      const more = to === "cancelled" ? { reason: "refused" } : {};
      return post(`/api/admin/orders/${id}/steps`, { from, to, ...more });
    };
    const onward = async () => {
      const [from, to] = forward[roll(forward.length)] as [string, string];
      return post(`/api/admin/orders/${await at(from)}/steps`, { from, to });
    };
    const call = () => {
      const outcome = ["confirmed", "no_answer", "changed", "refused"][roll(4)] as string;
      const more = { no_answer: { again_in: 30 }, refused: { reason: "not_reached" } }[outcome] ?? {};
      return post(`/api/admin/calls/${any()}/outcomes`, { was: roll(2), outcome, ...more });
    };
    const cancelOwn = () => post(`/api/my-orders/TK-${10_000 + any()}/cancel`, {}, token);
    const move = async () => {
      const id = any();
      const mine = roll(2);
      const { slot: was = null } = await shown(id);
      const change = { slot: { id: slots[0], day: dayAhead(1 + roll(2)) }, was };
      if (mine) return post(`/api/my-orders/TK-${10_000 + id}/slot`, change, token);
      return post(`/api/admin/orders/${id}/slot`, change);
    };
    const edited = async (id: number) => {
      const { order_items, revision } = await shown(id);
      const lines = order_items.map(({ id: item }: { id: number }) => ({ item, quantity: 1 + roll(4) }));
      return { was: revision, lines: lines.slice(roll(lines.length)) };
    };
    const edit = async () => {
      const id = any();
      const discount = roll(2) ? { amount: roll(80), reason: "Late" } : undefined;
      return post(`/api/admin/orders/${id}/edits`, { ...(await edited(id)), discount });
    };
    const packedLine = ({ item, quantity }: PackedItem, { product, step_grams }: ShownItem) => {
      const instead = roll(6) === 0 && products.find((id) => id !== Number(product.id));
      if (instead) return { product_id: instead, quantity, replaces: item };
      return step_grams
        ? { item, quantity, grams: quantity * step_grams + roll(60) - 20 }
        : { item, quantity };
    };
    const pack = async () => {
      const id = await at("confirmed");
      const { order_items } = await shown(id);
      const { lines, ...was } = await edited(id);
      const packed = lines.map((line: PackedItem) =>
        packedLine(line, order_items.find((item: ShownItem) => item.id === line.item) ?? order_items[0]),
      );
      return post(`/api/admin/packing/${id}/pack`, { ...was, lines: packed, agreed: roll(2) === 0 });
    };
    const tick = async () => {
      const id = await at("confirmed");
      const as = staff();
      await post(`/api/admin/packing/${id}/take`, {}, as);
      const { order_items } = await shown(id);
      const { id: item } = order_items[roll(order_items.length)];
      return post(`/api/admin/packing/${id}/ticks`, { item, packed: roll(3) > 0 }, as);
    };
    const undo = async () =>
      post(`/api/admin/orders/${await at("delivered")}/steps`, {
        from: "delivered",
        to: way[roll(4)],
      });
    const refund = async () => {
      const id = await at("delivered");
      const { refunded: was = 0, total_price: total } = await shown(id);
      const body = { was, amount: 1 + roll(total), way: ["cash", "bkash"][roll(2)], reason: "Broken" };
      return post(`/api/admin/orders/${id}/refunds`, body);
    };
    const takeRefundBack = async () => {
      const id = await at("delivered");
      const { refunds } = await shown(id);
      return post(`/api/admin/orders/${id}/refunds/${refunds[0]?.id ?? 0}/take-back`, {});
    };
    /** Staff note that all was cash, or a part of it bKash. */
    const repay = async () => {
      const id = await at("delivered");
      const order = await shown(id);
      const sum = (parts: { amount: number }[]) =>
        parts.reduce((all, { amount }) => Math.round(100 * (all + amount)) / 100, 0);
      const parts: { way: string; amount: number }[] = order.payments ?? [];
      const was = {
        cash: sum(parts.filter(({ way }) => way === "cash")),
        other: sum(parts.filter(({ way }) => way !== "cash")),
      };
      const other = roll(2) && order.total_price > 2 ? [{ way: "bkash", amount: 1, reference: "R1" }] : [];
      const body = { was, cash: cashOfTotal(order.total_price) - sum(other), other, reason: "Mixed up" };
      return post(`/api/admin/orders/${id}/payment`, body);
    };
    const find = async () => {
      const [lost] = await shop.sql<{ id: number }>(
        `select id from stock_movements m where product_id = any($1) and kind = 'lost'
           and not exists (select from stock_movements where undoes = m.id) order by id limit 1`,
        [products],
      );
      return lost ? post(`/api/admin/stock-movements/${lost.id}/undo`, {}, admin) : { status: 409 };
    };
    const carry = async () => takeOut([await at("packed"), any()], riders[roll(2)]?.token);
    const answer = () => answerOf("on_the_way");
    /** A rider's answer about an order that was reassigned in the meantime. */
    const answerLate = () => answerOf(["packed", "delivered"][roll(2)] as string);
    const answerOf = async (fulfilment: string) => {
      const id = await at(fulfilment);
      const { order_items, revision: was } = await shown(id);
      const said = ["delivered", "partly", "refused", "nobody_there"][roll(4)] as string;
      const [{ id: item }] = order_items;
      const reason = said === "refused" ? "broken" : (["broken", "wrong"][roll(2)] as string);
      const lines =
        said === "partly" || (said === "refused" && roll(2)) ? [{ item, quantity: 1, reason }] : [];
      const other =
        roll(3) === 0 && ["delivered", "partly"].includes(said)
          ? [{ way: ["bkash", "nagad", "card"][roll(3)], amount: 1 + roll(60), reference: "R2" }]
          : undefined;
      return say(id, said, { was, lines, other }, { token: riders[roll(2)]?.token as string });
    };
    await place();
    await place();
    const office = [
      step,
      onward,
      onward,
      onward,
      call,
      edit,
      tick,
      pack,
      pack,
      undo,
      refund,
      takeRefundBack,
      repay,
      find,
      find,
    ];
    const outside = [carry, answer, answer, answer, answerLate];
    return { roll, ids, all: [place, place, cancelOwn, move, ...office, ...outside] };
  }

  return { ...riding, riders, acts };
}
