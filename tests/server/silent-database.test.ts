import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { emptyFolder, type Server, startServer } from "../start-server.ts";

/** Between the shop and PostgreSQL: forwards, until it says nothing any more and closes nothing, as a dead line does. */
async function openLine(path: string) {
  let silent = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((shop) => {
    sockets.add(shop);
    shop.on("error", () => undefined);
    if (silent) return;
    const database = createConnection(path);
    sockets.add(database);
    database.on("error", () => shop.destroy());
    shop.pipe(database).pipe(shop);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    port: (proxy.address() as { port: number }).port,
    cut() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Whoever connects anew is forwarded again. */
    mend() {
      silent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

const folder = inject("postgresFolder");
const name = `test_${randomUUID().replaceAll("-", "")}`;
let line: Awaited<ReturnType<typeof openLine>>;
let server: Server;
let token: string;

async function onServer(statement: string) {
  const client = new pg.Client({ host: folder, user: "postgres", database: "template1" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${name} template demo_shop`);
  line = await openLine(`${folder}/.s.PGSQL.5432`);
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${line.port}/${name}`;
  server = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL, RATE_LIMIT: "0" });
  const entry = { name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" };
  token = (await (await post("/api/auth/login", entry)).json()).token;
});
afterAll(async () => {
  await server.end("SIGKILL");
  line.close();
  await onServer(`drop database ${name} with (force)`);
});

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const order = () =>
  post("/api/place-order", {
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [{ product_id: 1, quantity: 1 }],
  });

async function health() {
  const begun = performance.now();
  const { status } = await fetch(`${server.url}/health`);
  return { status, ms: performance.now() - begun };
}

test("a line to the database that goes dead without a word is noticed, said, and got over", async () => {
  expect((await order()).status).toBe(200);
  expect((await health()).status).toBe(200);

  line.cut();
  const waiting = Array.from({ length: 20 }, order);
  const told = await Promise.all([health(), health(), health()]);
  expect(told.map(({ status }) => status)).toEqual([503, 503, 503]);
  // A second, and what a busy machine adds.
  expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(3_000);
  const refused = await Promise.all(waiting);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get("retry-after")).toBeTruthy();

  line.mend();
  await vi.waitFor(async () => expect((await health()).status).toBe(200), 20_000);
  await vi.waitFor(async () => expect((await order()).status).toBe(200), 20_000);
});
