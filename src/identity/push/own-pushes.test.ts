import tls from "node:tls";
import { afterAll, expect, test, vi } from "vitest";
import { openNotifyingShop, soon } from "#tests/support/orders/notifying.ts";
import { openPushService } from "#tests/support/services/push-service.ts";

const service = await openPushService();
/** Not among the hosts that the shop may call within its own network. */
const inner = await openPushService();
const authorities = tls.getCACertificates();
tls.setDefaultCACertificates([...authorities, service.certificate, inner.certificate]);
const { shop, admin, ordered, rows, statuses, smsAbout, step } = await openNotifyingShop({
  PUSH_HOSTS: "localhost",
  INNER_HOSTS: service.host,
});
afterAll(() => {
  tls.setDefaultCACertificates(authorities);
  service.close();
  inner.close();
});

const path = "/api/account/push";
let browsers = 0;

/** A customer with a proven number whose first order was sent by SMS and whose browser agreed to notifications. */
async function agreed(language: "en" | "bn" = "en") {
  const order = await ordered(language);
  await vi.waitFor(async () => expect(await statuses(order.id, "sms")).toEqual(["sent"]), soon);
  expect(smsAbout(order.number)).toHaveLength(1);
  await shop.sql(
    `update users u set mobile_e164 = o.mobile_e164, mobile_proven_at = now() from orders o
     where o.id = $1 and u.id = o.user_id`,
    [order.id],
  );
  const name = `customer-${++browsers}`;
  const browser = service.browserOf(name);
  const { status, body } = await shop.post(path, browser.subscription, { token: order.token });
  expect([status, body.data.devices.length]).toEqual([200, 1]);
  return { ...order, name, ...browser };
}

const cancel = (id: number) => step(id, "pending", "cancelled", { reason: "customer_asked" });
const settledTwice = (id: number) =>
  vi.waitFor(async () => expect(await statuses(id, "sms")).toEqual(["sent", "sent"]), soon);

test.each([
  ["en", "Cancelled", ""],
  ["bn", "বাতিল হয়েছে", "/bn"],
] as const)(
  "a customer who agreed hears by push instead of SMS, in the language of the order (%s)",
  async (language, said, prefix) => {
    const me = await agreed(language);
    await cancel(me.id);
    await settledTwice(me.id);
    expect(me.read()).toEqual([
      {
        kind: "customer",
        title: me.number,
        body: said,
        tag: me.number,
        language,
        address: `${prefix}/account/orders/${me.number}`,
      },
    ]);
    expect(smsAbout(me.number)).toHaveLength(1);
    expect((await rows(me.id, "sms"))[1]).toMatchObject({ status: "sent", reason: "by_push" });
    const { body } = await shop.get(`/api/admin/orders/${me.id}/notifications`, { token: admin });
    expect(JSON.stringify(body.data)).toContain("Sent as a notification to the customer's device instead.");
  },
);

test.each([403, 404, 410, 503])(
  "the SMS goes as before where the push service answers with %i",
  async (status) => {
    const me = await agreed();
    service.statuses.set(me.name, status);
    await cancel(me.id);
    await settledTwice(me.id);
    expect(service.to(me.name)).toHaveLength(1);
    expect(smsAbout(me.number)).toHaveLength(2);
    const { body } = await shop.get(path, { token: me.token });
    expect(body.data.devices).toHaveLength(status === 503 ? 1 : 0);
  },
);

test("an order for somebody else's number: its owner gets the SMS, the customer the push", async () => {
  const me = await agreed();
  await shop.sql("update orders set mobile_e164 = '+8801899999999' where id = $1", [me.id]);
  await cancel(me.id);
  await settledTwice(me.id);
  expect(service.to(me.name)).toHaveLength(1);
  expect(smsAbout(me.number).map(({ to }) => to)[1]).toBe("8801899999999");
  expect((await rows(me.id, "sms"))[1]).toMatchObject({ status: "sent", reason: null });
});

