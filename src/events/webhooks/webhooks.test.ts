import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { newKey } from "#tests/support/accounts/api-keys.ts";
import type { ReceivedMessage } from "#tests/support/services/webhook-receiver.ts";
import { openWebhookShop, soon } from "#tests/support/services/webhook-shop.ts";
import { secondClient, untilWaiting } from "#tests/support/shop/row-locks.ts";
import { continueAfterRestore } from "../continue-after-restore.server.ts";
import { maxWebhooks } from "./rules.ts";

const {
  target,
  other,
  shop,
  admin,
  took,
  create,
  newWebhook,
  press,
  shown,
  placed,
  step,
  due,
  deliveries,
  briefly,
} = await openWebhookShop();

describe("a webhook", () => {
  test("gets an order's events as GET /api/events gives them, in order, signed by the specification", async () => {
    const { secret } = await newWebhook();
    const { id } = await placed();
    await step(id, "placed", "confirmed");
    await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
    expect(briefly(target.received)).toEqual([
      ["order.placed", id],
      ["order.stepped", id],
    ]);
    const key = await newKey(shop, { scopes: ["orders:read"] });
    const first = target.received[0]?.body.id;
    const pulled = (await shop.get(`/api/events?after=${first - 1}`, { token: key })).body.data;
    expect(target.received.map(({ body }) => body)).toEqual(pulled);
    for (const { id: name, headers, text, body } of target.received) {
      expect(name).toBe(String(body.id));
      const sent = headers as Record<string, string>;
      expect(new Webhook(secret).verify(text, sent)).toEqual(body);
      expect(() => new Webhook(secret).verify(text.replace(":", ": "), sent)).toThrow();
      expect(() => new Webhook("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").verify(text, sent)).toThrow();
    }
  });

  test("gets its types of what its scopes open, and personal data only with customers:read", async () => {
    await newWebhook({ types: ["order.placed"] });
    await newWebhook({ url: other.url, scopes: ["orders:read", "customers:read", "stock:read"] });
    const { id } = await placed();
    await step(id, "placed", "confirmed");
    await vi.waitFor(() => expect(briefly(other.received)).toContainEqual(["order.stepped", id]), soon);
    expect(briefly(target.received)).toEqual([["order.placed", id]]);
    expect(target.received[0]?.text).not.toContain("Nusrat");
    expect(other.received.map(({ body }) => body.type)).toContain("stock.changed");
    const ofOrder = other.received.filter(({ body }) => body.subject === id && body.type !== "stock.changed");
    expect(ofOrder.map(({ body }) => body.customer?.name)).toEqual(["Nusrat Jahan", "Nusrat Jahan"]);
  });

  test("is made with a password, for what its maker may read, to a public URL", async () => {
    const guessed = await create({ password: "guessed", url: "https://localhost/" });
    expect(Object.keys(guessed.body.errors)).toEqual(["password"]);
    const { token: packer } = await shop.newStaff("Packer", "orders");
    const own = { password: "mango-tree" };
    expect((await create({ ...own, scopes: ["orders:read", "customers:read"] }, packer)).body.errors).toEqual(
      {
        scopes: "A webhook cannot get more than its creator may read.",
      },
    );
    expect((await create({ ...own, types: ["stock.changed"] }, packer)).body.errors).toHaveProperty("types");
    expect((await create({ scopes: ["orders:write"] })).status).toBe(422);
    expect((await create({ scopes: [] })).body.errors).toHaveProperty("scopes");
    for (const url of [
      "http://127.0.0.1/",
      "https://127.0.0.1/",
      "https://[::ffff:10.0.0.1]/",
      "https://169.254.169.254/latest",
      "https://localhost/",
      `https://8.8.8.8:8443/`,
      "http://8.8.8.8/",
      "https://user@8.8.8.8/",
      "file:///etc/passwd",
      "mango",
    ])
      expect((await create({ url })).body.errors, url).toHaveProperty("url");
    expect((await create(own, packer)).status).toBe(200);
    expect((await create({ url: "https://8.8.8.8/events" })).status).toBe(200);
    const key = await newKey(shop);
    expect((await create({}, key)).status).toBe(403);
  });

  test("is shown to its maker and to admins, who alone change it; its secret is shown once", async () => {
    const { token: maker } = await shop.newStaff("Maker", "orders");
    const { token: colleague } = await shop.newStaff("Colleague", "orders");
    const { id, secret } = await newWebhook({ password: "mango-tree" }, maker);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await shown(id, maker)).toMatchObject({ state: "working", since: null, maker: { name: "Maker" } });
    expect(await shown(id)).toEqual(await shown(id, maker));
    expect(JSON.stringify(await shown(id))).not.toContain(secret);
    expect(await shown(id, colleague)).toBeUndefined();
    for (const what of ["test", "pause", "resume", "remove"])
      expect((await press(id, what, {}, colleague)).status, what).toBe(404);
    expect((await press(id, "rotate", { password: "mango-tree" }, colleague)).status).toBe(404);
    const read = await shop.get(`/api/admin/webhooks/${id}/deliveries`, { token: colleague });
    expect(read.status).toBe(404);
    expect((await press(id, "remove", {}, maker)).status).toBe(200);
    expect(await shown(id)).toBeUndefined();
    const journal = await shop.get("/api/admin/journal", { token: admin });
    const lines = journal.body.data.slice(0, 2).map((line: any) => line.action);
    expect(lines).toEqual(["webhook.removed", "webhook.created"]);
    // The path may be a secret of the other program.
    expect(JSON.stringify(journal.body.data.slice(0, 2))).toContain(target.host);
    expect(JSON.stringify(journal.body.data.slice(0, 2))).not.toContain(target.url);
  });

  test("is changed with a password; what it no longer gets is not delivered, what failed is due at the new URL", async () => {
    const { token: maker } = await shop.newStaff("Maker", "orders", "customers");
    const own = { password: "mango-tree" };
    const both = ["orders:read", "customers:read"];
    target.receiver.answer = () => 503;
    const { id } = await newWebhook({ ...own, scopes: both }, maker);
    const { id: orderId } = await placed();
    await step(orderId, "placed", "confirmed");
    await vi.waitFor(
      async () => expect((await deliveries(id))[0]).toMatchObject({ failure: "status" }),
      soon,
    );
    const values = { name: "Courier", url: other.url, scopes: ["orders:read"], types: ["order.placed"] };
    const was = { name: "Accounting", url: target.url, scopes: both, types: [] };
    const change = (changes: object, by = maker) =>
      shop.post(`/api/admin/webhooks/${id}`, { was, ...values, ...own, ...changes }, { token: by });
    expect((await change({ password: "guessed" })).body.errors).toHaveProperty("password");
    expect((await change({ url: "https://10.0.0.1/" })).body.errors).toHaveProperty("url");
    expect((await change({ types: ["stock.changed"] })).body.errors).toHaveProperty("types");
    // Also an admin gives a webhook no more than its maker may read.
    const more = await change({ scopes: ["stock:read"], types: [], password: "test-admin" }, admin);
    expect(more.body.errors).toHaveProperty("scopes");
    const { token: colleague } = await shop.newStaff("Colleague", "orders");
    expect((await change({}, colleague)).status).toBe(404);
    expect((await change({ was: { ...was, scopes: ["orders:read"] } })).body.code).toBe("changed");
    expect((await change({})).body.data).toMatchObject({ ...values, state: "working" });
    await vi.waitFor(() => expect(briefly(other.received)).toEqual([["order.placed", orderId]]), soon);
    expect(other.received[0]?.text).not.toContain("Nusrat");
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(["delivered"]);
    const journal = await shop.get("/api/admin/journal", { token: admin });
    expect(journal.body.data.find((line: any) => line.action === "webhook.changed")).toMatchObject({
      subject: { name: "Courier" },
      before: { scopes: both },
      after: { scopes: ["orders:read"], types: ["order.placed"] },
    });
    expect(JSON.stringify(journal.body.data[0])).not.toContain(other.url);
  });

  test("is made up to a limit, also by two at once", async () => {
    const { id } = await newWebhook();
    await shop.sql(
      `insert into webhooks (user_id, name, url, scopes, secret, position, paused_at, paused_because)
       select user_id, name, url, scopes, secret, position, now(), 'staff' from webhooks, generate_series(2, $1) where id = $2`,
      [maxWebhooks, id],
    );
    const { status, body } = await create();
    expect([status, body.message]).toEqual([
      403,
      `There are ${maxWebhooks} webhooks, which is the limit. Delete one first.`,
    ]);
    await press(id, "remove");
    const holder = await secondClient(shop);
    await holder.query("begin");
    await holder.query("lock table webhooks in share mode");
    const both = [create(), create()];
    await untilWaiting(holder, 2);
    const { rows } = await holder.query("select locktype from pg_locks where not granted order by locktype");
    expect(rows).toEqual([{ locktype: "advisory" }, { locktype: "relation" }]);
    await holder.query("commit");
    await holder.end();
    expect((await Promise.all(both)).map((answer) => answer.status).toSorted()).toEqual([200, 403]);
  });

  test("of a rare type gets its events soon, however many others there are", async () => {
    await newWebhook();
    await shop.sql(
      "insert into events (type, subject) select 'product.changed', 1 from generate_series(1, 30000)",
    );
    const { id } = await placed();
    await vi.waitFor(() => expect(briefly(target.received)).toEqual([["order.placed", id]]), soon);
  });

  test("signs with both secrets for a day after a new one was made", async () => {
    const { id, secret } = await newWebhook();
    const { body } = await press(id, "rotate", { password: "test-admin" });
    expect(body.secret).not.toBe(secret);
    const left = Date.parse(body.data.old_secret_until) - Date.now();
    expect(Math.abs(left - 24 * 3_600_000)).toBeLessThan(60_000);
    await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(1), soon);
    const [{ text, headers }] = target.received as [ReceivedMessage];
    expect(String(headers["webhook-signature"]).split(" ")).toHaveLength(2);
    for (const one of [secret, body.secret])
      expect(new Webhook(one).verify(text, headers as Record<string, string>)).toBeTruthy();
    await press(id, "test");
    const test = target.received[1] as ReceivedMessage;
    for (const one of [secret, body.secret])
      expect(new Webhook(one).verify(test.text, test.headers as Record<string, string>)).toBeTruthy();
    const again = await press(id, "rotate", { password: "test-admin" });
    expect([again.status, again.body.message]).toEqual([
      429,
      expect.stringContaining("The secret was changed less than a day ago"),
    ]);
    target.received.length = 1;
    await shop.sql("update webhooks set old_secret_until = now()");
    await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
    const later = target.received[1] as ReceivedMessage;
    const sent = later.headers as Record<string, string>;
    expect(() => new Webhook(secret).verify(later.text, sent)).toThrow();
    expect(new Webhook(body.secret).verify(later.text, sent)).toBeTruthy();
    expect((await shown(id)).old_secret_until).toBeNull();
    await cleanUp(shop.shop);
    expect(await shop.sql("select old_secret from webhooks")).toEqual([{ old_secret: null }]);
    expect((await press(id, "rotate", { password: "test-admin" })).status).toBe(200);
  });

  test("gets a test message at once; what it answered is shown", async () => {
    const { id, secret } = await newWebhook();
    expect((await press(id, "test")).body.data).toEqual({
      status: "delivered",
      response_status: 204,
      failure: null,
    });
    const [{ text, headers, body }] = target.received as [ReceivedMessage];
    expect(body).toMatchObject({ type: "webhook.test", subject: id, data: {} });
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(body);
    target.receiver.answer = () => 500;
    expect((await press(id, "test")).body.data).toEqual({
      status: "waiting",
      response_status: 500,
      failure: "status",
    });
  });
});

