import { describe, expect, test, vi } from "vitest";
import { openWebhookShop, soon } from "#tests/support/services/webhook-shop.ts";

const {
  post,
  target,
  other,
  shop,
  admin,
  took,
  newWebhook,
  press,
  shown,
  placed,
  step,
  due,
  deliveries,
  briefly,
} = await openWebhookShop();

describe("a receiver that fails", () => {
  test.each([408, 409, 425, 429, 500, 503, 304])(
    "with %s gets the event again, with the same id",
    async (status) => {
      const { id } = await newWebhook();
      const seen: string[] = [];
      target.receiver.answer = ({ id: name }) => {
        seen.push(name);
        return seen.length === 1 ? status : 204;
      };
      await placed();
      await vi.waitFor(
        async () => expect(await deliveries(id)).toMatchObject([{ status: "waiting", failure: "status" }]),
        soon,
      );
      expect((await shown(id)).last_answer).toMatchObject({ status: "waiting", response_status: status });
      await due(id);
      await vi.waitFor(() => expect(target.received).toHaveLength(1), soon);
      expect(seen).toEqual([seen[0], seen[0]]);
      await vi.waitFor(async () => expect((await shown(id)).state).toBe("working"), soon);
    },
  );

  test.each([400, 401, 404, 410, 422])(
    "with %s does not get the event again, but the next one",
    async (status) => {
      const { id } = await newWebhook();
      target.receiver.answer = () => status;
      const { id: orderId } = await placed();
      await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ status: "refused" }]), soon);
      target.receiver.answer = took;
      await step(orderId, "placed", "confirmed");
      await vi.waitFor(() => expect(briefly(target.received)).toEqual([["order.stepped", orderId]]), soon);
      const { body } = await shop.get(`/api/admin/webhooks/${id}/deliveries?lang=en`, { token: admin });
      expect(body.data).toMatchObject([
        { type: "order.stepped", status: "delivered", attempts: 1, response_status: 204 },
        { type: "order.placed", status: "refused", attempts: 1, response_status: status },
      ]);
    },
  );

  test.each([
    [200, "delivered"],
    [400, "refused"],
  ])("with %s and a body that never ends has %s the event", async (endless, status) => {
    const { id } = await newWebhook();
    target.receiver.answer = () => ({ endless });
    await placed();
    await vi.waitFor(async () => expect(await deliveries(id)).toMatchObject([{ status, attempts: 1 }]), soon);
  });

  test("by a redirect, inward or not, has failed; nothing goes to the other address", async () => {
    const { id } = await newWebhook();
    for (const location of [other.url, "http://127.0.0.1:1/", "/elsewhere"]) {
      target.receiver.answer = () => ({ location });
      expect((await press(id, "test")).body.data).toEqual({
        status: "waiting",
        response_status: null,
        failure: "redirects",
      });
    }
    expect(other.received).toEqual([]);
  });

  test("whose name leads inward later is not connected to", async () => {
    const { id } = await newWebhook();
    // As if its name had led outward when it was made.
    await shop.sql("update webhooks set url = 'https://localhost/events'");
    expect((await press(id, "test")).body.data.failure).toBe("not_public");
    await placed();
    await vi.waitFor(
      async () => expect(await deliveries(id)).toMatchObject([{ failure: "not_public" }]),
      soon,
    );
  });

  test("for a while is tried with two events at a time, and gets the others once it takes one", async () => {
    const { id } = await newWebhook();
    await press(id, "pause");
    for (let count = 0; count < 5; count++) await placed();
    const tried: number[] = [];
    target.receiver.answer = ({ at }) => {
      tried.push(at);
      return 503;
    };
    await shop.sql(
      "update webhooks set paused_at = null, paused_because = null, down_since = now() - interval '2 minutes'",
    );
    shop.shop.queues.wake();
    await vi.waitFor(() => expect(tried.length).toBeGreaterThan(2), soon);
    const [first = 0, second = 0, third = 0] = tried;
    expect(third - second).toBeGreaterThan(500);
    expect(second - first).toBeLessThan(third - second);
    target.receiver.answer = took;
    await vi.waitFor(() => expect(target.received).toHaveLength(5), soon);
    await vi.waitFor(
      async () => expect(await shop.sql("select down_since from webhooks")).toEqual([{ down_since: null }]),
      soon,
    );
  });

  test("at one event again and again does not count as down", async () => {
    const { id } = await newWebhook();
    const first = await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(1), soon);
    target.receiver.answer = ({ body }) => (body.subject === first.id ? 503 : 204);
    await step(first.id, "placed", "confirmed");
    await vi.waitFor(async () => expect((await shown(id)).state).toBe("failing"), soon);
    await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
    await due(id);
    await vi.waitFor(
      async () =>
        expect(await deliveries(id)).toContainEqual(
          expect.objectContaining({ status: "waiting", attempts: 2, failure: "status" }),
        ),
      soon,
    );
    expect(await shop.sql("select down_since from webhooks")).toEqual([{ down_since: null }]);
  });

  test("for one order gets no later event of it before; other orders go on", async () => {
    const { id } = await newWebhook();
    const first = await placed();
    await vi.waitFor(() => expect(target.received).toHaveLength(1), soon);
    target.receiver.answer = ({ body }) => (body.subject === first.id ? 503 : 204);
    await step(first.id, "placed", "confirmed");
    await vi.waitFor(async () => expect((await shown(id)).state).toBe("failing"), soon);
    await step(first.id, "confirmed", "packed");
    const second = await placed();
    await step(second.id, "placed", "confirmed");
    await vi.waitFor(() => expect(target.received).toHaveLength(3), soon);
    expect(briefly(target.received.slice(1))).toEqual([
      ["order.placed", second.id],
      ["order.stepped", second.id],
    ]);
    const waiting = async () => (await deliveries(id)).filter(({ status }) => status === "waiting");
    // What was received is settled a moment later.
    await vi.waitFor(
      async () => expect(await waiting()).toMatchObject([{ attempts: 1 }, { attempts: 0 }]),
      soon,
    );
    target.receiver.answer = took;
    await due(id);
    await vi.waitFor(() => expect(target.received).toHaveLength(5), soon);
    expect(target.received.slice(3).map(({ body }) => body.data.to)).toEqual(["confirmed", "packed"]);
  });

  test("is waited for longer and longer, paused after three days, and gets everything by a press", async () => {
    const { id } = await newWebhook();
    target.receiver.answer = () => 500;
    const first = await placed();
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= 8; attempts++) {
      await vi.waitFor(
        async () => expect(await deliveries(id)).toMatchObject([{ attempts, failure: "status" }]),
        soon,
      );
      const [row] = await shop.sql<{ seconds: number }>(
        "select extract(epoch from next_attempt_at - now())::float8 as seconds from webhook_deliveries",
      );
      pauses.push(row?.seconds ?? 0);
      if (attempts < 8) await due(id);
    }
    for (const [index, seconds] of [5, 30, 120, 600, 1_800, 3_600, 7_200, 7_200].entries()) {
      expect(pauses[index]).toBeGreaterThan(seconds * 0.9 - 4);
      expect(pauses[index]).toBeLessThan(seconds * 1.1);
    }
    const tried = async (attempts: number) => {
      await due(id);
      await vi.waitFor(
        async () => expect(await deliveries(id)).toMatchObject([{ attempts, failure: "status" }]),
        soon,
      );
      expect((await shown(id)).state).toBe("failing");
    };
    // The shop was off meanwhile.
    await shop.sql("update webhook_deliveries set first_attempt_at = now() - interval '3 days 1 minute'");
    await tried(9);
    await shop.sql(
      "update webhook_deliveries set attempts = 40, first_attempt_at = now() - interval '2 days 23 hours'",
    );
    await tried(41);
    await shop.sql("update webhook_deliveries set first_attempt_at = now() - interval '3 days 1 minute'");
    const onSystem = async () => (await shop.get("/api/admin/system", { token: admin })).body.data.webhooks;
    expect(await onSystem()).toEqual({ paused: 0, restored: 0, failing: 1 });
    await due(id);
    await vi.waitFor(async () => expect((await shown(id)).state).toBe("gave_up"), soon);
    expect(await onSystem()).toEqual({ paused: 1, restored: 0, failing: 0 });
    const mails = () =>
      post.received.filter(({ subject }) => subject.includes("A webhook is paused: Accounting"));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), soon);
    expect(mails()).toMatchObject([
      { to: "admin@tatka.example", text: expect.stringContaining(`Accounting (http://${target.host})`) },
    ]);
    target.receiver.answer = took;
    const second = await placed();
    await due(id);
    expect((await shown(id)).waiting).toBe(2);
    expect((await press(id, "resume")).body.data).toMatchObject({ state: "working" });
    await vi.waitFor(() => expect(target.received).toHaveLength(2), soon);
    expect(briefly(target.received)).toEqual([
      ["order.placed", first.id],
      ["order.placed", second.id],
    ]);
  });
});
