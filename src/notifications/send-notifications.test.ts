import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newArea } from "../../tests/delivery.ts";
import { openTestShop } from "../../tests/open-test-shop.ts";
import { draftOf } from "../../tests/ordering.ts";
import { openPostBox } from "../../tests/post-box.ts";
import { openSmsGateway } from "../../tests/sms-gateway.ts";
import { composeNotifications } from "../orders/notifications/compose-notifications.server.ts";
import { openQueues } from "../platform/queues/queues.server.ts";
import { forgetOldNotifications } from "./queue.server.ts";
import { sendNotifications } from "./send-notifications.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let post: Awaited<ReturnType<typeof openPostBox>>;
let sms: Awaited<ReturnType<typeof openSmsGateway>>;
let admin: string;
beforeAll(async () => {
  post = await openPostBox();
  sms = await openSmsGateway();
  shop = await openTestShop({ SMTP_URL: post.url, ...sms.env, PUBLIC_URL: "https://tatka.example" });
  admin = await shop.signInAdmin();
});
beforeEach(() => {
  sms.gateway.mood = "fine";
  Object.assign(post.box, { refuse: false, unknown: "" });
});
afterAll(async () => {
  await shop.close();
  post.close();
  sms.close();
});

/** However busy the machine is. */
const soon = { timeout: 30_000 };

/** A new customer's order of two mangoes; `to` is the customer's address. */
async function ordered(language: "en" | "bn" = "en", mobile_no = "01712345678") {
  const token = await shop.newCustomer("Nusrat Jahan");
  const draft = draftOf([{ product_id: 2, quantity: 2 }], { mobile_no });
  const { body } = await shop.post(`/api/place-order?lang=${language}`, draft, { token });
  const [row] = await shop.sql(
    "select u.email from orders o join users u on u.id = o.user_id where o.id = $1",
    [body.order.id],
  );
  return { ...body.order, to: row?.email as string };
}
const rows = (id: number, channel: string) =>
  shop.sql("select * from notifications where order_id = $1 and channel = $2 order by id", [id, channel]);
const statuses = async (id: number, channel: string) => (await rows(id, channel)).map(({ status }) => status);
const due = async (id: number) => {
  await shop.sql(
    "update notifications set next_attempt_at = now(), reason = null where order_id = $1 and status = 'waiting'",
    [id],
  );
  shop.shop.queues.wake();
};
const mailsTo = (to: string) => post.received.filter((mail) => mail.to === to);
const smsAbout = (number: string) => sms.taken.filter(({ text }) => text.includes(number));
const step = (id: number, from: string, status: string, more = {}) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, status, ...more }, { token: admin });

