import { expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

/** Much shorter than a call waits for news that do not come. */
const soonMs = 10_000;
/** Calls of an account that wait at once at most. */
const most = 16;

const request = (server: Server, token: string, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    ...init,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
  });

async function signIn(server: Server): Promise<string> {
  const body = JSON.stringify({ name: "Admin", email: "admin@tatka.example", password: "test-admin" });
  return (await (await request(server, "", "/api/auth/login", { method: "POST", body })).json()).token;
}

async function newestOn(server: Server, token: string): Promise<number> {
  return (await (await request(server, token, "/api/admin/orders/newer?after=0")).json()).data.newest;
}

/** As many calls as may wait, and one more; settles when that is refused, so that the others wait. */
async function waitersOn(server: Server, token: string) {
  const path = `/api/admin/orders/newer?wait=1&after=${await newestOn(server, token)}`;
  const given = new AbortController();
  const all = Array.from({ length: most + 1 }, () => request(server, token, path, { signal: given.signal }));
  for (const one of all) one.catch(() => undefined);
  expect((await Promise.race(all)).status).toBe(429);
  return {
    answers: async () => (await Promise.all(all)).filter(({ status }) => status !== 429),
    giveUp: () => given.abort(),
    /** Whether a further call waits, which it then gives up. */
    hasRoom: async () => {
      const more = await request(server, token, path, { signal: AbortSignal.timeout(1_000) }).catch(
        () => undefined,
      );
      return more === undefined;
    },
  };
}

async function placeOrder(server: Server) {
  const email = `${crypto.randomUUID()}@example.com`;
  const newcomer = JSON.stringify({ name: "Nusrat", email, password: "mango-tree" });
  const login = await request(server, "", "/api/auth/login", { method: "POST", body: newcomer });
  const { token } = await login.json();
  const where = { address_details: "House 12", mobile_no: "01712345678", payment_type: "cash" };
  const body = JSON.stringify({ ...where, items: [{ product_id: 2, quantity: 1 }] });
  const { order } = await (await request(server, token, "/api/place-order", { method: "POST", body })).json();
  return order as { id: number };
}

test("staff who wait hear of a new order at once, from the server that took it and from every other on its database", async () => {
  const DATA_DIR = await openedFolder();
  const env = { SECOND_FACTOR: "0" };
  const one = await startServer({ DATA_DIR, ...env });
  const other = await startServer({
    DATA_DIR: siblingDataFolder(DATA_DIR),
    DATABASE_URL: databaseOf(DATA_DIR),
    ...env,
  });
  const token = await signIn(one);
  const waiters = await Promise.all([one, other].map((server) => waitersOn(server, token)));
  const { id } = await placeOrder(one);
  const late = setTimeout(() => {
    for (const { giveUp } of waiters) giveUp();
  }, soonMs);
  for (const { answers } of waiters) {
    const heard = await answers();
    expect(heard).toHaveLength(most);
    for (const answer of heard) expect(await answer.json()).toEqual({ data: { count: 1, newest: id } });
  }
  clearTimeout(late);
  await other.end();
  await one.end();
});

test("who gives up waiting makes room, who signs out hears nothing more, and a server that ends answers", async () => {
  const server = await startServer({ DATA_DIR: await openedFolder(), SECOND_FACTOR: "0" });
  const leaving = await signIn(server);
  const first = await waitersOn(server, leaving);
  first.giveUp();
  await vi.waitFor(async () => expect(await first.hasRoom()).toBe(true), { timeout: 60_000 });
  const { answers } = await waitersOn(server, leaving);
  await request(server, leaving, "/api/auth/logout", { method: "POST" });
  await placeOrder(server);
  for (const answer of await answers()) expect(answer.status).toBe(401);

  const token = await signIn(server);
  const newest = await newestOn(server, token);
  const last = await waitersOn(server, token);
  expect(await server.end()).toBe(0);
  for (const answer of await last.answers())
    expect(await answer.json()).toEqual({ data: { count: 0, newest } });
});
