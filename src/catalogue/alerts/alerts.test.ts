import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { openQueues } from "#src/platform/queues/queues.server.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { deleteReservedAlert, reserveAlerts, retryAlert } from "./alert-queue.server.ts";
import { maxAlertsPerCustomer, maxPerRecipientPerDay } from "./rules.ts";
import { sendDueAlerts, sendStockAlerts } from "./send-alerts.server.ts";

const { shop, post, sms, admin, newNumber, mailsTo } = await openNotifyingShop();

const product = 3;
const stockIs = (stock: number | null, id = product) =>
  shop.sql("update products set stock = $2 where id = $1", [id, stock]);
const request = (input: object, options?: { token: string }, id = product, language = "en") =>
  shop.post(`/api/products/${id}/stock-alert?lang=${language}`, input, options);
const waiting = async () => (await shop.sql("select from stock_alerts")).length;
const look = () => sendDueAlerts(shop.shop);
const dueNow = () => shop.sql("update stock_alerts set next_attempt_at = now()");
const smsTo = (mobile: string) => sms.taken.filter(({ to }) => to === `88${mobile}`);
const newEmail = () => `${randomUUID()}@example.com`;

beforeEach(async () => {
  await shop.sql("delete from stock_alerts");
  await shop.sql("delete from rate_limits");
  await stockIs(0);
});

/** A customer with a proven number, who has agreed to nothing else. */
async function phoneCustomer() {
  const me = await newcomer(shop);
  const mobile = newNumber();
  await shop.sql("update users set mobile_e164 = $2, mobile_proven_at = now() where id = $1", [
    me.id,
    `+88${mobile}`,
  ]);
  return { ...me, mobile };
}

test("shoppers hear once, by SMS or e-mail in their language, and their request is deleted", async () => {
  const me = await phoneCustomer();
  const email = newEmail();
  expect((await request({}, { token: me.token })).body).toEqual({
    success: true,
    message: "We'll send you one message when it is back.",
  });
  expect((await request({ email: email.toUpperCase() }, undefined, product, "bn")).status).toBe(200);
  // A second request changes nothing.
  expect((await request({ email })).status).toBe(200);
  await look();
  expect(await waiting()).toBe(2);
  await stockIs(10);
  await look();
  await vi.waitFor(async () => expect([await waiting(), mailsTo(email).length]).toEqual([0, 1]), soon);
  const [{ name_en, name_bn } = {}] = await shop.sql("select name_en, name_bn from products where id = $1", [
    product,
  ]);
  expect(smsTo(me.mobile).map(({ text }) => text)).toEqual([
    `Tatka: ${name_en} is back. https://tatka.example/products/${product}`,
  ]);
  expect(mailsTo(email)[0]?.subject).toBe(`${name_bn} আবার এসেছে`);
  expect(mailsTo(email)[0]?.text).toContain(`https://tatka.example/bn/products/${product}`);
  await stockIs(0);
  await stockIs(5);
  await look();
  expect([smsTo(me.mobile).length, mailsTo(email).length]).toEqual([1, 1]);
});

test("a server looks by itself, once a minute however often it is woken", async () => {
  const queues = openQueues({ warn: console.error });
  sendStockAlerts({ ...shop.shop, queues });
  const first = newEmail();
  await request({ email: first });
  await stockIs(5);
  queues.wake();
  await vi.waitFor(() => expect(mailsTo(first)).toHaveLength(1), soon);
  await stockIs(0);
  await request({ email: newEmail() });
  await stockIs(5);
  for (let index = 0; index < 5; index++) queues.wake();
  await queues.close();
  expect(await waiting()).toBe(1);
});

test("the link of the e-mail ends all other requests of its address, and nobody else's", async () => {
  const email = newEmail();
  const other = newEmail();
  await stockIs(0, 4);
  await request({ email });
  await request({ email }, undefined, 4);
  await request({ email: other }, undefined, 4);
  await stockIs(10);
  await look();
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), soon);
  const token = /stock-alerts#end=(\S+)/.exec(mailsTo(email)[0]?.text ?? "")?.[1] ?? "";
  expect((await shop.post("/api/stock-alerts/end", { token: `${token}x` }, {})).status).toBe(404);
  expect(await waiting()).toBe(2);
  expect((await shop.post("/api/stock-alerts/end", { token }, {})).status).toBe(200);
  expect(await shop.sql("select email from stock_alerts")).toEqual([{ email: other }]);
  await stockIs(0);
  expect((await request({ email })).body.errors).toEqual({
    email: "This address wants no messages about products. Please enter another one, or sign in.",
  });
  await stockIs(10, 4);
});

