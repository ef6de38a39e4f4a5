import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, emptyFolder, indexIn, startServer } from "../support/shop/start-server.ts";

const asJson = async (answer: Promise<Response>) => (await answer).json() as Promise<any>;

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function newCustomer(url: string): Promise<Record<string, string>> {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = await asJson(post(`${url}/api/auth/login`, { name: "Nusrat", email, password: "mango-tree" }));
  return { Authorization: `Bearer ${body.token}` };
}

const draft = {
  address_details: "Road 5",
  mobile_no: "01712345678",
  payment_type: "cash",
  items: [{ product_id: 1, quantity: 1 }],
};

async function untilSearch(url: string, search: object) {
  await vi.waitFor(async () => expect(await asJson(fetch(`${url}/health`))).toMatchObject({ search }), {
    timeout: 60_000,
    interval: 100,
  });
}

async function waitingFor(database: pg.Client): Promise<number> {
  // Within a transaction PostgreSQL shows waiting processes as it first saw them.
  await database.query("select pg_stat_clear_snapshot()");
  const { rows } = await database.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'",
  );
  return rows[0].waiting;
}

describe("the server process", () => {
  test("opens an empty folder as a full shop, and keeps everything when it is killed and started again", async () => {
    const DATA_DIR = emptyFolder();
    const first = await startServer({ DATA_DIR });
    const me = await newCustomer(first.url);
    const placed = await asJson(post(`${first.url}/api/place-order`, draft, me));
    await first.end("SIGKILL");

    const second = await startServer({ DATA_DIR });
    const mine = await asJson(fetch(`${second.url}/api/my-orders`, { headers: me }));
    expect(mine.orders).toMatchObject([
      { id: placed.order.id, number: placed.order.number, total_price: placed.order.total_price },
    ]);
    expect(await second.end()).toBe(0);

    const third = await startServer({ DATA_DIR });
    expect(third.output()).not.toContain("Password");
    expect(await third.end("SIGINT")).toBe(0);
  });

  test("answers requests in flight before it ends, and takes no new ones", async () => {
    const DATA_DIR = await openedFolder();
    const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
    const me = await newCustomer(server.url);
    const database = new pg.Client({
      host: join(DATA_DIR, "socket"),
      user: "postgres",
      database: "postgres",
    });
    await database.connect();
    // The products are locked, so that the orders wait in mid-transaction when the signal comes.
    await database.query("begin");
    await database.query("select from products where id = 1 for update");
    const inFlight = [1, 2, 3].map(() => post(`${server.url}/api/place-order`, draft, me));
    await vi.waitFor(async () => expect(await waitingFor(database)).toBe(3), 10_000);
    const ended = server.end("SIGTERM");
    await vi.waitFor(() => expect(server.output()).toContain('"closing"'), 10_000);
    await expect(fetch(`${server.url}/health`)).rejects.toThrow();
    await database.query("commit");
    await database.end();
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ended).toBe(0);
  });

  test("answers also those whose connection the kernel took before it got to know of its end", async () => {
    const server = await startServer({ DATA_DIR: await openedFolder(), RATE_LIMIT: "0", HOST: "127.0.0.1" });
    // Stopped, the process accepts nothing, and the kernel queues.
    server.process.kill("SIGSTOP");
    const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(server.url).port), "127.0.0.1"));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write("GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n");
    const answers = Promise.all(sockets.map((socket) => text(socket).catch((error) => String(error))));
    const ended = server.end("SIGTERM");
    server.process.kill("SIGCONT");
    for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*Connection: close/i);
    expect(await ended).toBe(0);
  });

  test("goes on serving for a while when it is told to end, says so to the proxy in front, and closes each connection with its answer", async () => {
    const server = await startServer({ DATA_DIR: await openedFolder(), DRAIN_SECONDS: "3" });
    const page = await fetch(server.url);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "keep-alive"]);
    const ended = server.end("SIGTERM");
    await vi.waitFor(async () => expect((await fetch(`${server.url}/health`)).status).toBe(503), 10_000);
    const at = (path: string) => fetch(server.url + path);
    const [health, ready, late] = await Promise.all([at("/health"), at("/readyz"), at("/")]);
    expect(await health.json()).toMatchObject({ status: "closing" });
    expect([ready.status, await ready.json()]).toEqual([503, { status: "closing" }]);
    expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
    expect(await ended).toBe(0);
  });

  test("opens twice at the same moment on one empty database, with one demo shop and one admin", async () => {
    const DATA_DIR = await openedFolder();
    const keeper = await startServer({ DATA_DIR });
    const database = new pg.Client(databaseOf(DATA_DIR));
    await database.connect();
    await database.query("create database empty");
    const DATABASE_URL = databaseOf(DATA_DIR).replace("/postgres?", "/empty?");
    const servers = await Promise.all(
      [1, 2, 3].map(() => startServer({ DATA_DIR: emptyFolder(), DATABASE_URL })),
    );
    const lists = await Promise.all(servers.map(({ url }) => asJson(fetch(`${url}/api/products?limit=1`))));
    for (const { meta } of lists) expect(meta.total).toBe(lists[0].meta.total);
    const login = { email: "admin@tatka.example", password: "test-admin" };
    const admin = await asJson(post(`${servers[0]?.url}/api/auth/login`, { name: "Admin", ...login }));
    expect(admin.data.role).toBe("admin");
    await Promise.all(servers.map((server) => server.end()));
    await database.end();
    await keeper.end();
  });

  test("runs from what is compiled, its helpers too: without the sources it builds its search index", async () => {
    const folder = emptyFolder();
    const root = join(import.meta.dirname, "../..");
    for (const part of ["build", "bin", "package.json", "src/platform/migrations"])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const DATA_DIR = await openedFolder();
    rmSync(indexIn(DATA_DIR));
    const server = await startServer({ DATA_DIR }, [join(folder, "bin/server")]);
    await untilSearch(server.url, { ready: true });
    expect(server.output()).not.toContain("not built");
    expect(await server.end()).toBe(0);
  });

  test("tells its health that the search index cannot be built, and that it is there once it can", async () => {
    const DATA_DIR = await openedFolder();
    // A folder in place of the index file.
    rmSync(indexIn(DATA_DIR));
    mkdirSync(join(indexIn(DATA_DIR), "in-the-way"), { recursive: true });
    const server = await startServer({ DATA_DIR });
    await untilSearch(server.url, { ready: false, failure: expect.any(String) });
    const health = await asJson(fetch(`${server.url}/health`));
    expect(health.status).toBe("no new search index");
    rmSync(indexIn(DATA_DIR), { recursive: true });
    await untilSearch(server.url, { ready: true });
    expect((await asJson(fetch(`${server.url}/health`))).status).toBe("ok");
    expect(await server.end()).toBe(0);
  });

  test("says in a sentence that its port is taken", async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as { port: number };
    const failed = startServer({ DATA_DIR: await openedFolder(), PORT: String(port) });
    await expect(failed).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  test("says in a sentence which setting is wrong", async () => {
    const failed = startServer({ DATA_DIR: emptyFolder(), PORT: "three", ADMIN_EMAIL: "nobody" });
    await expect(failed).rejects.toThrow(/PORT: [\s\S]*ADMIN_EMAIL: /);
  });
});