describe("a placed order", () => {
  test("is told of once by e-mail and by SMS, and the shop hears of it", async () => {
    const { id, number, to } = await ordered("en");
    await vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["sent"]), soon);
    await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
    await vi.waitFor(async () => expect(await statuses(id, "shop")).toEqual(["sent"]), soon);
    expect(smsAbout(number)).toMatchObject([
      {
        to: "8801712345678",
        text: `Tatka: we have your order ${number}, Tk 56. We will call you to confirm it.`,
      },
    ]);
    const [mail] = mailsTo(to);
    expect(mailsTo(to)).toHaveLength(1);
    expect(mail?.subject).toBe(`Tatka: we have your order ${number}`);
    for (const part of [mail?.text, mail?.html]) {
      for (const said of [
        "Dear Nusrat Jahan,",
        "2 × ৳28",
        "৳56",
        "House 12, Road 5, Dhanmondi",
        "01700-000000",
      ])
        expect(part).toContain(said);
      expect(part).toContain(`https://tatka.example/account/orders/${number}`);
    }
    expect(mail?.html).toContain('<html lang="en">');
    const [toShop] = mailsTo("hello@tatka.example").filter(({ subject }) => subject.includes(number));
    expect(toShop?.text).toContain(`https://tatka.example/admin/orders?order=${id}`);
    expect((await rows(id, "sms"))[0]).toMatchObject({
      recipient: "+8801712345678",
      attempts: 1,
      reason: null,
    });
  });

  test("is told of in the language that it was placed in", async () => {
    const { number, to } = await ordered("bn");
    await vi.waitFor(() => expect([smsAbout(number).length, mailsTo(to).length]).toEqual([1, 1]), soon);
    expect(smsAbout(number)[0]?.text).toBe(`টাটকা: অর্ডার ${number} পেয়েছি, ৳৫৬। ফোন করে নিশ্চিত হব।`);
    const [mail] = mailsTo(to);
    expect(mail?.subject).toBe(`টাটকা: আপনার অর্ডার ${number} পেয়েছি`);
    expect(mail?.html).toContain('<html lang="bn">');
    expect(mail?.text).toContain(`https://tatka.example/bn/account/orders/${number}`);
  });

  test("by a name with signs of HTML in it breaks no e-mail", async () => {
    const { id, to } = await ordered();
    await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
    await shop.sql("update users set name = '<b>Nusrat' where email = $1", [to]);
    await step(id, "pending", "cancelled", { reason: "other", note: "<i>none & nothing" });
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
    expect(mailsTo(to)[1]?.html).toContain("&lt;b&gt;Nusrat");
    expect(mailsTo(to)[1]?.html).toContain("“&lt;i&gt;none &amp; nothing”");
    expect(mailsTo(to)[1]?.text).toContain("“<i>none & nothing”");
  });
});

test("a fee and a time of delivery stand in the e-mail, item by item", async () => {
  const { id, to } = await ordered();
  await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
  const { id: area } = await newArea(shop, admin, { places: ["dhaka/dhanmondi"] });
  await shop.sql(
    `update orders set area_id = $2, fee_poisha = 4000, total_poisha = total_poisha + 4000,
       slot_day = '2026-11-24', slot_from = 480, slot_to = 720 where id = $1`,
    [id, area],
  );
  await step(id, "pending", "cancelled", { reason: "customer_asked" });
  await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
  for (const part of [mailsTo(to)[1]?.text, mailsTo(to)[1]?.html])
    for (const said of ["Products", "৳56", "Delivery", "৳40", "৳96", "Delivery time: 24 Nov 2026, 8–12"])
      expect(part).toContain(said);
});

describe("a gateway that fails for a while", () => {
  test.each([
    ["fault", "500: out of order, key=•••"],
    ["false success", '200: {"status":"error","message":"insufficient balance"}'],
  ] as const)("with a %s gets the SMS again, and sends it once", async (mood, reason) => {
    sms.gateway.mood = mood;
    const { id, number } = await ordered();
    await vi.waitFor(
      async () => expect(await rows(id, "sms")).toMatchObject([{ status: "waiting", reason }]),
      soon,
    );
    sms.gateway.mood = "fine";
    await due(id);
    await vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["sent"]), soon);
    expect(smsAbout(number)).toHaveLength(1);
  });

  test("is waited for longer and longer, and given up with a reason after half a day", async () => {
    sms.gateway.mood = "fault";
    const { id } = await ordered();
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= 6; attempts++) {
      await vi.waitFor(
        async () =>
          expect(await rows(id, "sms")).toMatchObject(
            [{ attempts, reason: /500/ }].map((row) => ({
              ...row,
              reason: expect.stringMatching(row.reason),
            })),
          ),
        soon,
      );
      const [row] = await shop.sql<{ seconds: number }>(
        "select round(extract(epoch from next_attempt_at - now()))::int as seconds from notifications where order_id = $1 and channel = 'sms'",
        [id],
      );
      pauses.push(row?.seconds ?? 0);
      if (attempts < 6) await due(id);
    }
    for (const [at, least] of [0, 5, 50, 280, 880, 880].entries())
      expect(pauses[at]).toBeGreaterThanOrEqual(least);
    await shop.sql(
      "update notifications set expires_at = now(), next_attempt_at = now() where order_id = $1 and channel = 'sms'",
      [id],
    );
    shop.shop.queues.wake();
    await vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["failed"]), soon);
    expect((await rows(id, "sms"))[0]?.reason).toBe("500: out of order, key=•••");
  });

  test("does not hold up e-mails, and what comes later does not overtake", async () => {
    sms.gateway.mood = "fault";
    const { id, number, to } = await ordered();
    await vi.waitFor(async () => expect((await rows(id, "sms"))[0]?.attempts).toBe(1), soon);
    await step(id, "pending", "cancelled", { reason: "customer_asked" });
    await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(2), soon);
    expect((await rows(id, "sms")).map(({ attempts }) => attempts)).toEqual([expect.any(Number), 0]);
    sms.gateway.mood = "fine";
    await due(id);
    await vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["sent", "sent"]), soon);
    expect(smsAbout(number).map(({ text }) => /cancelled/.test(text))).toEqual([false, true]);
  });
});

