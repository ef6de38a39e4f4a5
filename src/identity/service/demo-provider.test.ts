import { afterEach, describe, expect, test, vi } from "vitest";
import { demoAccounts } from "#demo/accounts.server.ts";
import { openTestShop, type TestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { googlePlaceholder } from "../proof/google-placeholder.ts";

const shop = await testShop();
const [nusrat, tanvir, sumaiya] = demoAccounts.accounts.map(({ email }) => email);

afterEach(() => {
  vi.useRealTimers();
});

const unescaped = (text: string) => text.replaceAll("&amp;", "&");
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");

/** Opens the sign-in window of a new browser up to the page with the accounts. */
async function openWindow(at: TestShop = shop, headers: Record<string, string> = {}, lang = "en") {
  const start = await at.get(
    `/identity/oauth-popup/start?provider=google&popupOrigin=http://shop&popupNonce=n&lang=${lang}`,
    { headers },
  );
  const location = start.headers.get("location") ?? "";
  const page = await at.get(location, { headers });
  const html = String(page.body);
  const urlOf = (text: string) =>
    unescaped(new RegExp(`<a href="([^"]+)">(?:(?!</a>).)*${text}`).exec(html)?.[1] ?? "");
  return { location, page, html, urlOf, headers: { ...headers, cookie: cookiesOf(start.headers) } };
}

/** Continues from that page; returns the browser's cookies and what the window tells the shop. */
async function comeBack(url: string, headers: Record<string, string>, at: TestShop = shop) {
  const { status, headers: given, body } = await at.get(url, { headers });
  const said = [String(body), given.get("location")].join(" ");
  return {
    status,
    said,
    cookie: cookiesOf(given),
    isSignedIn: given.getSetCookie().join().includes("session_token="),
  };
}

async function choose(email: string, at: TestShop = shop) {
  const opened = await openWindow(at);
  return comeBack(opened.urlOf(email), opened.headers, at);
}

async function signIn(email: string, at: TestShop = shop) {
  const { cookie } = await choose(email, at);
  const proof = await at.get("/identity/token", { headers: { cookie } });
  const login = { email, password: googlePlaceholder, role: "user", id_token: proof.body.token };
  return at.post("/api/auth/login", login);
}

describe("the demo's identity page", () => {
  test("lists three accounts in both languages, with a way back, and loads nothing", async () => {
    const { page, html, location } = await openWindow();
    expect(page.status).toBe(200);
    // Without a host, so that a phone in the same network can open it.
    expect(location).toMatch(/^\/identity\/demo\?/);
    expect(html.match(/<a /g)).toHaveLength(4);
    for (const { name, email } of demoAccounts.accounts)
      expect(html).toContain(`<b>${name}</b><span>${email}`);
    expect(html.match(/Has ordered before/g)).toHaveLength(1);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect((await openWindow(shop, {}, "bn")).html).toContain("একটি ডেমো অ্যাকাউন্ট বেছে নিন");
    expect((await shop.get("/api/shop")).body.data.google).toBe(true);
  });

  test("signs somebody up by the way of every provider, and knows them again", async () => {
    const first = await signIn(tanvir as string);
    expect([first.status, first.body.data]).toEqual([
      200,
      { id: expect.any(Number), name: "Tanvir Ahmed", email: tanvir, role: "user", parts: [] },
    ]);
    const orders = await shop.get("/api/my-orders", { token: first.body.token });
    expect(orders.body.orders).toEqual([]);
    expect((await signIn(tanvir as string)).body.data.id).toBe(first.body.data.id);
  });

  test("has one account that has ordered before, once, with the steps of its orders", async () => {
    await signIn(nusrat as string);
    const { body } = await signIn(nusrat as string);
    const { orders } = (await shop.get("/api/my-orders", { token: body.token })).body;
    expect(orders.map(({ status, order_items }: any) => [status, order_items.length])).toEqual([
      ["completed", 3],
      ["completed", 3],
    ]);
    expect(orders[0].total_price).toBeGreaterThan(0);
    const newest = await shop.get(`/api/my-orders/TK-${10_000 + orders[0].id}`, { token: body.token });
    expect(newest.body.data.steps.map(({ progress }: any) => progress)).toEqual([
      "confirmed",
      "packed",
      "on_the_way",
      "delivered",
    ]);
  });

  test("has codes that work once, in their window, for five minutes", async () => {
    const mine = await openWindow();
    const another = await openWindow();
    const code = (url: string) => new URL(url, "http://shop").searchParams.get("code") ?? "";
    const url = mine.urlOf(tanvir as string);
    const stolen = another.urlOf(tanvir as string).replace(code(another.urlOf(tanvir as string)), code(url));
    expect((await comeBack(stolen, another.headers)).isSignedIn).toBe(false);
    expect((await comeBack(url, another.headers)).isSignedIn).toBe(false);

    const fresh = await openWindow();
    expect((await comeBack(fresh.urlOf(tanvir as string), fresh.headers)).isSignedIn).toBe(true);
    expect((await comeBack(fresh.urlOf(tanvir as string), fresh.headers)).isSignedIn).toBe(false);

    const forged = await openWindow();
    const [head, , signature] = code(forged.urlOf(tanvir as string)).split(".");
    const claims = { sub: "demo-tanvir", aud: "tatka:demo-identity", exp: 9_999_999_999 };
    const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
    const changed = forged
      .urlOf(tanvir as string)
      .replace(code(forged.urlOf(tanvir as string)), [head, payload, signature].join("."));
    expect((await comeBack(changed, forged.headers)).isSignedIn).toBe(false);

    const late = await openWindow();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1_000 });
    expect((await comeBack(late.urlOf(tanvir as string), late.headers)).isSignedIn).toBe(false);
  });

  test("tells the shop that one has cancelled", async () => {
    const { urlOf, headers } = await openWindow();
    const { said, isSignedIn } = await comeBack(urlOf("Cancel"), headers);
    expect([said.includes("access_denied"), isSignedIn]).toEqual([true, false]);
  });

  test("vouches for nobody of the staff", async () => {
    const { body } = await signIn(sumaiya as string);
    await shop.sql("update users set role = 'staff', parts = '{orders}' where id = $1", [body.data.id]);
    const { said, isSignedIn } = await choose(sumaiya as string);
    expect([said.includes("unable_to_get_user_info"), isSignedIn]).toEqual([true, false]);
  });

  test("is no page without a window, and none that leads elsewhere", async () => {
    for (const query of ["", "?state=x", "?code_challenge=x", "?state=&code_challenge="])
      expect((await shop.get(`/identity/demo${query}`)).status).toBe(404);
    const { html } = await openWindow();
    const page = String(
      (
        await shop.get(
          `/identity/demo?state=${encodeURIComponent('"><b x')}&code_challenge=y&redirect_uri=https://evil.example`,
        )
      ).body,
    );
    expect(page).not.toMatch(/evil|<b x/);
    for (const text of [html, page])
      for (const [, url] of text.matchAll(/href="([^"]*)"/g))
        expect(url).toMatch(/^\/identity\/callback\/google\?/);
    const start = await shop.get(
      "/identity/oauth-popup/start?provider=google&popupOrigin=https://evil.example&popupNonce=n",
    );
    expect([start.status, start.headers.get("location")]).toEqual([403, null]);
  });
});

