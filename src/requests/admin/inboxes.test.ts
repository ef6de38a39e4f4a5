import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestShop } from "../../../tests/open-test-shop.ts";
import { openPostBox } from "../../../tests/post-box.ts";
import { cleanUp } from "../../cleanup.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let post: Awaited<ReturnType<typeof openPostBox>>;
let admin: string;
let rahima: string;
beforeAll(async () => {
  post = await openPostBox();
  shop = await openTestShop({ SMTP_URL: post.url, SHOP_EMAIL: "hello@tatka.example" });
  admin = await shop.signInAdmin();
  rahima = await shop.newCustomer("Rahima");
  await shop.sql("update users set role = 'staff', parts = '{orders,customers}' where name = 'Rahima'");
});
beforeEach(() => {
  post.box.refuse = false;
});
afterAll(async () => {
  await shop.close();
  post.close();
});

/** However busy the machine is. */
const soon = { timeout: 30_000 };

const inboxes = [
  {
    kind: "custom_order",
    path: "/api/admin/custom-orders",
    table: "custom_orders",
    send: (email: string, language = "en") =>
      shop.post(`/api/custom-orders?lang=${language}`, {
        ...{ customer_name: "Nusrat", customer_email: email, customer_phone: "01712345678" },
        order_details: "2 kg kotbel\n& one <jackfruit>",
      }),
  },
  {
    kind: "message",
    path: "/api/admin/contact-messages",
    table: "contact_messages",
    send: (email: string, language = "en") =>
      shop.post(`/api/contact-messages?lang=${language}`, {
        ...{ name: "Nusrat", email: email || "nobody@example.com", subject: "Hours" },
        message: "2 kg kotbel\n& one <jackfruit>",
      }),
  },
] as const;
type InboxCase = (typeof inboxes)[number];

/** Sends a request; gives its id. */
async function sent({ send, table }: InboxCase, email = "nusrat@example.com", language = "en") {
  expect((await send(email, language)).status).toBe(200);
  const [row] = await shop.sql<{ id: number }>(`select max(id) as id from ${table}`);
  return row?.id ?? 0;
}
const show = async ({ path }: InboxCase, id: number) =>
  (await shop.get(`${path}/${id}`, { token: admin })).body.data;
const step = ({ path }: InboxCase, id: number, version: number, status: string, token = admin) =>
  shop.post(`${path}/${id}`, { version, status }, { token });
const answer = ({ path }: InboxCase, id: number, version: number, more: object = {}, token = admin) =>
  shop.post(
    `${path}/${id}/answers`,
    { version, channel: "email", text: "We found it.\n\n৳180 a kilo.", ...more },
    { token },
  );
const listed = async ({ path }: InboxCase, query: string): Promise<number[]> =>
  (await shop.get(`${path}?${query}`, { token: admin })).body.data.map(({ id }: any) => id);
const journal = async ({ kind }: InboxCase, id: number) =>
  (await shop.get(`/api/admin/journal?kind=${kind}&subject=${id}`, { token: admin })).body.data;
