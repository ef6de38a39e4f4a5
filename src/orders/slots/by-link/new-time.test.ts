import { beforeAll, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";
import { newTimeUrl } from "./link-token.server.ts";

const { shop, admin, order, shown, productWith, step, takeOut, say, cancel } = await openRidingShop();
const place = "dhaka/dhanmondi";
const tomorrow = dayAhead(1);
let morning = 0;
let evening = 0;
let product = 0;
beforeAll(async () => {
  const area = await newArea(shop, admin, { slots: [slotDraft(8, 12), slotDraft(16, 20)] });
  [morning = 0, evening = 0] = area.slots;
  product = await productWith(100);
});

/** An order that the rider could not deliver, and the token of its link. */
async function nobodyThere() {
  const more = { place, slot: { id: morning, day: tomorrow } };
  const { body } = await order([{ product_id: product, quantity: 1 }], { more });
  const { id, number } = body.order as { id: number; number: string };
  await step(id, "placed", "confirmed");
  await step(id, "confirmed", "packed");
  await takeOut([id]);
  await say(id, "nobody_there");
  return { id, number, token: await tokenOf(id) };
}

const tokenOf = async (id: number) => (await newTimeUrl(shop.shop, id)).split("#")[1] ?? "";
const open = (token: string) => shop.post("/api/new-time", { token }, {});
const inTheMorning = { day: tomorrow, from: 480, to: 720 };
const choose = (token: string, slot: number, was: object | null = inTheMorning) =>
  shop.post("/api/new-time/choose", { token, slot: { id: slot, day: tomorrow }, was }, {});

test("who has the link chooses another time once, without signing in, and the order is brought again then", async () => {
  const { id, number, token } = await nobodyThere();
  const { data } = (await open(token)).body;
  expect(data).toMatchObject({ number, state: "open" });
  expect(data.days[1].slots.map((slot: any) => slot.id)).toEqual([morning, evening]);
  expect(JSON.stringify(data)).not.toMatch(/House|Dhanmondi|dhaka|017/);
  const answer = await choose(token, evening);
  expect(answer.body.data).toMatchObject({ number, state: "chosen", slot: { day: tomorrow, from: 960 } });
  const again = await shown(id);
  expect([again.fulfilment, again.slot.from]).toEqual(["packed", 960]);
  const journal = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(journal.map(({ action }: any) => action)).toContain("order.slot_changed");
  const second = await choose(token, morning);
  expect([second.status, second.body.code]).toEqual([409, "changed"]);
  expect((await open(token)).body.data).toMatchObject({ state: "chosen", days: [] });
  await cancel(id, "processing");
  expect((await open(token)).body.data.state).toBe("over");
});

test("the time that the order had may be chosen again while it is open", async () => {
  const { id, token } = await nobodyThere();
  expect((await choose(token, morning)).body.data.state).toBe("chosen");
  expect((await shown(id)).fulfilment).toBe("packed");
});

test("a time that was agreed by phone since the link was opened stays", async () => {
  const { id, token } = await nobodyThere();
  const agreed = { id, slot: { id: evening, day: tomorrow }, was: inTheMorning };
  expect((await shop.post(`/api/admin/orders/${id}/slot`, agreed, { token: admin })).status).toBe(200);
  const late = await choose(token, morning);
  expect([late.status, late.body.code]).toEqual([409, "changed"]);
  expect((await shown(id)).slot.from).toBe(960);
});

test("of ten presses at once one counts", async () => {
  const { token } = await nobodyThere();
  const answers = await Promise.all(Array.from({ length: 10 }, () => choose(token, evening)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a forged link opens nothing, one of an earlier visit and one of a week ago are over", async () => {
  const { id, token } = await nobodyThere();
  expect((await open(`${token.slice(0, -1)}!`)).status).toBe(404);
  const [number, at] = token.split(".");
  expect((await open(`${number}.${Number.parseInt(at ?? "", 36) - 1}.${token.split(".")[2]}`)).status).toBe(
    404,
  );
  await step(id, "not_delivered", "packed");
  await takeOut([id]);
  await say(id, "nobody_there", { note: "Again." });
  expect((await choose(token, evening)).status).toBe(409);
  const newer = await tokenOf(id);
  await shop.sql("update order_steps set created_at = created_at - interval '8 days' where order_id = $1", [
    id,
  ]);
  expect((await choose(newer, evening)).status).toBe(409);
  expect((await open(newer)).body.data.state).toBe("over");
});