describe("what its maker may no longer read", () => {
  test("is not sent from then on, and goes on where it stopped", async () => {
    const { token: maker, id: userId } = await shop.newStaff("Leaver", "orders", "content");
    const { id } = await newWebhook({ password: "mango-tree" }, maker);
    await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(1), soon);
    const take = async (rights: string) => {
      await shop.sql(`update users set ${rights} where id = $1`, [userId]);
      const { id: placedThen } = await placed();
      // The event is in the log, and other webhooks get it.
      await newWebhook({ url: other.url });
      await placed();
      await vi.waitFor(() => expect(other.received).toHaveLength(1), soon);
      expect(briefly(target.received)).not.toContainEqual(["order.placed", placedThen]);
      expect((await shown(id)).state).toBe("stopped");
      await shop.sql("update users set role = 'staff', parts = '{orders}', blocked_at = null where id = $1", [
        userId,
      ]);
      await vi.waitFor(
        () => expect(briefly(target.received)).toContainEqual(["order.placed", placedThen]),
        soon,
      );
      other.received.length = 0;
      await shop.sql("delete from webhooks where url = $1", [other.url]);
    };
    await take("parts = '{content}'");
    await take("role = 'user', parts = '{}'");
  });

  test("is not sent even where it was waiting for another attempt", async () => {
    const { token: maker, id: userId } = await shop.newStaff("Leaver", "orders");
    const { id } = await newWebhook({ password: "mango-tree" }, maker);
    target.receiver.answer = () => 503;
    await placed();
    await vi.waitFor(async () => expect((await shown(id)).state).toBe("failing"), soon);
    await shop.sql("update users set parts = '{content}' where id = $1", [userId]);
    target.receiver.answer = took;
    await newWebhook({ url: other.url });
    await due(id);
    await placed();
    await vi.waitFor(() => expect(other.received).toHaveLength(1), soon);
    expect(target.received).toEqual([]);
  });
});

