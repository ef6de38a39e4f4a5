import { expect, test, vi } from "vitest";
import { orderNumber } from "#src/orders/order.ts";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";

const { shop, admin, token, productWith, order, ordered, shown } = await openEditingShop();
const product = await productWith(50);
const typed = { address_details: "House 12, Road 5, Dhanmondi", mobile_no: "01712-345678" };
const other = { address_details: "House 40, Road 2, Dhanmondi", mobile_no: "01812345678" };
const change = (id: number, more: object = {}, was: object = typed) =>
  shop.post(`/api/admin/orders/${id}/contact`, { was, ...other, ...more }, { token: admin });
const mine = async (number: string) => (await shop.get(`/api/my-orders/${number}`, { token })).body.data;

test("staff change address and mobile number: the customer sees and hears it, history and journal say who", async () => {
  await shop.sql("update users set email_verified = true");
  const { id } = await ordered([product, 1]);
  const { status, body } = await change(id, { mobile_no: "০১৮১২৩৪৫৬৭৮" });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ ...other, revision: 1, edits: [{ about: "contact", by: "Admin" }] });
  expect(await mine(orderNumber(id))).toMatchObject({ ...other, edits: [{ about: "contact" }] });
  expect(await shop.sql("select mobile_e164 from orders where id = $1", [id])).toEqual([
    { mobile_e164: "+8801812345678" },
  ]);
  const notified = async () =>
    (await shop.get(`/api/admin/orders/${id}/notifications`, { token: admin })).body.data
      .filter(({ event }: any) => event === "changed")
      .map(({ channel, recipient, text }: any) => [channel, recipient, text]);
  await vi.waitFor(
    async () =>
      expect(await notified()).toEqual([
        [
          "email",
          expect.any(String),
          expect.stringContaining("House 40, Road 2, Dhanmondi, phone 01812345678"),
        ],
        ["sms", "+8801812345678", expect.any(String)],
      ]),
    { timeout: 60_000 },
  );
  const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(line).toMatchObject({ action: "order.contact_changed", by: { name: "Admin" } });
  // A repeated request changes nothing. A colleague with a stale address is refused.
  expect((await change(id)).body.data.revision).toBe(1);
  const late = await change(id, { address_details: "House 41" });
  expect([late.status, late.body.code]).toEqual([409, "changed"]);
});

test("what is no address or number is refused, and so is an order that is on the way", async () => {
  const { id } = await ordered([product, 1]);
  const wrong = await change(id, { address_details: " ", mobile_no: "12" });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["address_details", "mobile_no"]]);
  await moveOrder(shop, id, "on_the_way");
  expect((await change(id)).body.code).toBe("changed");
  expect((await shown(id)).address_details).toBe(typed.address_details);
});

test("the rider reads the new address; area, fee and time stay as they were agreed", async () => {
  const { slots } = await newArea(shop, admin, { slots: [slotDraft(8, 12)] });
  const slot = { id: slots[0], day: dayAhead(1) };
  const more = { place: "dhaka/dhanmondi", street: "House 12, Road 5", slot };
  const { id } = (await order([{ product_id: product, quantity: 1 }], { more })).body.order;
  const before = await shown(id);
  expect((await change(id)).status).toBe(200);
  const { place, fee, slot: time, total_price } = before;
  expect(await shown(id)).toMatchObject({ ...other, place, fee, slot: time, total_price });
  expect(await shop.sql("select street from orders where id = $1", [id])).toEqual([{ street: null }]);
});
