import { dayAhead, newArea, slotDraft } from "./delivery.ts";
import { openEditingShop } from "./editing.ts";

/** Numbers that look random, the same at each run. */
export function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const progresses = ["placed", "confirmed", "packed", "on_the_way", "delivered", "cancelled"];

/** A shop with a clerk and a packer beside its admin, and areas of a slot that takes few orders: what they all may do, at random. */
export async function openBusyShop() {
  const editing = await openEditingShop();
  const { shop, admin, token, order, shown } = editing;
  const clerk = await shop.newCustomer("Karim");
  await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Karim'");

  /** An area with a fee and a slot of `capacity` orders a day, and everything that is done there to orders of `products`. */
  async function acts(seed: number, { products, capacity }: { products: number[]; capacity: number }) {
    const roll = dice(seed);
    const places = [`dhaka/${["dhanmondi", "mirpur", "gulshan"][seed % 3]}`];
    const { slots } = await newArea(shop, admin, { places, slots: [slotDraft(8, 12, capacity)] });
    const ids: number[] = [];
    const any = () => ids[roll(ids.length)] as number;
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
    const step = () => {
      const [from, to] = [progresses[roll(6)], progresses[roll(6)]];
      const more = to === "cancelled" ? { reason: "refused" } : {};
      return post(`/api/admin/orders/${any()}/steps`, { from, to, ...more });
    };
    const onward = () => {
      const from = roll(4);
      const to = { from: progresses[from], to: progresses[from + 1] };
      return post(`/api/admin/orders/${any()}/steps`, to);
    };
    const call = () => {
      const outcome = ["confirmed", "no_answer", "changed", "refused"][roll(4)] as string;
      const more = { no_answer: { again_in: 30 }, refused: { reason: "not_reached" } }[outcome] ?? {};
      return post(`/api/admin/calls/${any()}/outcomes`, { was: roll(2), outcome, ...more });
    };
    const cancelOwn = () => post(`/api/my-orders/TK-${10_000 + any()}/cancel`, {}, token);
    const edited = async (id: number) => {
      const { order_items, revision } = await shown(id);
      const lines = order_items.map(({ id: item }: { id: number }) => ({ item, quantity: 1 + roll(4) }));
      return { was: revision, lines: lines.slice(roll(lines.length)) };
    };
    const edit = async () => {
      const id = any();
      return post(`/api/admin/orders/${id}/edits`, await edited(id));
    };
    const pack = async () => {
      const id = any();
      return post(`/api/admin/packing/${id}/pack`, await edited(id));
    };
    await place();
    await place();
    return {
      roll,
      ids,
      all: [place, place, step, onward, onward, onward, call, cancelOwn, edit, pack, pack],
    };
  }

  return { ...editing, acts };
}
