import pg from "pg";
import { expect, test, vi } from "vitest";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { openReceiver, type ReceivedMessage } from "../support/services/webhook-receiver.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

/** However busy the machine is. */
const soon = { timeout: 120_000 };

async function post(server: Server, path: string, body: object, token = "") {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json() as any;
}

const draft = {
  address_details: "House 12",
  mobile_no: "01712345678",
  payment_type: "cash",
  items: [{ product_id: 2, quantity: 1 }],
};

test("while a receiver is down and fails at random, and servers are killed, no event is lost, and each order's come in order", async () => {
  const target = await openReceiver();
  let down = true;
  target.receiver.answer = () => (down || Math.random() < 0.2 ? 503 : 204);
  const DATA_DIR = await openedFolder();
  const main = await startServer({ DATA_DIR, RATE_LIMIT: "0", INNER_HOSTS: target.host });
  const env = { DATABASE_URL: databaseOf(DATA_DIR), RATE_LIMIT: "0", INNER_HOSTS: target.host };
  const other = () => startServer({ ...env, DATA_DIR: siblingDataFolder(DATA_DIR) });
  let second = await other();
  const database = new pg.Client(databaseOf(DATA_DIR));
  await database.connect();
  const admin = { email: "admin@tatka.example", password: "test-admin" };
  const { token: adminToken } = await post(main, "/api/auth/login", admin);
  const draftOfWebhook = {
    name: "Accounting",
    url: target.url,
    scopes: ["orders:read"],
    password: admin.password,
  };
  await post(main, "/api/admin/webhooks", draftOfWebhook, adminToken);
  const account = { name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" };
  const { token } = await post(main, "/api/auth/login", account);

  const order = async (at: number) => {
    const server = at % 2 === 0 ? main : second;
    const mobile_no = `017${11_111_111 + at}`;
    const { order: placed } = await post(server, "/api/place-order", { ...draft, mobile_no }, token);
    await post(main, `/api/admin/orders/${placed.id}/steps`, { from: "placed", to: "confirmed" }, adminToken);
    await post(main, `/api/admin/orders/${placed.id}/steps`, { from: "confirmed", to: "packed" }, adminToken);
    return placed.id as number;
  };
  const orders: number[] = [];
  /** As if the pauses, and the leases of killed processes, were over. */
  const due = () =>
    database.query(
      "update webhook_deliveries set next_attempt_at = now() where status = 'waiting' and failure is not null",
    );
  for (let turn = 0; turn < 3; turn++) {
    orders.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => order(turn * 10 + at)))));
    if (turn === 1) down = false;
    await due();
    // In the middle of deliveries.
    await vi.waitFor(async () => {
      const { rows } = await database.query("select from webhook_deliveries where attempts > 0 limit 1");
      expect(rows).toHaveLength(1);
    }, soon);
    await second.end("SIGKILL");
    second = await other();
  }
  await vi.waitFor(async () => {
    await due();
    const { rows } = await database.query(
      "select status, count(*)::int as count from webhook_deliveries group by status",
    );
    expect(rows).toEqual([{ status: "delivered", count: 3 * orders.length }]);
  }, soon);

  const key = await post(
    main,
    "/api/admin/api-keys",
    {
      name: "Reader",
      scopes: ["orders:read"],
      last_day: dateOf(Date.now()),
      per_minute: 1_000,
      password: admin.password,
    },
    adminToken,
  );
  const answer = await fetch(`${main.url}/api/events?limit=1000`, {
    headers: { Authorization: `Bearer ${key.token}` },
  });
  const pulled = ((await answer.json()) as any).data.filter((event: any) => orders.includes(event.subject));
  const byId = new Map(target.received.map((message) => [message.body.id, message]));
  expect(pulled).toHaveLength(3 * orders.length);
  for (const event of pulled) expect(byId.get(event.id)?.body).toEqual(event);
  for (const message of target.received) expect(message.id).toBe(String(message.body.id));
  for (const id of orders) {
    const firstOf = [...byId.values()].filter(({ body }) => body.subject === id);
    const once = firstTimes(target.received.filter(({ body }) => body.subject === id));
    expect(once).toHaveLength(firstOf.length);
    expect(once).toEqual(once.toSorted((one, two) => one - two));
  }

  // When all is well, an event comes within two seconds.
  target.receiver.answer = () => 204;
  const delays: number[] = [];
  for (let at = 0; at < 20; at++) {
    const { order: placed } = await post(
      main,
      "/api/place-order",
      { ...draft, mobile_no: `018${11_111_111 + at}` },
      token,
    );
    const from = Date.now();
    const came = await vi.waitFor(() => {
      const message = target.received.find(({ body }) => body.subject === placed.id);
      expect(message).toBeDefined();
      return message as ReceivedMessage;
    }, soon);
    delays.push(came.at - from);
  }
  expect(delays.toSorted((one, two) => one - two)[18]).toBeLessThanOrEqual(2_000);

  await database.end();
  await second.end();
  await main.end();
  target.close();
}, 400_000);

/** The ids in the order in which each came first. */
const firstTimes = (received: readonly ReceivedMessage[]): number[] => [
  ...new Set(received.map(({ body }) => body.id as number)),
];
