import { createPublicKey, verify } from "node:crypto";
import { globalAgent } from "node:https";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { soon } from "#tests/support/orders/notifying.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openPushService } from "#tests/support/services/push-service.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

const service = await openPushService();
globalAgent.options.ca = service.certificate;
const shop = await openTestShop({
  PUSH_HOSTS: "localhost",
  PUBLIC_URL: "https://tatka.example",
  SECOND_FACTOR: "0",
});
afterAll(async () => {
  await shop.close();
  delete globalAgent.options.ca;
  service.close();
});
beforeEach(async () => {
  await shop.sql("delete from push_subscriptions");
  await shop.sql("delete from order_pushes");
});

const path = "/api/admin/orders/push";

async function colleague(parts = ["orders"]) {
  const me = await newcomer(shop);
  const become = (...now: string[]) =>
    shop.sql("update users set role = $2, parts = $3 where id = $1", [
      me.id,
      now.length > 0 ? "staff" : "user",
      now,
    ]);
  await become(...parts);
  return { ...me, become };
}

let browsers = 0;
const newBrowser = () => `browser-${++browsers}`;

async function subscribed(token: string, language = "en"): Promise<string> {
  const browser = newBrowser();
  const answer = await shop.post(`${path}?lang=${language}`, service.subscriptionOf(browser), { token });
  expect(answer.body).toEqual({ success: true });
  return browser;
}

const admin = await shop.signInAdmin();
const customer = await shop.newCustomer();
async function ordered(more: object = {}) {
  const draft = draftOf([{ product_id: 2, quantity: 1 }], more);
  const { status, body } = await shop.post("/api/place-order", draft, { token: customer });
  expect(status).toBe(200);
  return body.order as { id: number; number: string };
}

const settled = () =>
  vi.waitFor(async () => expect(await shop.sql("select from order_pushes")).toHaveLength(0), soon);
const subscriptions = async () =>
  (await shop.sql<{ endpoint: string }>("select endpoint from push_subscriptions order by id")).map(
    ({ endpoint }) => endpoint.split("/").at(-1),
  );

