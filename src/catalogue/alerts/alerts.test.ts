import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { openQueues } from "#src/platform/queues/queues.server.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { reserveAlerts } from "./alert-queue.server.ts";
import { maxOfCustomer, maxPerRecipient } from "./rules.ts";
import { sendStockAlerts } from "./send-alerts.server.ts";

const { shop, sms, admin, newNumber, mailsTo } = await openNotifyingShop();

const product = 3;
const stockIs = (stock: number | null, id = product) =>
  shop.sql("update products set stock = $2 where id = $1", [id, stock]);
const request = (input: object, options?: { token: string }, id = product, language = "en") =>
  shop.post(`/api/products/${id}/stock-alert?lang=${language}`, input, options);
const waiting = async () => (await shop.sql("select from stock_alerts")).length;
const wake = () => shop.shop.queues.wake();
const dueNow = () => shop.sql("update stock_alerts set next_attempt_at = now()");
const smsTo = (mobile: string) => sms.taken.filter(({ to }) => to === `88${mobile}`);
const newEmail = () => `${randomUUID()}@example.com`;

beforeEach(async () => {
  await shop.sql("delete from stock_alerts");
  await shop.sql("delete from rate_limits");
  await stockIs(0);
});

test("shoppers hear once, by SMS or e-mail in their language, and their request is deleted", async () => {
  const mobile = newNumber();
  const email = newEmail();
  expect((await request({ contact: mobile })).body).toEqual({
    success: true,
    message: "We'll send you one message when it is back.",
  });
  expect((await request({ contact: email.toUpperCase() }, undefined, product, "bn")).status).toBe(200);
  // A second request changes nothing.
  expect((await request({ contact: email })).status).toBe(200);
  wake();
  expect(await waiting()).toBe(2);
  await stockIs(10);
  wake();
  await vi.waitFor(async () => expect([await waiting(), mailsTo(email).length]).toEqual([0, 1]), soon);
  const [{ name_en, name_bn } = {}] = await shop.sql("select name_en, name_bn from products where id = $1", [
    product,
  ]);
  expect(smsTo(mobile).map(({ text }) => text)).toEqual([
    `Tatka: ${name_en} is back. https://tatka.example/products/${product}`,
  ]);
  expect(mailsTo(email)[0]?.subject).toBe(`${name_bn} আবার এসেছে`);
  expect(mailsTo(email)[0]?.text).toContain(`https://tatka.example/bn/products/${product}`);
  await stockIs(0);
  await stockIs(5);
  wake();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  expect([smsTo(mobile).length, mailsTo(email).length]).toEqual([1, 1]);
});

test("the link of the e-mail ends all other requests of its address, and nobody else's", async () => {
  const email = newEmail();
  const other = newEmail();
  await stockIs(0, 4);
  await request({ contact: email });
  await request({ contact: email }, undefined, 4);
  await request({ contact: other }, undefined, 4);
  await stockIs(10);
  wake();
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), soon);
  const token = /stock-alerts#end=(\S+)/.exec(mailsTo(email)[0]?.text ?? "")?.[1] ?? "";
  expect((await shop.post("/api/stock-alerts/end", { token: `${token}x` }, {})).status).toBe(404);
  expect(await waiting()).toBe(2);
  expect((await shop.post("/api/stock-alerts/end", { token }, {})).status).toBe(200);
  expect(await shop.sql("select email from stock_alerts")).toEqual([{ email: other }]);
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
  wake();
  await vi.waitFor(() => expect(mailsTo(me.email)).toHaveLength(1), soon);
  expect(await waiting()).toBe(0);
});

test("as many hear at a time as there are pieces, in order of asking", async () => {
  const emails = Array.from({ length: 5 }, newEmail);
  for (const contact of emails) await request({ contact });
  await stockIs(2);
  wake();
  const heard = () => emails.map((email) => mailsTo(email).length);
  await vi.waitFor(() => expect(heard()).toEqual([1, 1, 0, 0, 0]), soon);
  wake();
  await vi.waitFor(async () => expect(await waiting()).toBe(3), soon);
  expect(heard()).toEqual([1, 1, 0, 0, 0]);
  await dueNow();
  wake();
  await vi.waitFor(() => expect(heard()).toEqual([1, 1, 1, 1, 0]), soon);
});

