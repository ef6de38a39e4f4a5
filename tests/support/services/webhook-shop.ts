import { afterAll, beforeEach, expect } from "vitest";
import { openOrderingShop } from "../orders/ordering.ts";
import { openPostBox } from "./post-box.ts";
import { openReceiver, type ReceivedMessage } from "./webhook-receiver.ts";

/** A shop with two receivers of webhooks and a mailbox; every test begins without webhooks and with receivers that answer 204. */
export async function openWebhookShop() {
  const post = await openPostBox();
  const target = await openReceiver();
  const other = await openReceiver();
  afterAll(() => {
    target.close();
    other.close();
    post.close();
  });
  const { shop, order, productWith } = await openOrderingShop({
    INNER_HOSTS: `${target.host},${other.host}`,
    SMTP_URL: post.url,
    SHOP_EMAIL: "hello@tatka.example",
  });
  const admin = await shop.signInAdmin();
  const took = () => 204;

  beforeEach(async () => {
    await shop.sql("delete from webhooks");
    for (const { received, receiver } of [target, other]) {
      received.length = 0;
      receiver.answer = took;
    }
  });

  const create = (changes: object = {}, by = admin) =>
    shop.post(
      "/api/admin/webhooks",
      { name: "Accounting", url: target.url, scopes: ["orders:read"], password: "test-admin", ...changes },
      { token: by },
    );
  async function newWebhook(changes: object = {}, by = admin) {
    const { status, body } = await create(changes, by);
    expect(status).toBe(200);
    return { id: body.data.id as number, secret: body.secret as string };
  }
  const press = (id: number, what: string, body: object = {}, by = admin) =>
    shop.post(`/api/admin/webhooks/${id}/${what}`, body, { token: by });
  const shown = async (id: number, by = admin) =>
    (await shop.get("/api/admin/webhooks", { token: by })).body.data.find((one: any) => one.id === id);
  const placed = async () => {
    const { body } = await order([{ product_id: await productWith(5), quantity: 1 }]);
    return body.order as { id: number; number: string };
  };
  const step = (id: number, from: string, to: string) =>
    shop.post(`/api/admin/orders/${id}/steps`, { from, to }, { token: admin });
  /** As if the pauses of what failed were over. */
  async function due(id: number) {
    await shop.sql(
      "update webhook_deliveries set next_attempt_at = now() where webhook_id = $1 and status = 'waiting' and failure is not null",
      [id],
    );
    shop.shop.queues.wake();
  }
  const deliveries = (id: number) =>
    shop.sql<{ position: number; status: string; attempts: number; failure: string | null }>(
      "select * from webhook_deliveries where webhook_id = $1 order by position",
      [id],
    );
  const briefly = (received: readonly ReceivedMessage[]) =>
    received.map(({ body }) => [body.type, body.subject]);

  return {
    post,
    target,
    other,
    shop,
    order,
    productWith,
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
  };
}

/** For `vi.waitFor`: a delivery takes a few seconds on a busy machine. */
export const soon = { timeout: 60_000 };