describe("by a press", () => {
  test("a webhook is paused, and later gets what happened meanwhile", async () => {
    const { id } = await newWebhook();
    expect((await press(id, "pause")).body.data.state).toBe("paused");
    await newWebhook({ url: other.url });
    const { id: orderId } = await placed();
    await vi.waitFor(() => expect(other.received).toHaveLength(1), soon);
    expect(target.received).toEqual([]);
    await press(id, "resume");
    await vi.waitFor(() => expect(briefly(target.received)).toEqual([["order.placed", orderId]]), soon);
  });

  test("everything since a moment is sent once more, with the same ids", async () => {
    const before = await placed();
    const { id } = await newWebhook();
    const from = new Date().toISOString();
    const after = [await placed(), await placed()];
    await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
    const ids = target.received.map((message) => message.id);
    await press(id, "resume", { from });
    await vi.waitFor(() => expect(target.received).toHaveLength(4), soon);
    expect(target.received.slice(2).map((message) => message.id)).toEqual(ids);
    expect(briefly(target.received)).not.toContainEqual(["order.placed", before.id]);
    expect(after.map((one) => one.id)).toEqual(target.received.slice(2).map(({ body }) => body.subject));
  });
});

test("what was settled is deleted after a while; a webhook that missed deleted events says so", async () => {
  const { id } = await newWebhook();
  await placed();
  await vi.waitFor(async () => expect((await shown(id)).last_delivered_at).not.toBeNull(), soon);
  target.receiver.answer = () => 400;
  await placed();
  await vi.waitFor(async () => expect((await deliveries(id)).at(-1)?.status).toBe("refused"), soon);
  await shop.sql("update webhook_deliveries set settled_at = now() - interval '25 hours'");
  await cleanUp(shop.shop);
  expect(await deliveries(id)).toMatchObject([{ status: "refused" }]);
  await shop.sql("update webhook_deliveries set settled_at = now() - interval '31 days'");
  await cleanUp(shop.shop);
  expect(await deliveries(id)).toEqual([]);
  await press(id, "pause");
  await placed();
  expect((await shown(id)).missed).toBe(false);
  await shop.sql("select number_events()");
  await shop.sql("update events set at = now() - interval '31 days'");
  await cleanUp(shop.shop);
  expect((await shown(id)).missed).toBe(true);
  expect((await press(id, "resume")).body.data.missed).toBe(false);
});

