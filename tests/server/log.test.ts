import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { startServer } from "../support/shop/start-server.ts";

/** What may stand in no log: as people typed it, and as the shop stores it. */
const personal = {
  name: "Shirin Akhter",
  email: "shirin.akhter@example.com",
  password: "jackfruit-tree-77",
  phone: "01711223344",
  address: "House 99, Lake Circus, Kalabagan",
  message: "Please ring the bell twice",
};

test("a whole journey leaves no name, number, address or token in the log, with access log and slow statements on", async () => {
  const DATA_DIR = await openedFolder();
  // Nothing answers there: every e-mail and SMS has to wait, which is logged.
  const away = { SMTP_URL: "smtp://127.0.0.1:1", SMS_URL: "http://127.0.0.1:1/send?to={number}&text={text}" };
  const noisy = { ACCESS_LOG: "1", SLOW_QUERY_MS: "1", METRICS_TOKEN: "metrics-token-1234567" };
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0", ...away, ...noisy });
  const call = async (method: string, path: string, token = "", body?: object, headers = {}) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      id: answer.headers.get("x-request-id") ?? "",
      status: answer.status,
      body: (await answer.json()) as any,
    };
  };
  const { name, email, password, phone, address, message } = personal;
  const { token } = (await call("POST", "/api/auth/login", "", { name, email, password })).body;
  await call("POST", "/api/auth/login", "", { name, email, password: `${password}-wrong` });
  await call("GET", "/api/admin/users", token);
  await call("POST", "/api/profile", token, { name, phone, address });
  const items = [{ product_id: 1, quantity: 1 }];
  const draft = { address_details: address, mobile_no: phone, payment_type: "cash", items };
  const placed = await call("POST", "/api/place-order", token, draft, { "Idempotency-Key": "log-test-key" });
  expect(placed.status).toBe(200);
  await call("POST", "/api/place-order", token, { ...draft, payment_type: phone });
  await call("POST", "/api/contact", "", { name, email, phone, message });
  await call("POST", "/api/custom-orders", token, { name, phone, address, message, items: [] });
  await call("POST", "/api/auth/forgot-password", "", { email });
  await call("GET", `/api/products?search=${encodeURIComponent(name)}`);
  await call("GET", `/api/my-orders?mobile=${phone}&token=${token}`, token);
  const admin = (
    await call("POST", "/api/auth/login", "", { email: "admin@tatka.example", password: "test-admin" })
  ).body;
  for (const search of [phone, name, email])
    await call("GET", `/api/admin/orders?search=${encodeURIComponent(search)}`, admin.token);
  await call("POST", "/api/auth/logout", admin.token);
  const last = await call("GET", "/api/my-orders", token, undefined, { "X-Request-Id": "journey-ends-here" });
  expect(last.id).toBe("journey-ends-here");
  await expect.poll(() => server.output()).toContain("journey-ends-here");
  await expect.poll(() => server.output(), { timeout: 60_000 }).toMatch(/has to wait/);
  await server.end();

  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const parsed = lines.map((line) => JSON.parse(line));
  for (const line of parsed)
    expect(line).toMatchObject({
      at: expect.any(String),
      level: expect.any(String),
      message: expect.any(String),
    });
  const said = (words: string) => parsed.filter((line) => line.message === words);
  expect(said("request").find(({ requestId }) => requestId === placed.id)).toMatchObject({
    method: "POST",
    route: "/api/place-order",
    status: 200,
    ms: expect.any(Number),
  });
  expect(said("a slow statement").length).toBeGreaterThan(0);
  expect(said("a guess at a secret was wrong")).toMatchObject([
    { secret: "password", account: expect.any(String), network: expect.any(String), known_device: false },
  ]);
  const [wrong] = said("a guess at a secret was wrong");
  // The same account by the same short name: who follows guesses sees whether one of them got in.
  expect(said("somebody signed in")).toMatchObject([
    { level: "info", by: "password", account: wrong?.account, network: wrong?.network },
    { level: "info", by: "password", account: expect.any(String) },
  ]);
  expect(said("somebody signed out")).toMatchObject([
    { level: "info", account: said("somebody signed in")[1]?.account },
  ]);
  expect(said("somebody asked for what they may not do")).toMatchObject([
    { method: "GET", path: "/api/admin/users" },
  ]);
  const secrets = [
    ...Object.values(personal),
    token,
    admin.token,
    "1711223344",
    "shirin.akhter",
    "Shirin",
    "test-admin",
  ];
  for (const secret of [...secrets, noisy.METRICS_TOKEN])
    expect(
      lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
    ).toEqual([]);
  rmSync(DATA_DIR, { recursive: true, force: true });
});