test("a customer waits by one press, may withdraw, and hears by e-mail without a proven number", async () => {
  const me = await newcomer(shop);
  const options = { token: me.token };
  expect((await request({}, options)).status).toBe(200);
  expect((await me.get("stock-alerts")).body.data).toEqual([product]);
  expect((await me.post(`stock-alerts/${product}/end`)).status).toBe(200);
  expect((await me.get("stock-alerts")).body.data).toEqual([]);
  await request({}, options);
  await stockIs(1);
  await look();
  await vi.waitFor(() => expect(mailsTo(me.email)).toHaveLength(1), soon);
  expect(await waiting()).toBe(0);
});

test("as many hear at a time as there are pieces, in order of asking", async () => {
  const emails = Array.from({ length: 5 }, newEmail);
  for (const email of emails) await request({ email });
  await stockIs(2);
  await look();
  const heard = () => emails.map((email) => mailsTo(email).length);
  await vi.waitFor(() => expect(heard()).toEqual([1, 1, 0, 0, 0]), soon);
  await look();
  await vi.waitFor(async () => expect(await waiting()).toBe(3), soon);
  expect(heard()).toEqual([1, 1, 0, 0, 0]);
  await dueNow();
  await look();
  await vi.waitFor(() => expect(heard()).toEqual([1, 1, 1, 1, 0]), soon);
});

test("several servers at once send each message once", async () => {
  const emails = Array.from({ length: 30 }, newEmail);
  for (const email of emails) await request({ email });
  await stockIs(null);
  await Promise.all([look(), look(), look(), look()]);
  await vi.waitFor(async () => {
    expect(await waiting()).toBe(0);
    expect(emails.flatMap(mailsTo)).toHaveLength(30);
  }, soon);
  for (const email of emails) expect(mailsTo(email)).toHaveLength(1);
});

test("what was taken over after the lease is neither sent twice nor deleted by the first", async () => {
  const email = newEmail();
  await request({ email });
  await stockIs(5);
  const [first] = await reserveAlerts(shop.shop.database);
  await dueNow();
  const [second] = await reserveAlerts(shop.shop.database);
  if (!first || !second) throw new Error("not reserved");
  expect([first.attempts, second.attempts]).toEqual([1, 2]);
  expect(await deleteReservedAlert(shop.shop.database.pool, first)).toBe(false);
  await retryAlert(shop.shop.database.pool, first, "no answer");
  await dueNow();
  await look();
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), soon);
  expect(await waiting()).toBe(0);
});

test("alerts have limits of their own: those of orders stay untouched, and what is over waits", async () => {
  const me = await phoneCustomer();
  const ids = Array.from({ length: maxPerRecipientPerDay + 1 }, (_, index) => index + 20);
  for (const id of ids) {
    await stockIs(0, id);
    await request({}, { token: me.token }, id);
    await stockIs(5, id);
  }
  await look();
  expect([smsTo(me.mobile).length, await waiting()]).toEqual([maxPerRecipientPerDay, 1]);
  expect(await shop.sql("select from rate_limits where key like 'notified:%'")).toEqual([]);
  expect(await shop.sql("select attempts from stock_alerts")).toEqual([{ attempts: 0 }]);
  await shop.sql("delete from rate_limits");
  await dueNow();
  await look();
  expect([smsTo(me.mobile).length, await waiting()]).toEqual([ids.length, 0]);
});

test("a shop that sends no e-mail refuses addresses, and customers without a number", async () => {
  const silent = await openTestShop({ SHOP_EMAIL: "" });
  await silent.sql("update products set stock = 0 where id = $1", [product]);
  const path = `/api/products/${product}/stock-alert`;
  expect((await silent.post(path, { email: newEmail() })).body.errors).toEqual({
    email: "The shop sends no e-mails at the moment. Please sign in.",
  });
  const { token } = await newcomer(silent);
  expect((await silent.post(path, {}, { token })).body.code).toBe("not_offered");
  await silent.close();
});