test("a mail server that is away gets the e-mail later; one that does not know the address is not bothered again", async () => {
  post.box.refuse = true;
  const { id, to } = await ordered();
  await vi.waitFor(
    async () =>
      expect(await rows(id, "email")).toMatchObject([
        { status: "waiting", reason: expect.stringContaining("451") },
      ]),
    soon,
  );
  post.box.refuse = false;
  await due(id);
  await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(1), soon);

  post.box.unknown = to;
  await step(id, "pending", "cancelled", { reason: "customer_asked" });
  await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent", "failed"]), soon);
  expect((await rows(id, "email"))[1]).toMatchObject({ attempts: 1, reason: expect.stringContaining("550") });
});

test("many processes send each notification once", async () => {
  const others = Array.from({ length: 3 }, () => openQueues(shop.shop.log));
  for (const queues of others) sendNotifications({ ...shop.shop, queues }, composeNotifications);
  const orders = await Promise.all(Array.from({ length: 12 }, () => ordered()));
  for (const queues of others) queues.wake();
  for (const { id } of orders)
    await vi.waitFor(
      async () =>
        expect([await statuses(id, "sms"), await statuses(id, "email")]).toEqual([["sent"], ["sent"]]),
      soon,
    );
  await Promise.all(others.map((queues) => queues.close()));
  expect(orders.map(({ number }) => smsAbout(number).length)).toEqual(orders.map(() => 1));
  expect(orders.map(({ to }) => mailsTo(to).length)).toEqual(orders.map(() => 1));
});

test("who ordered on the phone, without an e-mail address, gets an SMS alone", async () => {
  const customer = { customer: { name: "Rahima" } };
  const draft = draftOf([{ product_id: 2, quantity: 1 }], customer);
  const { body } = await shop.post("/api/admin/orders", draft, { token: admin });
  await vi.waitFor(async () => expect(await statuses(body.order.id, "sms")).toEqual(["sent"]), soon);
  await vi.waitFor(async () => expect(await rows(body.order.id, "email")).toEqual([]), soon);
});

test("what was sent is forgotten after a quarter of a year, what waits never", async () => {
  const { id } = await ordered();
  await vi.waitFor(async () => expect(await statuses(id, "email")).toEqual(["sent"]), soon);
  await shop.sql(
    "update notifications set settled_at = now() - interval '91 days' where order_id = $1 and channel = 'email'",
    [id],
  );
  await forgetOldNotifications(shop.shop);
  expect(await rows(id, "email")).toEqual([]);
  expect(await rows(id, "sms")).toHaveLength(1);
});

test("a shop without mail server and gateway keeps what it would have sent", async () => {
  const alone = await openTestShop();
  const token = await alone.newCustomer();
  const { body } = await alone.post("/api/place-order", draftOf([{ product_id: 2, quantity: 2 }]), { token });
  const stored = () =>
    alone.sql("select channel, status, text from notifications where order_id = $1 order by id", [
      body.order.id,
    ]);
  await vi.waitFor(
    async () => expect((await stored()).map(({ status }) => status)).toEqual(["unsent", "unsent", "unsent"]),
    soon,
  );
  for (const { text } of await stored()) expect(text).toContain(body.order.number);
  await alone.close();
});
