import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toStoredKey } from "#src/platform/http/limits/stored-key.server.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { maxPerNewAccountPerDay, maxPerRecipientPerDay } from "./rules.ts";

const { shop, sms, admin, newNumber, mailsTo, due } = await openNotifyingShop();

beforeEach(() => shop.sql("delete from rate_limits where key like 'notified:%'"));

async function somebody(email = `${randomUUID()}@example.com`) {
  const account = { name: "Nusrat Jahan", email, password: "mango-tree" };
  const { token } = (await shop.post("/api/auth/login", account)).body;
  return {
    email,
    token: token as string,
    async order(mobile_no: string): Promise<{ id: number; number: string }> {
      const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no });
      return (await shop.post("/api/place-order", draft, { token })).body.order;
    },
    cancel: (number: string) => shop.post(`/api/my-orders/${number}/cancel`, {}, { token }),
  };
}

/** The final status of an order's messages on one channel. */
async function settled(id: number, channel: "email" | "sms") {
  return vi.waitFor(async () => {
    const path = `/api/admin/orders/${id}/notifications`;
    const { data } = (await shop.get(path, { token: admin })).body;
    const own = data.filter((one: any) => one.channel === channel);
    expect(own.map(({ status }: any) => status)).not.toContain("waiting");
    return own.map(({ status, reason }: any) => reason ?? status) as string[];
  }, soon);
}

const smsTo = (mobile: string) => sms.taken.filter(({ to }) => to === `88${mobile}`);

const countTo = (key: string, count: number) =>
  shop.sql("update rate_limits set count = $2 where key = $1", [toStoredKey(`notified:${key}`), count]);

const ofNumber = "Not sent: this number or email address has had 30 today, the most of a day.";
const ofAccount = "Not sent: a customer gets 20 a day until a first order is delivered.";
const ofShop = "Not sent: the shop's limit for a day is reached. You can change it under Settings.";

test("who orders and cancels over and over sends a stranger twenty SMS and e-mails a day; staff read of the others why", async () => {
  const me = await somebody();
  const mobile = newNumber();
  const outcomes: { sms: string[]; email: string[] } = { sms: [], email: [] };
  const orders = [];
  for (let turn = 0; turn < maxPerNewAccountPerDay / 2 + 2; turn++) {
    const order = await me.order(mobile);
    expect((await me.cancel(order.number)).status).toBe(200);
    orders.push(order);
  }
  for (const { id } of orders)
    for (const channel of ["sms", "email"] as const) outcomes[channel].push(...(await settled(id, channel)));
  expect(outcomes.sms.toSorted()).toEqual([...Array(4).fill(ofAccount), ...Array(20).fill("sent")]);
  expect(outcomes.email.toSorted()).toEqual([...Array(4).fill(ofAccount), ...Array(20).fill("sent")]);
  expect([smsTo(mobile).length, mailsTo(me.email).length]).toEqual([
    maxPerNewAccountPerDay,
    maxPerNewAccountPerDay,
  ]);
});

test("a customer with a delivered order has no limit of their own", async () => {
  const me = await somebody();
  const mobile = newNumber();
  const first = await me.order(mobile);
  expect(await settled(first.id, "sms")).toEqual(["sent"]);
  await shop.sql("update rate_limits set count = $1 where key like 'notified:%:account:%'", [
    maxPerNewAccountPerDay,
  ]);
  expect(await settled((await me.order(mobile)).id, "sms")).toEqual([ofAccount]);
  await moveOrder(shop, first.id, "delivered");
  expect(await settled((await me.order(mobile)).id, "sms")).toEqual(["sent"]);
});

