import { afterAll, expect, test, vi } from "vitest";
import { openPushService } from "../support/services/push-service.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";

const service = await openPushService();
afterAll(() => service.close());
const env = { PUSH_HOSTS: "localhost", NODE_EXTRA_CA_CERTS: service.certificateFile, SECOND_FACTOR: "0" };

async function post(server: Server, path: string, body: object, token = "") {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status, path).toBe(200);
  return answer.json() as any;
}

const signIn = async (server: Server, account: object) =>
  (await post(server, "/api/auth/login", account)).token;

/** Subscribes a browser of the admin. */
async function subscribe(server: Server, browser: string) {
  const token = await signIn(server, { email: "admin@tatka.example", password: "test-admin" });
  await post(server, "/api/admin/orders/push", service.subscriptionOf(browser), token);
}

/** As many orders at once as there are servers, one on each. */
async function orderOn(...servers: Server[]) {
  const email = `${crypto.randomUUID()}@example.com`;
  const token = await signIn(servers[0] as Server, { name: "Nusrat", email, password: "mango-tree" });
  const where = { address_details: "House 12", mobile_no: "01712345678", payment_type: "cash" };
  const draft = { ...where, items: [{ product_id: 2, quantity: 1 }] };
  await Promise.all(servers.map((server) => post(server, "/api/place-order", draft, token)));
}

test("of several servers on a database one pushes each order", async () => {
  const DATA_DIR = await openedFolder();
  const one = await startServer({ DATA_DIR, ...env });
  const other = await startServer({
    DATA_DIR: siblingDataFolder(DATA_DIR),
    DATABASE_URL: databaseOf(DATA_DIR),
    ...env,
  });
  const browsers = ["first", "second", "third"];
  for (const browser of browsers) await subscribe(one, browser);
  await orderOn(one);
  for (const browser of browsers)
    await vi.waitFor(() => expect(service.to(browser)).toHaveLength(1), { timeout: 60_000 });
  // Each server looks through its queue again.
  await orderOn(other);
  for (const browser of browsers)
    await vi.waitFor(() => expect(service.to(browser)).toHaveLength(2), { timeout: 60_000 });
  expect(service.requests).toHaveLength(2 * browsers.length);
  await other.end();
  await one.end();
});

test("a push that no push service took outlives a killed server, with the shop's key", async () => {
  const DATA_DIR = await openedFolder();
  const first = await startServer({ DATA_DIR, ...env });
  await subscribe(first, "patient");
  service.statuses.set("patient", 503);
  await orderOn(first);
  await vi.waitFor(() => expect(first.output()).toContain("a push has to wait"), { timeout: 60_000 });
  await first.end("SIGKILL");
  service.statuses.delete("patient");
  const refused = service.to("patient").length;
  const second = await startServer({ DATA_DIR, ...env });
  await vi.waitFor(() => expect(service.to("patient").slice(refused)).toHaveLength(1), { timeout: 60_000 });
  const keys = service.to("patient").map(({ headers }) => headers.authorization?.split("k=")[1]);
  expect(new Set(keys).size).toBe(1);
  expect(first.output()).not.toContain("/patient");
  await second.end();
});