test("a request whose way was taken away waits without an attempt", async () => {
  const me = await phoneCustomer();
  await request({}, { token: me.token });
  await shop.sql("update users set mobile_proven_at = null, email = '' where id = $1", [me.id]);
  await stockIs(5);
  await look();
  expect(
    await shop.sql("select attempts from stock_alerts where next_attempt_at > now() + interval '50 minutes'"),
  ).toEqual([{ attempts: 0 }]);
});

test("an SMS that the gateway does not take is sent later, once; System says so until then", async () => {
  const failing = async () => {
    const { push_queues } = (await shop.get("/api/admin/system", { token: admin })).body.data;
    return push_queues.find(({ queue }: any) => queue === "stock_alerts");
  };
  const { token, mobile } = await phoneCustomer();
  await request({}, { token });
  sms.gateway.mood = "fault";
  await stockIs(4);
  await look();
  await vi.waitFor(
    async () =>
      expect(
        await shop.sql("select from stock_alerts where next_attempt_at > now() + interval '50 minutes'"),
      ).toHaveLength(1),
    soon,
  );
  const other = product + 1;
  await stockIs(0, other);
  await request({ email: newEmail() }, undefined, other);
  await shop.sql("update stock_alerts set failing_since = failing_since - interval '1 hour'");
  expect(await failing()).toMatchObject({ waiting: 1, failure: "500: out of order, key=•••" });
  expect((await failing()).oldest_s).toBeGreaterThanOrEqual(3_600);
  await shop.sql("delete from stock_alerts where email is not null");
  sms.gateway.mood = "fine";
  await dueNow();
  await look();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  expect(smsTo(mobile)).toHaveLength(1);
  expect(await failing()).toMatchObject({ waiting: 0, oldest_s: 0, failure: null });
});

test("an archived product calls nobody", async () => {
  await request({ email: newEmail() });
  await shop.sql("update products set is_archived = true, stock = 5 where id = $1", [product]);
  expect(await reserveAlerts(shop.shop.database)).toEqual([]);
  expect((await request({ email: newEmail() })).status).toBe(404);
  await shop.sql("update products set is_archived = false where id = $1", [product]);
});

test("what can be bought, what is no contact, and too many requests are refused", async () => {
  const errors = async (input: object) => (await request(input)).body.errors;
  expect(await errors({})).toEqual({ email: "Please enter your e-mail address." });
  expect(Object.keys(await errors({ email: "nobody" }))).toEqual(["email"]);
  await stockIs(3);
  expect((await request({ email: newEmail() })).body.code).toBe("not_sold_out");
  const me = await newcomer(shop);
  await shop.sql(
    `insert into stock_alerts (product_id, user_id, language)
     select id, $1, 'en' from products where id <> $2 order by id limit $3`,
    [me.id, product, maxAlertsPerCustomer],
  );
  await stockIs(0);
  expect((await request({}, { token: me.token })).body.code).toBe("alerts_full");
});

test("an address is entered five times a day at most", async () => {
  const limited = await openTestShop({
    RATE_LIMIT: "1",
    SMTP_URL: post.url,
    SHOP_EMAIL: "hello@tatka.example",
  });
  const ids = Array.from({ length: maxPerRecipientPerDay + 1 }, (_, index) => index + 1);
  await limited.sql("update products set stock = 0 where id = any($1)", [ids]);
  const codes = [];
  for (const id of ids)
    codes.push((await limited.post(`/api/products/${id}/stock-alert`, { email: "rina@example.com" })).status);
  expect(codes).toEqual([...Array(maxPerRecipientPerDay).fill(200), 429]);
  await limited.close();
});

test("staff read how many wait; after 90 days and with an account requests are deleted", async () => {
  const me = await newcomer(shop);
  await request({}, { token: me.token });
  await shop.sql("update users set email_verified = true where id = $1", [me.id]);
  await request({ email: me.email });
  await request({ email: newEmail() });
  const { body } = await shop.get(`/api/admin/products/${product}`, { token: admin });
  expect(body.data.waiting).toBe(3);
  expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);
  expect(await waiting()).toBe(1);
  await shop.sql("update stock_alerts set created_at = now() - interval '91 days'");
  await cleanUp(shop.shop);
  expect(await waiting()).toBe(0);
});
