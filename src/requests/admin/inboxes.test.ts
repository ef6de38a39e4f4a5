import { describe, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { openInboxes, soon } from "#tests/support/orders/inboxes.ts";

const { shop, admin, rahima, inboxes, sent, show, step, answer, listed, journal, mailTo } =
  await openInboxes();

describe.each(inboxes)("an inbox of staff: $kind", (inbox) => {
  test("says who has a request, and the second of two who take it learns that", async () => {
    const id = await sent(inbox);
    expect(await show(inbox, id)).toMatchObject({ status: "new", assignee: null, version: 0, answers: [] });
    const [one, two] = await Promise.all([
      step(inbox, id, 0, "in_hand", admin),
      step(inbox, id, 0, "in_hand", rahima),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const late = one.status === 409 ? one : two;
    const winner = one.status === 200 ? "Admin" : "Rahima";
    expect(late.body).toMatchObject({
      code: "changed",
      details: { data: { status: "in_hand", assignee: { name: winner }, version: 1 } },
    });
    const back = await step(inbox, id, 1, "new");
    expect(back.body.data).toMatchObject({ status: "new", assignee: null });
    expect((await journal(inbox, id)).map(({ action, after }: any) => [action, after])).toEqual([
      [`${inbox.kind}.stepped`, { status: "new", assignee: null }],
      [`${inbox.kind}.stepped`, { status: "in_hand", assignee: winner }],
    ]);
  });

  test("deletes what was settled a week ago with its answers, and nothing else", async () => {
    const old = await sent(inbox);
    const young = await sent(inbox);
    const open = await sent(inbox);
    for (const id of [old, young, open]) await answer(inbox, id, 0, { channel: "phone" });
    const { body } = await step(inbox, old, 1, "done");
    const week = Date.parse(body.data.deleted_on) - Date.now();
    expect(Math.abs(week - 7 * 86_400_000)).toBeLessThan(60_000);
    await step(inbox, young, 1, "done");
    const settle = (id: number, ago: string) =>
      shop.sql(`update ${inbox.table} set settled_at = now() - $2::interval where id = $1`, [id, ago]);
    await settle(old, "7 days 1 second");
    await settle(young, "6 days 23 hours");
    await cleanUp(shop.shop);
    const statusOf = async (id: number) => (await shop.get(`${inbox.path}/${id}`, { token: admin })).status;
    expect([await statusOf(old), await statusOf(young), await statusOf(open)]).toEqual([404, 200, 200]);
    const left = await shop.sql(`select id from request_answers where ${inbox.kind}_id = any($1)`, [
      [old, young, open],
    ]);
    expect(left).toHaveLength(2);
    // A reopened request is not deleted.
    expect((await step(inbox, young, 2, "in_hand")).body.data.deleted_on).toBeNull();
  });

  test("is deleted at once when staff say so, with the answer and its receipt", async () => {
    const email = `${inbox.kind}-gone@example.com`;
    const id = await sent(inbox, email);
    await answer(inbox, id, 0);
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
    const remove = (version: number) =>
      shop.post(`${inbox.path}/${id}/remove`, { version }, { token: admin });
    expect((await remove(0)).body.code).toBe("changed");
    const receipts = () => shop.sql("select id from email_receipts");
    const before = (await receipts()).length;
    expect((await remove(1)).status).toBe(200);
    expect((await shop.get(`${inbox.path}/${id}`, { token: admin })).status).toBe(404);
    expect(await receipts()).toHaveLength(before - 1);
    const [line] = await journal(inbox, id);
    expect([line.action, line.subject.name, line.after]).toEqual([`${inbox.kind}.removed`, `#${id}`, {}]);
  });

  test("is read in stretches: the oldest first where work waits, else the newest; and by its number", async () => {
    await shop.sql(`delete from ${inbox.table}`);
    const ids: number[] = [];
    for (let index = 0; index < 4; index++) ids.push(await sent(inbox));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await step(inbox, first, 0, "in_hand");
    await answer(inbox, second, 0, { channel: "phone" });
    await step(inbox, third, 0, "done");
    expect(await listed(inbox, "")).toEqual([fourth, third, second, first]);
    expect(await listed(inbox, "status=open")).toEqual([first, fourth]);
    for (const [status, id] of [
      ["new", fourth],
      ["in_hand", first],
      ["answered", second],
      ["done", third],
    ])
      expect(await listed(inbox, `status=${status}`), String(status)).toEqual([id]);
    expect(await listed(inbox, `search=${encodeURIComponent(`#${second}`)}`)).toEqual([second]);
    await shop.sql(
      inbox.kind === "message"
        ? "insert into contact_messages (name, email, subject, message) select 'N', 'n@example.com', 'S', 'M' from generate_series(1, 120)"
        : "insert into custom_orders (customer_name, order_details) select 'N', 'M' from generate_series(1, 120)",
    );
    const read: number[] = [];
    let after = "";
    do {
      const { data, meta } = (await shop.get(`${inbox.path}?status=open${after}`, { token: admin })).body;
      read.push(...data.map(({ id }: any) => id));
      expect(meta.open).toBe(100);
      after = meta.next && `&after=${meta.next}`;
    } while (after);
    expect([read.length, read[0], read[1]]).toEqual([122, first, fourth]);
    expect(read).toEqual(read.toSorted((one, other) => one - other));
  });
});
