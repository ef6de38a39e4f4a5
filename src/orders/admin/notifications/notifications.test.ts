import { expect, test, vi } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, token, productWith, admin, ordered, edit, cancel } = await openEditingShop();
const mango = await productWith(500);
const soon = { timeout: 60_000 };

const list = async (query = "", as = admin) =>
  (await shop.get(`/api/admin/notifications${query}`, { token: as })).body;
const ofOrder = async (id: number) =>
  (await shop.get(`/api/admin/orders/${id}/notifications`, { token: admin })).body.data;
async function settled() {
  const order = await ordered([mango, 1]);
  await vi.waitFor(
    async () =>
      expect((await ofOrder(order.id)).map(({ status }: any) => status)).toEqual(Array(3).fill("unsent")),
    soon,
  );
  return order;
}

test("staff see what a customer would have been notified, where and in which words", async () => {
  const { id } = await settled();
  const notified = await ofOrder(id);
  expect(notified.map(({ status }: any) => status)).toEqual(["unsent", "unsent", "unsent"]);
  const [email, sms] = notified;
  const number = `TK-${10_000 + id}`;
  expect(email).toMatchObject({
    event: "placed",
    channel: "email",
    order: { id, number },
    subject: `Tatka: we have your order ${number}`,
  });
  expect(sms).toMatchObject({
    channel: "sms",
    recipient: "+8801712345678",
    text: expect.stringContaining(number),
  });
  expect(sms).not.toHaveProperty("subject");
});

test("what a customer was told stays what it was when the order has another total", async () => {
  const { id, items } = await settled();
  const noted = await ofOrder(id);
  expect(noted[1].text).toContain("Tk 50");
  await edit(id, 0, [{ item: items[0] as number, quantity: 3 }]);
  await vi.waitFor(async () => expect((await ofOrder(id)).at(-1).text).toContain("Tk 150"), soon);
  expect((await ofOrder(id)).slice(0, 3)).toEqual(noted);
});

test("the list is narrowed to a status and goes on after an entry, the newest first", async () => {
  const first = await settled();
  const second = await settled();
  await shop.sql(
    "update notifications set status = 'failed', reason = '500: no' where order_id = $1 and channel = 'sms'",
    [first.id],
  );
  const failed = await list("?status=failed");
  expect(failed.data).toMatchObject([{ order: { id: first.id }, reason: "500: no" }]);
  const all = await list();
  expect(all.data[0].order.id).toBe(second.id);
  expect(all.meta.next).toBeNull();
  const older = await list(`?after=${all.data[1].id}`);
  expect(older.data[0].id).toBe(all.data[2].id);
});

test("a notification is sent again, once for two who press at once, and the journal says so", async () => {
  const { id } = await settled();
  const [, sms] = await ofOrder(id);
  const again = () => shop.post(`/api/admin/notifications/${sms.id}/send`, {}, { token: admin });
  await shop.sql("update notifications set text = 'old words' where id = $1", [sms.id]);
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await vi.waitFor(
    async () =>
      expect((await ofOrder(id))[1]).toMatchObject({ status: "unsent", text: sms.text, attempts: 1 }),
    soon,
  );
  const lines = await shop.sql(
    "select after from journal where action = 'order.notified_again' and subject_id = $1",
    [String(id)],
  );
  expect(lines).toEqual([{ after: { event: "placed", channel: "sms" } }]);
  expect((await shop.post("/api/admin/notifications/999999/send", {}, { token: admin })).status).toBe(404);
});

test("nobody but staff of orders reads them", async () => {
  expect((await shop.get("/api/admin/notifications", { token })).status).toBe(403);
  expect((await shop.get("/api/admin/notifications")).status).toBe(401);
});

test("what is notified of a cancelled order says why", async () => {
  const { id } = await settled();
  await shop.sql(
    "update users set email_verified = true where id = (select user_id from orders where id = $1)",
    [id],
  );
  await cancel(id);
  await vi.waitFor(
    async () => expect((await ofOrder(id)).filter(({ status }: any) => status === "waiting")).toEqual([]),
    soon,
  );
  const cancelled = (await ofOrder(id)).find(
    ({ event, channel }: any) => event === "cancelled" && channel === "email",
  );
  expect(cancelled.text).toContain("what you ordered has run out");
});