test("without a proven number the SMS goes; with one number proven at the checkout it does not", async () => {
  const unproven = await agreed();
  const proven = await agreed();
  for (const { id } of [unproven, proven])
    await shop.sql(
      "update users set mobile_e164 = null, mobile_proven_at = null where id = (select user_id from orders where id = $1)",
      [id],
    );
  await shop.sql(
    "insert into phone_proofs (user_id, mobile_e164) select user_id, mobile_e164 from orders where id = $1",
    [proven.id],
  );
  for (const { id } of [unproven, proven]) {
    await cancel(id);
    await settledTwice(id);
  }
  expect(
    [unproven, proven].map(({ name, number }) => [service.to(name).length, smsAbout(number).length]),
  ).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

test("a device that was not used for a week gets the push, but does not replace the SMS", async () => {
  const me = await agreed();
  await shop.sql(
    "update sessions set used_at = now() - interval '8 days', created_at = now() - interval '9 days' where user_id = (select user_id from orders where id = $1)",
    [me.id],
  );
  await cancel(me.id);
  await settledTwice(me.id);
  expect([service.to(me.name).length, smsAbout(me.number).length]).toEqual([1, 2]);
});

test("sent again by staff, it goes as SMS", async () => {
  const me = await agreed();
  await cancel(me.id);
  await settledTwice(me.id);
  expect([service.to(me.name).length, smsAbout(me.number).length]).toEqual([1, 1]);
  const again = (await rows(me.id, "sms"))[1]?.["id"];
  expect((await shop.post(`/api/admin/notifications/${again}/send`, {}, { token: admin })).status).toBe(200);
  await settledTwice(me.id);
  expect([service.to(me.name).length, smsAbout(me.number).length]).toEqual([1, 2]);
});

test("a push counts in no daily limit of SMS", async () => {
  const me = await agreed();
  await shop.sql("update rate_limits set count = 1000000 where key = 'notified:sms:shop'");
  await cancel(me.id);
  await settledTwice(me.id);
  await shop.sql("delete from rate_limits");
  expect([service.to(me.name).length, (await rows(me.id, "sms"))[1]?.["reason"]]).toEqual([1, "by_push"]);
});

test("a device is turned off by its owner only, and signing out ends it", async () => {
  const me = await agreed();
  const other = await agreed();
  const [device] = (await shop.get(path, { token: me.token })).body.data.devices;
  expect(device).toMatchObject({ current: true });
  const end = (token: string) => shop.post(`${path}/${device.id}/end`, {}, { token });
  expect((await end(other.token)).status).toBe(200);
  expect((await shop.get(path, { token: me.token })).body.data.devices).toHaveLength(1);
  expect((await end(me.token)).status).toBe(200);
  expect((await shop.get(path, { token: me.token })).body.data.devices).toEqual([]);
  await cancel(me.id);
  await settledTwice(me.id);
  expect([service.to(me.name).length, smsAbout(me.number).length]).toEqual([0, 2]);

  await shop.post("/api/auth/logout", {}, { token: other.token });
  await cancel(other.id);
  await settledTwice(other.id);
  expect([service.to(other.name).length, smsAbout(other.number).length]).toEqual([0, 2]);
});

test("a deleted account has no device left", async () => {
  const me = await agreed();
  await cancel(me.id);
  await settledTwice(me.id);
  expect(
    (await shop.post("/api/account/delete", { password: "mango-tree" }, { token: me.token })).status,
  ).toBe(200);
  const left = await shop.sql("select from customer_push_subscriptions where endpoint = $1", [
    me.subscription.endpoint,
  ]);
  expect(left).toEqual([]);
});

test.each([
  ["http://localhost/a", "endpoint"],
  ["https://push.example/a", "endpoint"],
  ["https://user:secret@localhost/a", "endpoint"],
  ["https://localhost@127.0.0.1/a", "endpoint"],
])("%s is no address of a push service", async (endpoint, field) => {
  const { token } = await ordered();
  const subscription = { ...service.browserOf("nobody").subscription, endpoint };
  const { status, body } = await shop.post(path, subscription, { token });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test("a push service within the shop's own network is not called", async () => {
  const me = await ordered();
  await vi.waitFor(async () => expect(await statuses(me.id, "sms")).toEqual(["sent"]), soon);
  const { subscription } = inner.browserOf("inside");
  expect((await shop.post(path, subscription, { token: me.token })).status).toBe(200);
  await cancel(me.id);
  await settledTwice(me.id);
  expect([inner.requests.length, smsAbout(me.number).length]).toEqual([0, 2]);
});