test("a webhook that waited too long for an attempt says that it missed events until somebody confirms it", async () => {
  const { id } = await newWebhook();
  target.receiver.answer = () => 503;
  await placed();
  await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ failure: "status" }]), soon);
  await shop.sql("update events set at = now() - interval '31 days'");
  await cleanUp(shop.shop);
  await due(id);
  await vi.waitFor(async () => expect(await deliveries(id)).toEqual([]), soon);
  expect(await shown(id)).toMatchObject({ state: "working", missed: true });
  target.receiver.answer = took;
  const { id: orderId } = await placed();
  await vi.waitFor(() => expect(briefly(target.received)).toEqual([["order.placed", orderId]]), soon);
  expect((await shown(id)).missed).toBe(true);
  expect((await press(id, "resume")).body.data.missed).toBe(false);
});

test("after a restore it waits for a press; what waited goes with its id, and what is new with an id that was never given", async () => {
  const { id } = await newWebhook();
  target.receiver.answer = () => 503;
  const first = await placed();
  await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ failure: "status" }]), soon);
  const [waiting] = await deliveries(id);
  await continueAfterRestore(shop.shop.database.pool);
  target.receiver.answer = took;
  const second = await placed();
  expect(await shown(id)).toMatchObject({ state: "restored", waiting: 2 });
  const system = (await shop.get("/api/admin/system", { token: admin })).body.data.webhooks;
  expect(system).toEqual({ paused: 0, restored: 1, failing: 0 });
  expect((await press(id, "resume")).body.data.state).toBe("working");
  await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
  const byOrder = new Map(target.received.map(({ body }) => [body.subject, body.id]));
  expect(byOrder.get(first.id)).toBe(waiting?.position);
  expect(byOrder.get(second.id)).toBeGreaterThan((waiting?.position ?? 0) + 1_000_000_000);
  // A reader of the log that had got what the restore has lost.
  const key = await newKey(shop, { scopes: ["orders:read"] });
  expect((await shop.get(`/api/events?after=${byOrder.get(second.id) - 1}`, { token: key })).status).toBe(
    200,
  );
  const lost = await shop.get(`/api/events?after=${(waiting?.position ?? 0) + 50}`, { token: key });
  expect([lost.status, lost.body.code]).toEqual([410, "events_gone"]);
});

test("an account that is deleted leaves no webhook", async () => {
  const { token: maker, id: userId } = await shop.newStaff("Leaver", "orders");
  const { id } = await newWebhook({ password: "mango-tree" }, maker);
  await shop.sql("update users set role = 'user', parts = '{}' where id = $1", [userId]);
  expect((await shop.post("/api/account/delete", { password: "mango-tree" }, { token: maker })).status).toBe(
    200,
  );
  expect(await shown(id)).toBeUndefined();
});