test("a number gets so many SMS a day from all accounts, deleted ones too, and the e-mail still goes", async () => {
  const mobile = newNumber();
  const first = await somebody();
  expect(await settled((await first.order(mobile)).id, "sms")).toEqual(["sent"]);
  await countTo(`sms:+88${mobile}`, maxPerRecipientPerDay - 1);
  const second = await somebody();
  expect(await settled((await second.order(mobile)).id, "sms")).toEqual(["sent"]);
  for (const { token } of [first, second])
    expect((await shop.post("/api/account/delete", { password: "mango-tree" }, { token })).status).toBe(200);
  const third = await somebody();
  const { id } = await third.order(mobile);
  expect([await settled(id, "sms"), await settled(id, "email")]).toEqual([[ofNumber], ["sent"]]);
  expect(smsTo(mobile)).toHaveLength(2);
  const tomorrow =
    "update rate_limits set window_ends = window_ends - interval '1 day' where key like 'notified:%'";
  await shop.sql(tomorrow);
  expect(await settled((await third.order(mobile)).id, "sms")).toEqual(["sent"]);
});

test("a mailbox gets so many e-mails a day, under whatever addresses with a plus", async () => {
  const name = randomUUID();
  const first = await somebody(`${name}@example.com`);
  expect(await settled((await first.order(newNumber())).id, "email")).toEqual(["sent"]);
  await countTo(`email:${name}@example.com`, maxPerRecipientPerDay);
  const second = await somebody(`${name}+shop@example.com`);
  const { id } = await second.order(newNumber());
  expect([await settled(id, "email"), await settled(id, "sms")]).toEqual([[ofNumber], ["sent"]]);
});

describe("the shop's limit", () => {
  const setting = async (notifications_per_day: number) => {
    const { version } = (await shop.get("/api/admin/settings", { token: admin })).body.data.details;
    const change = { version, notifications_per_day };
    const { status } = await shop.post("/api/admin/settings", change, { token: admin });
    shop.shop.details.forget();
    return status;
  };

  test("is an admin's setting; once it is higher, staff send again what was not sent", async () => {
    expect([await setting(0), await setting(1)]).toEqual([422, 200]);
    const one = await somebody();
    const other = await somebody();
    expect(await settled((await one.order(newNumber())).id, "sms")).toEqual(["sent"]);
    const { id } = await other.order(newNumber());
    expect([await settled(id, "sms"), await settled(id, "email")]).toEqual([[ofShop], [ofShop]]);
    expect(await setting(5_000)).toBe(200);
    const [row] = await shop.sql("select id from notifications where order_id = $1 and channel = 'sms'", [
      id,
    ]);
    expect((await shop.post(`/api/admin/notifications/${row?.id}/send`, {}, { token: admin })).status).toBe(
      200,
    );
    expect(await settled(id, "sms")).toEqual(["sent"]);
  });

  test("lets as many of the orders that come at once through as it says", async () => {
    expect(await setting(4)).toBe(200);
    const customers = await Promise.all(Array.from({ length: 9 }, () => somebody()));
    const orders = await Promise.all(customers.map((customer) => customer.order(newNumber())));
    for (const channel of ["sms", "email"] as const) {
      const ends = await Promise.all(orders.map(({ id }) => settled(id, channel)));
      expect(ends.flat().filter((end) => end === "sent")).toHaveLength(4);
      expect(ends.flat().filter((end) => end === ofShop)).toHaveLength(5);
    }
    expect(await setting(5_000)).toBe(200);
  });
});

test("an SMS that the gateway does not take is counted once, however often it is tried", async () => {
  const mobile = newNumber();
  sms.gateway.mood = "fault";
  const { id } = await (await somebody()).order(mobile);
  const tried = async () => {
    const rows = await shop.sql("select reason from notifications where order_id = $1 and channel = 'sms'", [
      id,
    ]);
    expect(rows).toEqual([{ reason: "500: out of order, key=•••" }]);
  };
  for (let attempt = 1; attempt <= 3; attempt++) {
    await vi.waitFor(tried, soon);
    await due(id);
  }
  await vi.waitFor(tried, soon);
  sms.gateway.mood = "fine";
  await due(id);
  expect(await settled(id, "sms")).toEqual(["sent"]);
  const [counted] = await shop.sql("select count from rate_limits where key = $1", [
    `notified:sms:+88${mobile}`,
  ]);
  expect(counted).toEqual({ count: 1 });
});
