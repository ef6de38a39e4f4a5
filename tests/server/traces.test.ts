import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { statementName } from "#src/platform/database/slow-queries.server.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { startServer } from "../support/shop/start-server.ts";

type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

/** A collector on loopback: what it was sent, as it came and as spans. */
async function openCollector() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    let text = "";
    paths.add(`${request.method} ${request.url} ${request.headers["content-type"]}`);
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      bodies.push(text);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const resources = () => bodies.flatMap((body) => JSON.parse(body).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    bodies,
    services: () => resources().map(({ resource }) => resource.attributes),
    spans: (): SentSpan[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => server.close(),
  };
}

const METRICS_TOKEN = "a-long-enough-token";

const personal = {
  name: "Shirin Akhter",
  email: "shirin.akhter@example.com",
  password: "jackfruit-tree-77",
  mobile_no: "01711223344",
  address_details: "House 99, Lake Circus",
};

test("a collector gets each request with its operations and statements, each below its own, and nothing about anybody", async () => {
  const collector = await openCollector();
  const DATA_DIR = await openedFolder();
  // Two connections for many requests: statements wait for each other's.
  const few = { DATABASE_POOL: "2", RATE_LIMIT: "0", HOST: "127.0.0.1", METRICS_TOKEN };
  const server = await startServer({ DATA_DIR, ...few, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  const { name, email, password, mobile_no, address_details } = personal;
  const send = (path: string, token = "", body?: object) =>
    fetch(server.url + path, {
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  const entered = await send("/api/auth/login", "", { name, email, password });
  const { token } = (await entered.json()) as { token: string };
  const items = [{ product_id: 1, quantity: 1 }];
  const draft = { address_details, mobile_no, payment_type: "cash", items };
  const placed = await send("/api/place-order", token, draft);
  expect(placed.status).toBe(200);
  expect((await send(`/products?search=${encodeURIComponent(name)}`)).status).toBe(200);
  const many = Array.from({ length: 30 }, () => send(`/api/my-orders?mobile=${mobile_no}`, token));
  for (const answer of await Promise.all(many)) expect(answer.status).toBe(200);
  const probes = ["/health", "/healthz", "/readyz", "/metrics"];
  for (const probe of probes) expect((await send(probe, METRICS_TOKEN)).status).toBe(200);
  expect(await server.end()).toBe(0);
  collector.close();

  expect([...collector.paths]).toEqual(["POST /v1/traces application/json"]);
  expect(JSON.stringify(collector.services()[0])).toContain('{"stringValue":"tatka"}');
  const spans = collector.spans();
  const below = (parent: SentSpan) =>
    spans.filter(({ parentSpanId, traceId }) => parentSpanId === parent.spanId && traceId === parent.traceId);
  const requests = (wanted: string) => spans.filter((span) => span.name === wanted && !span.parentSpanId);

  const [order] = requests("POST /api/place-order");
  expect(order?.attributes).toContainEqual({
    key: "tatka.request_id",
    value: { stringValue: placed.headers.get("x-request-id") },
  });
  const [operation] = below(order as SentSpan).filter(({ kind }) => kind === 1);
  expect(operation?.name).toBe("POST /api/place-order");
  const statements = below(operation as SentSpan);
  expect(statements.map((span) => span.name)).toContain("find-placed");
  // The queues that an order wakes go on after it, on their own.
  const end = (operation as SentSpan).endTimeUnixNano;
  expect(statements.filter(({ startTimeUnixNano }) => BigInt(startTimeUnixNano) > BigInt(end))).toEqual([]);
  const [page] = requests("GET /products");
  expect(below(page as SentSpan).map((span) => span.name)).toContain("GET /api/products");
  expect(probes.flatMap((probe) => requests(`GET ${probe}`))).toEqual([]);
  const lists = requests("GET /api/my-orders");
  expect(lists).toHaveLength(30);
  for (const list of lists) expect(below(list).filter((span) => span.name === "viewer-of")).toHaveLength(1);

  const sent = collector.bodies.join("\n");
  for (const secret of [
    ...Object.values(personal),
    token,
    "Shirin",
    "shirin.akhter",
    "1711223344",
    "127.0.0.1",
  ])
    expect([secret, sent.includes(secret) || sent.includes(encodeURIComponent(secret))]).toEqual([
      secret,
      false,
    ]);
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test("a collector that is away holds up nobody: the log says so, and the shop serves and ends", async () => {
  const DATA_DIR = await openedFolder();
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_EXPORTER_OTLP_TIMEOUT: "300" };
  const server = await startServer({ DATA_DIR, HOST: "127.0.0.1", ...away, OTEL_BSP_SCHEDULE_DELAY: "100" });
  expect((await fetch(`${server.url}/api/categories`)).status).toBe(200);
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain("traces could not be sent");
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(await server.end()).toBe(0);
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test.each([
  ["select id from orders where mobile_no = '01711223344'", "select orders"],
  ['  insert into identity."session" ("id") values ($1)', "insert identity.session"],
  ["update products set stock = stock - 1", "update products"],
  ["with placed as (insert into orders (id) values (1)) select", "with orders"],
  ["begin", "begin"],
  [{ name: "viewer-of", text: "select 1" }, "viewer-of"],
  [{ text: "delete from sessions" }, "delete sessions"],
  [undefined, "statement"],
])("a statement is named by its own name, or its first word and table: %j", (statement, name) => {
  expect(statementName(statement)).toBe(name);
});