test("each browser that staff subscribed gets one push for each order, signed with the shop's key and readable for nobody else", async () => {
  const { token } = await colleague();
  const first = await subscribed(token);
  const second = await subscribed((await colleague()).token, "bn");
  await ordered();
  await settled();
  for (const browser of [first, second]) {
    const [push, ...more] = service.to(browser);
    expect(more).toEqual([]);
    expect(push?.headers).toMatchObject({ ttl: "3600", urgency: "high", "content-encoding": "aes128gcm" });
    expect(push?.body.toString("latin1")).not.toContain("TK-");
    const [, jwt = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(push?.headers.authorization ?? "") ?? [];
    const { body } = await shop.get(path, { token });
    expect(key).toBe(body.data.key);
    expect(claimsOf(jwt, key)).toMatchObject({
      aud: new URL(service.subscriptionOf("any").endpoint).origin,
      sub: "https://tatka.example",
    });
  }
  expect(await shop.sql("select from push_subscriptions where pushed_at is not null")).toHaveLength(2);
  await ordered();
  await settled();
  expect([service.to(first).length, service.to(second).length]).toEqual([2, 2]);
});

function claimsOf(jwt: string, key: string): unknown {
  const [head = "", claims = "", signature = ""] = jwt.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isGood = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGood) throw new Error("signed by somebody else");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

test("an order that staff take on the phone is pushed to nobody", async () => {
  const { token } = await colleague();
  const browser = await subscribed(token);
  const draft = draftOf([{ product_id: 2, quantity: 1 }], { customer: { name: "Rahima" } });
  const { status } = await shop.post("/api/admin/orders", draft, { token });
  expect(status).toBe(200);
  await ordered();
  await settled();
  expect(service.to(browser)).toHaveLength(1);
});

test.each([404, 410])("a subscription that the push service answers with %i is deleted", async (status) => {
  const { token } = await colleague();
  const gone = await subscribed(token);
  const there = await subscribed(token);
  service.statuses.set(gone, status);
  await ordered();
  await settled();
  expect(await subscriptions()).toEqual([there]);
  await ordered();
  await settled();
  expect([service.to(gone).length, service.to(there).length]).toEqual([1, 2]);
});

test("what a push service refuses is sent again, in one push with what came since, and given up after an hour", async () => {
  const { token } = await colleague();
  const browser = await subscribed(token);
  /** Until the failed attempt is stored, which sets the time of the next one. */
  const failed = () =>
    vi.waitFor(async () => {
      expect(await shop.sql("select from order_pushes where failure is not null")).toHaveLength(1);
    }, soon);
  service.statuses.set(browser, 503);
  await ordered();
  await failed();
  expect(service.to(browser)).toHaveLength(1);
  await shop.sql("update order_pushes set next_attempt_at = now() + interval '1 hour'");
  await ordered();
  await vi.waitFor(() => expect(service.to(browser)).toHaveLength(2), soon);
  service.statuses.delete(browser);
  await vi.waitFor(async () => {
    expect(
      await shop.sql("select from order_pushes where next_attempt_at > now() + interval '4 minutes'"),
    ).toHaveLength(1);
  }, soon);
  await shop.sql("update order_pushes set next_attempt_at = now()");
  shop.shop.queues.wake();
  await settled();
  expect(service.to(browser).map(({ status }) => status)).toEqual([503, 503, 201]);

  service.statuses.set(browser, 503);
  await ordered();
  await failed();
  expect(service.to(browser)).toHaveLength(4);
  await shop.sql("update order_pushes set next_attempt_at = now(), expires_at = now()");
  shop.shop.queues.wake();
  service.statuses.delete(browser);
  await ordered();
  await vi.waitFor(() => expect(service.to(browser)).toHaveLength(5), soon);
  expect(await subscriptions()).toEqual([browser]);
  await cleanUp(shop.shop);
  await settled();
});

test("System says how many pushes wait, and why", async () => {
  const queue = async () => {
    const { push_queues } = (await shop.get("/api/admin/system", { token: admin })).body.data;
    return push_queues.find((state: any) => state.queue === "pushes");
  };
  const { token } = await colleague();
  const browser = await subscribed(token);
  service.statuses.set(browser, 503);
  await ordered();
  await vi.waitFor(async () => expect(await queue()).toMatchObject({ waiting: 1, failure: "503" }), soon);
  service.statuses.delete(browser);
  await settled();
  expect(await queue()).toEqual({ queue: "pushes", waiting: 0, oldest_s: 0, failure: null });
});

test.each<[string, (me: Awaited<ReturnType<typeof colleague>>) => Promise<unknown>]>([
  ["has lost the permission", ({ become }) => become("catalogue")],
  ["is no colleague any more", ({ become }) => become()],
  ["has signed out", ({ token }) => shop.post("/api/auth/logout", {}, { token })],
  ["has signed out everywhere", ({ post }) => post("sign-out-everywhere", { password: "mango-tree" })],
  [
    "has a session that is over",
    ({ id }) => shop.sql("update sessions set expires_at = now() where user_id = $1", [id]),
  ],
])("who %s hears nothing more, and the subscription is deleted", async (_, change) => {
  const me = await colleague();
  const browser = await subscribed(me.token);
  const other = await subscribed((await colleague()).token);
  await change(me);
  await ordered();
  await settled();
  expect([service.to(browser).length, service.to(other).length]).toEqual([0, 1]);
  expect(await subscriptions()).toEqual([other]);
});

test("a session that shows its second factor keeps its subscription under its new token", async () => {
  const me = await colleague();
  const browser = await subscribed(me.token);
  await shop.sql("update sessions set token_hash = 'new' where user_id = $1", [me.id]);
  await ordered();
  await settled();
  expect(service.to(browser)).toHaveLength(1);
});

test("a browser belongs to who renewed it last, ends only by that account, and is one of ten", async () => {
  const one = await colleague();
  const other = await colleague();
  const subscription = service.subscriptionOf(newBrowser());
  for (const { token } of [one, other, other]) await shop.post(path, subscription, { token });
  const end = (token: string) => shop.post(`${path}/end`, { endpoint: subscription.endpoint }, { token });
  expect((await end(one.token)).body).toEqual({ success: true });
  expect(await subscriptions()).toHaveLength(1);
  for (const _ of [1, 2]) expect((await end(other.token)).body).toEqual({ success: true });
  expect(await subscriptions()).toEqual([]);

  const names: string[] = [];
  for (let count = 0; count < 11; count++) names.push(await subscribed(one.token));
  const colleagues = await subscribed(other.token);
  expect(await subscriptions()).toEqual([...names.slice(1), colleagues]);
});

test("only addresses of known push services are taken, and of nobody but staff for orders", async () => {
  const { token } = await colleague();
  const subscription = service.subscriptionOf(newBrowser());
  const { port } = new URL(subscription.endpoint);
  const wrong = [
    "http://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://evil.example/x",
    "https://notlocalhost/x",
    "https://localhost.evil.example/x",
    `https://user@localhost:${port}/x`,
    `https://localhost:${port}\\@evil.example/x`,
    `https://LOCALHOST:${port}/x`,
    "file:///etc/passwd",
    "nonsense",
    `https://localhost/${"x".repeat(1_000)}`,
  ];
  for (const endpoint of wrong) {
    const { status, body } = await shop.post(path, { ...subscription, endpoint }, { token });
    expect([endpoint, status, Object.keys(body.errors)]).toEqual([endpoint, 422, ["endpoint"]]);
  }
  for (const broken of [{ p256dh: "short" }, { p256dh: "A".repeat(87) }, { auth: "x".repeat(23) }])
    expect((await shop.post(path, { ...subscription, ...broken }, { token })).status).toBe(422);
  const stranger = await colleague(["catalogue"]);
  for (const { token: theirs } of [{ token: customer }, stranger]) {
    expect((await shop.post(path, subscription, { token: theirs })).status).toBe(403);
    expect((await shop.get(path, { token: theirs })).status).toBe(403);
  }
  expect(await subscriptions()).toEqual([]);
});
