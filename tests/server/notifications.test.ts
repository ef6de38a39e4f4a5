import pg from "pg";
import { expect, test, vi } from "vitest";
import { openPostBox, type Received } from "../support/services/post-box.ts";
import { openSmsGateway } from "../support/services/sms-gateway.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, startServer } from "../support/shop/start-server.ts";

/** However busy the machine is. */
const soon = { timeout: 60_000 };

async function post(server: Server, path: string, body: object, token = "") {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json() as any;
}

async function signIn(server: Server, email: string): Promise<string> {
  return (await post(server, "/api/auth/login", { name: "Nusrat", email, password: "mango-tree" })).token;
}

const draft = {
  address_details: "House 12",
  mobile_no: "01712345678",
  payment_type: "cash",
  items: [{ product_id: 2, quantity: 1 }],
};

test("an SMS that the gateway could not take outlives a killed process", async () => {
  const away = await openSmsGateway();
  away.close();
  const env = { DATA_DIR: await openedFolder(), ...away.env };
  const first = await startServer(env);
  const token = await signIn(first, "nusrat@example.com");
  const { order } = await post(first, "/api/place-order", draft, token);
  await vi.waitFor(() => expect(first.output()).toContain("a notification has to wait"), { timeout: 60_000 });
  expect(first.output()).not.toContain("hunter22");
  await first.end("SIGKILL");

  const there = await openSmsGateway(away.port);
  const second = await startServer(env);
  await vi.waitFor(() => expect(there.taken).toHaveLength(1), { timeout: 120_000 });
  expect(there.taken[0]?.text).toContain(order.number);
  await second.end();
  there.close();
}, 240_000);

test("of many orders at once each message leaves, and a killed process repeats only what it was sending", async () => {
  const mails: Received[] = [];
  const killAt = 7;
  const box = await openPostBox(0, (mail) => {
    if (mails.push(mail) === killAt) first.process.kill("SIGKILL");
  });
  const gateway = await openSmsGateway();
  const DATA_DIR = await openedFolder();
  const env = {
    DATA_DIR,
    RATE_LIMIT: "0",
    SHOP_EMAIL: "hello@tatka.example",
    SMTP_URL: box.url,
    ...gateway.env,
  };
  const first = await startServer(env);
  const tokens = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(first, `customer-${index}@example.com`)),
  );
  const order = (server: Server, at: number) =>
    post(server, "/api/place-order", { ...draft, mobile_no: `017${11_111_111 + at}` }, tokens[at]);
  await Promise.allSettled(tokens.map((_, index) => order(first, index)));
  await vi.waitFor(() => expect(first.process.signalCode).toBe("SIGKILL"), soon);
  const killedAt = Date.now();

  const second = await startServer(env);
  const database = new pg.Client(databaseOf(DATA_DIR));
  await database.connect();
  // As if the five minutes were over for which the first process had reserved what it was sending.
  const { rows: reserved } = await database.query<{ id: string }>(
    `update notifications set next_attempt_at = now()
     where status = 'waiting' and attempts = 1 and next_attempt_at < to_timestamp($1) + interval '5 minutes'
     returning id::text`,
    [killedAt / 1_000],
  );
  await order(second, 0);
  const { rows } = await vi.waitFor(async () => {
    const all = await database.query<{
      id: string;
      channel: string;
      recipient: string;
      text: string;
      status: string;
      attempts: number;
      settled_at: Date;
    }>("select id::text, channel, recipient, text, status, attempts, settled_at from notifications");
    expect(all.rows.filter(({ status }) => status !== "sent")).toEqual([]);
    return all;
  }, soon);
  expect(rows.length).toBeGreaterThan(reserved.length);
  expect(reserved.length).toBeGreaterThan(0);
  expect(reserved.length).toBeLessThanOrEqual(2 * 10);
  for (const { id, channel, recipient, text, attempts, settled_at: settledAt } of rows) {
    const [number = ""] = /TK-\d+/.exec(text) ?? [];
    const came =
      channel === "sms"
        ? gateway.taken.filter((sms) => sms.id === id)
        : mails.filter(({ to, subject }) => to === recipient && subject.includes(number));
    const isReserved = reserved.some((one) => one.id === id);
    const about = `${channel} ${id} of ${number}, attempt ${attempts}, ${settledAt.getTime() - killedAt} ms after the kill`;
    expect(came.length, about).toBeLessThanOrEqual(isReserved ? 2 : 1);
    expect(came.length, about).toBeGreaterThan(0);
  }
  await database.end();
  await second.end();
  box.close();
  gateway.close();
}, 180_000);
