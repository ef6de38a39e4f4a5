import { describe, expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { parseUserAgent } from "./parse-user-agent.server.ts";

const shop = await testShop();

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

async function onTwoDevices() {
  const me = await newcomer(shop);
  const body = { email: me.email, password: "mango-tree" };
  const second = await shop.post("/api/auth/login", body, { headers: { "User-Agent": phone } });
  return { me, other: second.body.token as string };
}

const isOpen = async (token: string) => (await shop.get("/api/my-orders", { token })).status === 200;

test("a customer sees where they are signed in: this session first, with what, since when and when last, and nobody else's", async () => {
  const { me, other } = await onTwoDevices();
  await newcomer(shop);
  const { data } = (await shop.get("/api/account/sessions", { token: other })).body;
  expect(data).toEqual([
    expect.objectContaining({ browser: "chrome", system: "android", current: true }),
    expect.objectContaining({ browser: null, system: null, current: false }),
  ]);
  for (const { opened_at, used_at } of data) expect(used_at).toBe(opened_at);
  const seenByFirst = (await me.get("sessions")).body.data;
  expect(seenByFirst.map(({ id }: { id: string }) => id)).toEqual([data[1].id, data[0].id]);
  expect(JSON.stringify(data)).not.toContain(other);
});

test("when a session was last used is known to the hour; of one of an older version to the day", async () => {
  const { me, other } = await onTwoDevices();
  const lastUsed = async () => {
    const { data } = (await shop.get("/api/account/sessions", { token: other })).body;
    return Date.parse(data[1].used_at);
  };
  const hoursAgo = async () => Math.round((Date.now() - (await lastUsed())) / 3_600_000);
  const change = (text: string) =>
    shop.sql(`update sessions set ${text} where user_id = $1 and browser is null`, [me.id]);
  await change("used_at = now() - interval '50 minutes'");
  const before = await lastUsed();
  await me.get("profile");
  expect(await lastUsed()).toBe(before);
  await change("used_at = now() - interval '70 minutes'");
  await me.get("profile");
  expect(await hoursAgo()).toBe(0);
  await change(
    "used_at = null, created_at = now() - interval '9 days', expires_at = now() + interval '28 days'",
  );
  expect(await hoursAgo()).toBe(48);
  // Expired, but its row is not deleted yet.
  await change("created_at = now() - interval '366 days'");
  expect((await shop.get("/api/account/sessions", { token: other })).body.data).toHaveLength(1);
});

test("one session is ended by another, with what could open a new one on that device, and nobody ends a stranger's", async () => {
  const { me, other } = await onTwoDevices();
  const stranger = await newcomer(shop);
  const [, first] = (await shop.get("/api/account/sessions", { token: other })).body.data;
  const tried = await stranger.post(`sessions/${first.id}/end`);
  expect([tried.status, await isOpen(me.token)]).toEqual([200, true]);

  const entered = await shop.post(
    "/identity/sign-in/email",
    { email: me.email, password: "mango-tree" },
    { headers: { Origin: "http://localhost:3000" } },
  );
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const idToken = async () =>
    (await shop.get("/identity/token", { headers: { Cookie: cookie } })).body?.token as string | undefined;
  const stolen = await idToken();
  expect(stolen).toEqual(expect.any(String));

  const end = () => shop.post(`/api/account/sessions/${first.id}/end`, {}, { token: other });
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  expect([await isOpen(me.token), await isOpen(other)]).toEqual([false, true]);
  expect(await idToken()).toBeUndefined();
  const again = await shop.post("/api/auth/login", { email: me.email, id_token: stolen });
  expect(again.status).toBe(401);
});

test("all others are ended at once, this one stays; and this one can be ended like any other", async () => {
  const { me, other } = await onTwoDevices();
  const third = (await me.logIn()).body.token;
  const done = await shop.post("/api/account/sign-out-others", {}, { token: other });
  expect(done.body).toEqual({ success: true, message: "Signed out everywhere else." });
  expect(await Promise.all([me.token, other, third].map(isOpen))).toEqual([false, true, false]);
  const { data } = (await shop.get("/api/account/sessions", { token: other })).body;
  expect(data).toHaveLength(1);
  await shop.post(`/api/account/sessions/${data[0].id}/end`, {}, { token: other });
  expect(await isOpen(other)).toBe(false);
});

describe("whoever signed in longer than ten minutes ago", () => {
  const all = ["sign-out-others", "sign-out-everywhere"];
  const later = (id: string) =>
    shop.sql("update sessions set signed_in_at = now() - interval '11 minutes' where user_id = $1", [id]);
  const problemOf = ({ status, body }: { status: number; body: { code: string; errors?: object } }) => [
    status,
    body.code,
    Object.entries(body.errors ?? {}).flat(),
  ];

  test("signs out others with their password only; asking for it is no guess at it", async () => {
    const { me, other } = await onTwoDevices();
    await later(me.id);
    const [, first] = (await shop.get("/api/account/sessions", { token: other })).body.data;
    const refused = [422, "invalid_fields", ["password", "Password is required"]];
    for (const path of [...all, ...all, ...all, `sessions/${first.id}/end`])
      expect(problemOf(await shop.post(`/api/account/${path}`, {}, { token: other }))).toEqual(refused);
    const wrong = await shop.post("/api/account/sign-out-others", { password: "guessed" }, { token: other });
    expect(problemOf(wrong)).toEqual([
      422,
      "invalid_fields",
      ["password", "This is not your current password."],
    ]);
    expect(await Promise.all([me.token, other].map(isOpen))).toEqual([true, true]);
    const right = { password: "mango-tree" };
    expect((await shop.post(`/api/account/sessions/${first.id}/end`, right, { token: other })).status).toBe(
      200,
    );
    expect(await Promise.all([me.token, other].map(isOpen))).toEqual([false, true]);
    for (const path of all)
      expect((await shop.post(`/api/account/${path}`, right, { token: other })).status).toBe(200);
    expect(await isOpen(other)).toBe(false);
  });

  test("signs out this device without", async () => {
    const { me, other } = await onTwoDevices();
    await later(me.id);
    const [own] = (await shop.get("/api/account/sessions", { token: other })).body.data;
    expect((await shop.post(`/api/account/sessions/${own.id}/end`, {}, { token: other })).status).toBe(200);
    expect(await Promise.all([me.token, other].map(isOpen))).toEqual([true, false]);
  });

  test("signs in again where there is no password, as with Google", async () => {
    const { me, other } = await onTwoDevices();
    await shop.sql(
      `delete from identity.account where "userId" = (select subject from users where id = $1)`,
      [me.id],
    );
    await later(me.id);
    for (const path of all)
      expect(problemOf(await shop.post(`/api/account/${path}`, {}, { token: other }))).toEqual([
        403,
        "sign_in_again",
        [],
      ]);
    await shop.sql("update sessions set signed_in_at = now() where user_id = $1 and browser is not null", [
      me.id,
    ]);
    expect((await shop.post("/api/account/sign-out-others", {}, { token: other })).status).toBe(200);
    expect(await Promise.all([me.token, other].map(isOpen))).toEqual([false, true]);
  });
});

test.each([
  [phone, "chrome", "android"],
  [
    "Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "samsung",
    "android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "safari",
    "iphone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
    "chrome",
    "ipad",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "edge",
    "windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "firefox", "mac"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "chrome",
    "chromebook",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0",
    "opera",
    "linux",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("a device is known by its browser and system: %s", (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});