describe("the demo's identity page is gone", () => {
  const other = async (env: Record<string, string>, check: (shop: TestShop) => Promise<void>) => {
    const opened = await openTestShop(env);
    await check(opened).finally(() => opened.close());
  };
  const page = "/identity/demo?state=x&code_challenge=y";

  test("at a shop with a public URL, which shows no button", () =>
    other({ PUBLIC_URL: "https://tatka.example", TRUST_PROXY: "1" }, async (published) => {
      for (const ip of ["203.0.113.5", "127.0.0.1"])
        expect((await published.get(page, { headers: { "x-forwarded-for": ip } })).status).toBe(404);
      expect((await published.get("/api/shop")).body.data.google).toBe(false);
    }));

  test("for other machines where the public URL is this machine's", () =>
    other({ PUBLIC_URL: "http://localhost:4000", TRUST_PROXY: "1" }, async (local) => {
      for (const [ip, status] of [
        ["203.0.113.5", 404],
        ["192.168.1.7", 404],
        ["::ffff:203.0.113.5", 404],
        ["127.0.0.1, 203.0.113.5", 404],
        ["127.0.0.1", 200],
        ["::1", 200],
        ["::ffff:127.0.0.1", 200],
      ] as const)
        expect([ip, (await local.get(page, { headers: { "x-forwarded-for": ip } })).status]).toEqual([
          ip,
          status,
        ]);
    }));

  test("where a provider is configured", () =>
    other({ GOOGLE_CLIENT_ID: "tatka", GOOGLE_CLIENT_SECRET: "secret" }, async (configured) => {
      expect((await configured.get(page)).status).toBe(404);
      expect((await configured.get("/api/shop")).body.data.google).toBe(true);
    }));

  test("once the demo is removed, also for a window that was open before", () =>
    other({}, async (emptied) => {
      const opened = await openWindow(emptied);
      expect((await emptied.get("/api/shop")).body.data.google).toBe(true);
      const token = await emptied.signInAdmin();
      expect((await emptied.post("/api/admin/demo/remove", {}, { token })).status).toBe(200);
      expect((await comeBack(opened.urlOf(tanvir as string), opened.headers, emptied)).isSignedIn).toBe(
        false,
      );
      expect((await emptied.get(page)).status).toBe(404);
      expect((await emptied.get("/api/shop")).body.data.google).toBe(false);
    }));
});
