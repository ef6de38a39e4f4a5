import { describe, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { openInboxes, soon } from "#tests/support/orders/inboxes.ts";
import { remindOfMessages } from "./reminders.server.ts";

const { shop, admin, inboxes, sent, show, step, answer, listed, mailTo } = await openInboxes();
const [, inbox] = inboxes;
const email = "hello@tatka.example";

const reminders = () => mailTo(email).filter(({ subject }) => subject.includes("messages to answer"));

/** Lets so many hours pass for a message. */
const age = (id: number, hours: number) =>
  shop.sql(
    `update answer_deadlines set created_at = created_at - $2 * interval '1 hour',
       answer_by = answer_by - $2 * interval '1 hour', answered_at = answered_at - make_interval(hours => 1) where message_id = $1`,
    [id, hours],
  );
async function several(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await sent(inbox));
  return ids;
}
const answers = async () =>
  (await shop.get("/api/admin/overview", { token: admin })).body.data.messages.answers;

describe("a message has to be answered in 72 hours", () => {
  test("also a problem with an order; an answer, by mail or phone, or settling it ends that", async () => {
    const token = await shop.newCustomer("Rakib Hasan");
    const draft = {
      address_details: "Road 5",
      mobile_no: "01811111111",
      payment_type: "cash",
      items: [{ product_id: 2, quantity: 1 }],
    };
    const { order } = (await shop.post("/api/place-order", draft, { token })).body;
    await shop.post(`/api/my-orders/${order.number}/problems`, { text: "One egg was broken." }, { token });
    const [problem] = await listed(inbox, "status=open");
    const written = await sent(inbox);
    for (const id of [problem ?? 0, written]) {
      const { created_at, answer_by, urgent } = await show(inbox, id);
      expect([Date.parse(answer_by) - Date.parse(created_at), urgent]).toEqual([72 * 3_600_000, false]);
    }
    const phoned = await answer(inbox, problem ?? 0, 0, { channel: "phone" });
    const settled = await step(inbox, written, 0, "done");
    for (const { body } of [phoned, settled])
      expect(body.data).toMatchObject({ answer_by: null, urgent: false });
    // Opened again, one waits as before that was settled without an answer.
    const reopened = (await step(inbox, written, 1, "new")).body.data;
    expect([reopened.status, Date.parse(reopened.answer_by) - Date.parse(reopened.created_at)]).toEqual([
      "new",
      72 * 3_600_000,
    ]);
    expect((await step(inbox, problem ?? 0, 1, "new")).body.data).toMatchObject({
      status: "new",
      answer_by: null,
    });
  });

  test("or in as many hours as the shop says, from then on", async () => {
    await shop.sql("update shop_details set complaint_hours = 48");
    const { created_at, answer_by } = await show(inbox, await sent(inbox));
    expect(Date.parse(answer_by) - Date.parse(created_at)).toBe(48 * 3_600_000);
    await shop.sql("update shop_details set complaint_hours = 72");
  });

  test("and is on top of every list from 48 hours on, page by page", async () => {
    await shop.sql("delete from contact_messages");
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = await several(6);
    await age(first, 47.9);
    await age(third, 48.1);
    await age(fourth, 80);
    await answer(inbox, fifth, 0, { channel: "phone" });
    await age(fifth, 80);
    expect((await show(inbox, third)).urgent).toBe(true);
    expect(await listed(inbox, "")).toEqual([fourth, third, sixth, fifth, second, first]);
    expect(await listed(inbox, "status=open")).toEqual([third, fourth, first, second, sixth]);
    const rest = { [fourth]: [third, sixth, fifth, second, first], [third]: [sixth, fifth, second, first] };
    for (const [id, below] of Object.entries(rest)) expect(await listed(inbox, `after=${id}`)).toEqual(below);
    expect(await listed(inbox, `after=${sixth}`)).toEqual([fifth, second, first]);
    expect(await listed(inbox, `status=open&after=${fourth}`)).toEqual([first, second, sixth]);
    expect(await listed(inbox, `status=open&after=${first}`)).toEqual([second, sixth]);
  });

  test("from 60 hours on staff get one e-mail about it, and only one", async () => {
    await shop.sql("delete from contact_messages");
    const [early = 0, late = 0, answered = 0, other = 0] = await several(4);
    await age(early, 59.9);
    await age(late, 60.1);
    await answer(inbox, answered, 0, { channel: "phone" });
    await age(answered, 61);
    await Promise.all([remindOfMessages(shop.shop), remindOfMessages(shop.shop)]);
    await vi.waitFor(() => expect(reminders()).toHaveLength(1), soon);
    const [mail] = reminders();
    expect(mail?.text).toContain(`#${late} · Hours · answer by`);
    for (const id of [early, answered, other]) expect(mail?.text).not.toContain(`#${id} ·`);
    await age(early, 1);
    await remindOfMessages(shop.shop);
    await vi.waitFor(() => expect(reminders()).toHaveLength(2), soon);
    expect(reminders()[1]?.text).not.toContain(`#${late} ·`);
  });

  test("a shop without an e-mail address is reminded once it has one", async () => {
    await shop.sql("delete from contact_messages");
    const [waits = 0] = await several(1);
    await age(waits, 61);
    const before = reminders().length;
    const { details } = shop.shop;
    const current = async () => ({ ...(await details.current()), email: "" });
    await remindOfMessages({ ...shop.shop, details: { ...details, current } });
    await remindOfMessages(shop.shop);
    await vi.waitFor(() => expect(reminders()).toHaveLength(before + 1), soon);
    expect(reminders().at(-1)?.text).toContain(`#${waits} ·`);
  });

  test("what is overdue stands apart, and a long list is cut", async () => {
    await shop.sql("delete from contact_messages");
    const [due = 0, ...late] = await several(23);
    await age(due, 61);
    for (const id of late) await age(id, 80);
    const before = reminders().length;
    await remindOfMessages(shop.shop);
    await vi.waitFor(() => expect(reminders()).toHaveLength(before + 1), soon);
    const text = reminders().at(-1)?.text ?? "";
    const overdue = text.indexOf("These messages are overdue");
    expect(text.lastIndexOf(`#${due} · Hours`)).toBeLessThan(overdue);
    expect(text.slice(overdue).match(/#\d+ · Hours/g)).toHaveLength(20);
    expect(text).toContain("… and 2 more");
  });

  test("the dashboard counts what was answered in time, also once the message is deleted", async () => {
    await shop.sql("delete from contact_messages");
    await shop.sql("delete from answer_deadlines");
    const [inTime = 0, tooLate = 0, open = 0, waits = 0, spam = 0, old = 0] = await several(6);
    for (const id of [inTime, tooLate, old]) await answer(inbox, id, 0, { channel: "phone" });
    await age(inTime, 20);
    await age(tooLate, 80);
    await shop.sql("update answer_deadlines set answered_at = now() where message_id = $1", [tooLate]);
    await age(open, 73);
    await age(waits, 71);
    await age(spam, 90);
    await age(old, 24 * 31);
    expect(await answers()).toEqual({ wanted: 4, in_time: 1 });
    await shop.post(`${inbox.path}/${spam}/remove`, { version: 0 }, { token: admin });
    await shop.post(`${inbox.path}/${inTime}/remove`, { version: 1 }, { token: admin });
    expect(await answers()).toEqual({ wanted: 3, in_time: 1 });
    await age(inTime, 24 * 91);
    await age(old, 24 * 60);
    await cleanUp(shop.shop);
    const left = await shop.sql<{ id: number }>("select message_id as id from answer_deadlines order by id");
    expect(left.map(({ id }) => id)).toEqual([tooLate, open, waits, old]);
  });
});