const mailTo = (to: string) => post.received.filter((mail) => mail.to === to);

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

  test.each([
    ["en", "Dear Nusrat,", "You wrote to us on"],
    ["bn", "প্রিয় Nusrat,", "তারিখে আপনি লিখেছিলেন:"],
  ])(
    "answers by a mail from the shop in the language of the page (%s), and keeps the answer",
    async (language, hello, wrote) => {
      const email = `${inbox.kind}-${language}@example.com`;
      const id = await sent(inbox, email, language);
      const { status, body } = await answer(inbox, id, 0);
      expect([status, body.data.status, body.data.assignee.name]).toEqual([200, "answered", "Admin"]);
      await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
      const [mail] = mailTo(email);
      expect(mail?.text).toContain(hello);
      expect(mail?.text).toContain("We found it.\n\n৳180 a kilo.");
      expect(mail?.text).toContain(wrote);
      expect(mail?.text).toContain("> 2 kg kotbel\n> & one <jackfruit>");
      expect(mail?.replyTo).toContain("<hello@tatka.example>");
      await vi.waitFor(
        async () =>
          expect((await show(inbox, id)).answers).toEqual([
            {
              ...{ id: expect.any(Number), by: "Admin", at: expect.stringMatching(/Z$/), channel: "email" },
              ...{ text: "We found it.\n\n৳180 a kilo.", delivery: "sent" },
            },
          ]),
        soon,
      );
      const [line] = await journal(inbox, id);
      expect(line).toMatchObject({ action: `${inbox.kind}.answered`, after: { channel: "email" } });
      expect(JSON.stringify(line)).not.toMatch(/Nusrat|kotbel|found|example\.com/);
    },
  );

  test("writes in both languages, Bengali first, to whom nobody noted a language", async () => {
    const email = `${inbox.kind}-both@example.com`;
    const id = await sent(inbox, email);
    await shop.sql(`update ${inbox.table} set language = null where id = $1`, [id]);
    await answer(inbox, id, 0);
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
    expect(mailTo(email)[0]?.text).toMatch(/^প্রিয় Nusrat,\nDear Nusrat,\n/);
  });

  test("sends one of two answers that are given at once, and shows it to the other", async () => {
    const email = `${inbox.kind}-two@example.com`;
    const id = await sent(inbox, email);
    const both = await Promise.all([
      answer(inbox, id, 0, { text: "Yes." }, admin),
      answer(inbox, id, 0, { text: "Yes." }, rahima),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body.details.data.answers).toMatchObject([{ text: "Yes." }]);
    await vi.waitFor(() => expect(mailTo(email)).toHaveLength(1), soon);
    expect((await show(inbox, id)).answers).toHaveLength(1);
  });

  test("says that a mail could not be sent, and sends it again when asked, once", async () => {
    post.box.refuse = true;
    const email = `${inbox.kind}-lost@example.com`;
    const id = await sent(inbox, email);
    const [{ id: key }] = (await answer(inbox, id, 0)).body.data.answers;
    const again = () => shop.post(`${inbox.path}/${id}/answers/${key}/send`, {}, { token: admin });
    expect((await again()).body.code).toBe("changed");
    await shop.sql("update emails set expires_at = now() where recipient = $1", [email]);
    shop.shop.mail.start();
    await vi.waitFor(async () => expect((await show(inbox, id)).answers[0].delivery).toBe("failed"), soon);
    post.box.refuse = false;
    expect((await again()).status).toBe(200);
    await vi.waitFor(async () => expect((await show(inbox, id)).answers[0].delivery).toBe("sent"), soon);
    expect(mailTo(email)).toHaveLength(1);
    expect((await journal(inbox, id))[0].action).toBe(`${inbox.kind}.answer_resent`);
  });

  test("notes what was said on the phone, and sends nothing", async () => {
    const email = `${inbox.kind}-phone@example.com`;
    const id = await sent(inbox, email);
    const { body } = await answer(inbox, id, 0, { channel: "phone", text: "He takes two." });
    expect(body.data).toMatchObject({
      status: "answered",
      answers: [{ channel: "phone", text: "He takes two.", delivery: null }],
    });
    expect(await shop.sql("select id from emails where recipient = $1", [email])).toEqual([]);
    const empty = await answer(inbox, id, 1, { text: " " });
    expect(empty.body.errors).toEqual({ text: "Write an answer first" });
  });

  test("deletes what was settled a week ago with its answers, and nothing else", async () => {
    const [old, young, open] = [await sent(inbox), await sent(inbox), await sent(inbox)];
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
    // Opened again, it stays.
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
    for (let at = 0; at < 4; at++) ids.push(await sent(inbox));
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

test("no mail is sent to whom left no address: staff are told, and may note a call", async () => {
  const [inbox] = inboxes;
  const id = await sent(inbox, "");
  const { status, body } = await answer(inbox, id, 0);
  expect([status, body.errors]).toEqual([422, { text: "No email address was given." }]);
  expect(await show(inbox, id)).toMatchObject({ status: "new", version: 0, answers: [] });
});

test("without a mail server an answer is told to be unsent", async () => {
  const other = await openTestShop();
  const token = await other.signInAdmin();
  await other.post("/api/contact-messages", {
    ...{ name: "Rakib", email: "rakib@example.com", subject: "Hours", message: "When?" },
  });
  const [row] = (await other.get("/api/admin/contact-messages", { token })).body.data;
  const path = `/api/admin/contact-messages/${row.id}`;
  await other.post(`${path}/answers`, { version: 0, channel: "email", text: "At nine." }, { token });
  await vi.waitFor(
    async () => expect((await other.get(path, { token })).body.data.answers[0].delivery).toBe("logged"),
    soon,
  );
  await other.close();
});