test("several servers at once send each message once", async () => {
  const emails = Array.from({ length: 30 }, newEmail);
  for (const contact of emails) await request({ contact });
  const others = Array.from({ length: 3 }, () => {
    const queues = openQueues({ warn: console.error });
    sendStockAlerts({ ...shop.shop, queues });
    return queues;
  });
  await stockIs(null);
  for (const queues of [shop.shop.queues, ...others]) queues.wake();
  await vi.waitFor(async () => {
    expect(await waiting()).toBe(0);
    expect(emails.flatMap(mailsTo)).toHaveLength(30);
  }, soon);
  for (const queues of others) await queues.close();
  for (const email of emails) expect(mailsTo(email)).toHaveLength(1);
});

test("an SMS that the gateway does not take is sent later, once", async () => {
  const mobile = newNumber();
  await request({ contact: mobile });
  sms.gateway.mood = "fault";
  await stockIs(4);
  wake();
  await vi.waitFor(
    async () =>
      expect(
        await shop.sql("select from stock_alerts where next_attempt_at > now() + interval '50 minutes'"),
      ).toHaveLength(1),
    soon,
  );
  sms.gateway.mood = "fine";
  await dueNow();
  wake();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  expect(smsTo(mobile)).toHaveLength(1);
});

test("an archived product calls nobody", async () => {
  await request({ contact: newEmail() });
  await shop.sql("update products set is_archived = true, stock = 5 where id = $1", [product]);
  expect(await reserveAlerts(shop.shop.database)).toEqual([]);
  expect((await request({ contact: newEmail() })).status).toBe(404);
  await shop.sql("update products set is_archived = false where id = $1", [product]);
});

test("what can be bought, what is no contact, and too many requests are refused", async () => {
  const errors = async (input: object) => (await request(input)).body.errors;
  expect(await errors({})).toEqual({ contact: "Please enter your mobile number or e-mail address." });
  expect(Object.keys(await errors({ contact: "nobody" }))).toEqual(["contact"]);
  expect((await request({ contact: newEmail(), website: "robot" })).status).toBe(200);
  expect(await waiting()).toBe(0);
  await stockIs(3);
  expect((await request({ contact: newEmail() })).body.code).toBe("not_sold_out");
  const me = await newcomer(shop);
  await shop.sql(
    `insert into stock_alerts (product_id, user_id, language)
     select id, $1, 'en' from products where id <> $2 order by id limit $3`,
    [me.id, product, maxOfCustomer],
  );
  await stockIs(0);
  expect((await request({}, { token: me.token })).body.code).toBe("alerts_full");
});

test("an address is entered five times a day at most", async () => {
  const limited = await openTestShop({ RATE_LIMIT: "1" });
  const ids = Array.from({ length: maxPerRecipient + 1 }, (_, at) => at + 1);
  await limited.sql("update products set stock = 0 where id = any($1)", [ids]);
  const codes = [];
  for (const id of ids)
    codes.push((await limited.post(`/api/products/${id}/stock-alert`, { contact: "01712345678" })).status);
  expect(codes).toEqual([...Array(maxPerRecipient).fill(200), 429]);
  await limited.close();
});

test("staff read how many wait; after 90 days and with an account requests are deleted", async () => {
  const me = await newcomer(shop);
  await request({}, { token: me.token });
  await request({ contact: me.email });
  await request({ contact: newEmail() });
  const { body } = await shop.get(`/api/admin/products/${product}`, { token: admin });
  expect(body.data.waiting).toBe(3);
  expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);
  expect(await waiting()).toBe(1);
  await shop.sql("update stock_alerts set created_at = now() - interval '91 days'");
  await cleanUp(shop.shop);
  expect(await waiting()).toBe(0);
});
