import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { proxies } from "../soak/real-proxies.ts";
import { type DatabaseLine, openDatabaseProxy } from "../support/services/database-proxy.ts";
import { emptyFolder, type Server, startServer } from "../support/shop/start-server.ts";

const folder = inject("postgresFolder");
const name = `test_${randomUUID().replaceAll("-", "")}`;
const customer = { name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" };
/** A provider that cannot be reached: what is tested ends before it. */
const provider = {
  GOOGLE_CLIENT_ID: "tatka",
  GOOGLE_CLIENT_SECRET: "a-secret-of-tests-alone-32-letters",
  OIDC_ISSUER: "http://127.0.0.1:9",
  OIDC_AUTHORIZATION_URL: "http://127.0.0.1:9/auth",
  OIDC_TOKEN_URL: "http://127.0.0.1:9/token",
  OIDC_JWKS_URL: "http://127.0.0.1:9/jwks",
};
const given = { RATE_LIMIT: "0", ACCESS_LOG: "1", ...provider };

let line: DatabaseLine;
let server: Server;
let token: string;
/** Of a browser that signed in at the identity service. */
let cookie = "";

async function onServer(statement: string) {
  const client = new pg.Client({ host: folder, user: "postgres", database: "template1" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${name} template demo_shop`);
  line = await openDatabaseProxy(`${folder}/.s.PGSQL.5432`);
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${line.port}/${name}`;
  server = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL, ...given });
  token = (await (await post("/api/auth/login", customer)).json()).token;
  cookie = cookiesOf(await post("/identity/sign-in/email", customer));
});
afterAll(async () => {
  await server.end("SIGKILL");
  line.close();
  await onServer(`drop database ${name} with (force)`);
});

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      Origin: server.url,
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  });

const get = (path: string) => fetch(server.url + path, { redirect: "manual", headers: { Cookie: cookie } });

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

async function untilServed() {
  await vi.waitFor(async () => expect((await health()).status).toBe(200), 20_000);
  await vi.waitFor(async () => expect((await order()).status).toBe(200), 20_000);
}

const popup = () => `provider=google&popupNonce=n&popupOrigin=${encodeURIComponent(server.url)}`;
const other = { ...customer, email: "other@example.com" };

/** Every call of the identity service that needs its tables. */
const identityCalls: [string, () => Promise<Response>][] = [
  ["jwks", () => get("/identity/jwks")],
  ["token", () => get("/identity/token")],
  ["sign-in", () => post("/identity/sign-in/email", customer)],
  ["sign-up", () => post("/identity/sign-up/email", other)],
  ["sign-out", () => post("/identity/sign-out", {})],
  ["popup", () => get(`/identity/oauth-popup/start?${popup()}`)],
  ["callback", () => get("/identity/callback/google?state=x&code=y")],
  ["login", () => post("/api/auth/login", customer)],
  ["a forgotten password", () => post("/api/auth/forgot-password", { email: customer.email })],
  ["a reset", () => post("/api/auth/reset-password", { token: "x", new_password: "lychee-tree" })],
];

/** Statuses and messages of all their answers. */
const identityAnswers = () =>
  Promise.all(
    identityCalls.map(async ([name, call]) => {
      const answer = await call();
      const { code } = await answer.json().catch(() => ({}));
      return [name, answer.status, code, answer.headers.has("retry-after")];
    }),
  );
const allNotReady = identityCalls.map(([name]) => [name, 503, "not_ready", true]);

test("a line to the database that goes dead without a word is noticed, said, and got over", async () => {
  expect((await order()).status).toBe(200);
  expect((await health()).status).toBe(200);

  line.silence();
  const waiting = Array.from({ length: 20 }, order);
  const identity = identityAnswers();
  const result = await Promise.all([health(), health(), health()]);
  expect(result.map(({ status }) => status)).toEqual([503, 503, 503]);
  // One second, and what a busy machine adds.
  expect(Math.max(...result.map(({ ms }) => ms))).toBeLessThan(3_000);
  const refused = await Promise.all(waiting);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get("retry-after")).toBeTruthy();
  expect(await identity).toEqual(allNotReady);

  line.mend();
  await untilServed();
});

test.each([
  ["ours", 3],
  ["nginx", 4],
  ["caddy", 5],
])(
  "behind a proxy (%s) cached pages go on while the database is down, and what is not cached gets a 503 of the shop",
  async (proxyName, product) => {
    if (proxyName !== "ours" && spawnSync(proxyName, ["version"]).error)
      return console.info(`${proxyName} is not on this machine: nothing was sent through it.`);
    const proxy = await proxies[proxyName]?.(() => [server.url]);
    const page = async (path: string) => {
      const { status, headers } = await fetch(`${proxy?.url}${path}`);
      return [status, headers.has("retry-after")];
    };
    expect(await page("/bn")).toEqual([200, false]);
    line.cut();
    await vi.waitFor(async () => expect((await health()).status).toBe(503), 10_000);
    expect(await page(`/api/products/${product}`)).toEqual([503, true]);
    // What the proxy asks a server at times, if it does, it has asked twice since.
    const checks = () => server.output().split('"route":"/readyz"').length;
    const before = checks();
    if (proxyName !== "nginx") await vi.waitFor(() => expect(checks()).toBeGreaterThan(before + 1), 10_000);
    expect(await page("/bn")).toEqual([200, false]);
    line.mend();
    await untilServed();
    proxy?.close();
  },
);

describe("the identity service", () => {
  test("answers as not ready, like all the shop, while the database is down, and serves again afterwards", async () => {
    line.cut();
    expect(await identityAnswers()).toEqual(allNotReady);
    expect((await get("/identity/ok")).status).toBe(200);
    expect(server.output()).not.toContain('"level":"error"');
    line.mend();
    await untilServed();
    expect((await get("/identity/jwks")).status).toBe(200);
    expect((await post("/identity/sign-in/email", customer)).status).toBe(200);
  });

  test("tells a window that its provider cannot be reached: that is no trouble of the database", async () => {
    const start = await get(`/identity/oauth-popup/start?${popup()}`);
    cookie = cookiesOf(start);
    const state = new URL(start.headers.get("location") ?? "").searchParams.get("state");
    const back = await get(`/identity/callback/google?state=${state}&code=any`);
    expect([back.status, await back.text()]).toEqual([200, expect.stringContaining('"code":"invalid_code"')]);
  });

  test("takes nonsense at its addresses for what it is: no error, and no stack in the log", async () => {
    cookie = "";
    const before = server.output().length;
    const path = "/identity/callback/google";
    for (const query of [
      "",
      "?code=x",
      "?state=x&code=x",
      "?state[]=x",
      "?error=x",
      "?state=x&error=access_denied",
    ])
      expect((await get(path + query)).status).toBe(302);
    await get("/identity/oauth-popup/start?provider=google&popupOrigin=https://evil.example");
    await post("/identity/sign-in/email", { ...customer, password: "wrong-tree" });
    await post("/api/auth/forgot-password", { email: "nobody@example.com" });
    await post("/api/auth/reset-password", { token: "made-up", new_password: "lychee-tree" });
    expect(server.output().slice(before)).not.toMatch(/"level":"(error|warn)"|"stack"|nobody@example/);
  });
});
