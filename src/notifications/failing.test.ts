import { describe, expect, test, vi } from "vitest";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { composeNotifications } from "../orders/notifications/compose-notifications.server.ts";
import { openQueues } from "../platform/queues/queues.server.ts";
import { deleteOldNotifications } from "./queue.server.ts";
import { sendNotifications } from "./send-notifications.server.ts";

const { shop, post, sms, admin, ordered, rows, statuses, due, mailsTo, smsAbout, step } =
  await openNotifyingShop();

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
    for (const [index, least] of [0, 5, 50, 280, 880, 880].entries())
      expect(pauses[index]).toBeGreaterThanOrEqual(least);
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
  await deleteOldNotifications(shop.shop);
  expect(await rows(id, "email")).toEqual([]);
  expect(await rows(id, "sms")).toHaveLength(1);
});

test("a shop without mail server and gateway keeps what it would have sent", async () => {
  const alone = await openTestShop();
  const token = await alone.newCustomer();
  const { body } = await alone.post("/api/place-order", draftOf([{ product_id: 2, quantity: 2 }]), { token });
  const staff = await alone.signInAdmin();
  await vi.waitFor(async () => {
    const { data } = (await alone.get(`/api/admin/orders/${body.order.id}/notifications`, { token: staff }))
      .body;
    expect(data.map(({ status }: any) => status)).toEqual(["unsent", "unsent", "unsent"]);
    for (const { text } of data) expect(text).toContain(body.order.number);
  }, soon);
  await alone.close();
});
