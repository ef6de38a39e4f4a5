import { randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import { afterAll, describe, expect, test, vi } from "vitest";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

const post = await openPostBox();
afterAll(() => post.close());
const shop = await testShop({
  SMTP_URL: post.url,
  PUBLIC_URL: "https://tatka.example",
  SHOP_EMAIL: "hello@tatka.example",
});

async function somebody() {
  const email = `${randomUUID()}@example.com`;
  const { body } = await shop.post("/api/auth/login", { name: "Nusrat", email, password: "mango-tree" });
  return { email, token: body.token as string };
}

const requestReset = (email: string, lang = "en") =>
  shop.post(`/api/auth/forgot-password?lang=${lang}`, { email });
const set = (token: string, new_password = "lychee-tree") =>
  shop.post("/api/auth/reset-password", { token, new_password });
const logIn = (email: string, password: string) => shop.post("/api/auth/login", { email, password });
const mailTo = (email: string) =>
  vi.waitFor(() => {
    const mail = post.received.find(({ to }) => to === email);
    if (!mail) throw new Error("no mail yet");
    return mail;
  }, soon);
/** Even on a slow machine. */
const soon = { timeout: 60_000 };
const tokenIn = (text: string) => /#token=(\S+)/.exec(text)?.[1] ?? "";

const quicker = <T extends { ms: number }>(one: T, other: T): T => (other.ms < one.ms ? other : one);

describe("a forgotten password", () => {
  test("is replaced by a link that comes by mail, works once, and signs everybody out", async () => {
    const { email, token: session } = await somebody();
    expect((await requestReset(email)).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail.subject).toBe("Set a new password at Tatka");
    expect(mail.text).toContain("https://tatka.example/reset-password#token=");
    const token = tokenIn(mail.text);
    expect((await set(token)).body.message).toBe("Your new password is saved. Sign in with it now.");
    expect((await logIn(email, "mango-tree")).status).toBe(401);
    expect((await logIn(email, "lychee-tree")).status).toBe(200);
    expect((await shop.get("/api/account/profile", { token: session })).status).toBe(401);
    const again = await set(token, "another-tree");
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["token"]]);
  });

  test("stands in the database only as long as its e-mail waits", async () => {
    const { email } = await somebody();
    await requestReset(email);
    const token = tokenIn((await mailTo(email)).text);
    await vi.waitFor(async () => expect(await shop.sql("select * from emails")).toEqual([]), soon);
    const stored = await shop.sql("select identifier, value from identity.verification");
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await set(token)).status).toBe(200);
  });

  test("proves that the address is theirs", async () => {
    const { email } = await somebody();
    await requestReset(email);
    await set(tokenIn((await mailTo(email)).text));
    const { body } = await logIn(email, "lychee-tree");
    const { body: me } = await shop.get("/api/account/profile", { token: body.token });
    expect(me.data.email_verified).toBe(true);
  });

  test("is written about in the language of the page", async () => {
    const { email } = await somebody();
    await requestReset(email, "bn");
    const mail = await mailTo(email);
    expect(mail.subject).toBe("টাটকা: নতুন পাসওয়ার্ডের লিংক");
    expect(mail.text).toContain("https://tatka.example/bn/reset-password#token=");
  });

  test("is answered alike for an address that nobody has, in words and in time, and no mail goes out", async () => {
    const { email } = await somebody();
    const nobody = `${randomUUID()}@example.com`;
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, body } = await requestReset(address);
      return { status, body, ms: performance.now() - start };
    };
    // The fastest of several is least affected by other load.
    let known = await timed(email);
    let unknown = await timed(nobody);
    for (let turn = 0; turn < 4; turn++) {
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      known = quicker(known, await timed(email));
      unknown = quicker(unknown, await timed(nobody));
    }
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(290);
    expect(Math.max(known.ms, unknown.ms)).toBeLessThan(2 * Math.min(known.ms, unknown.ms));
    await mailTo(email);
    expect(post.received.map(({ to }) => to)).not.toContain(nobody);
  });

  test("is not replaced by a made-up or an old link, or by a short password", async () => {
    const { email } = await somebody();
    expect((await set("made-up")).status).toBe(422);
    await requestReset(email);
    const token = tokenIn((await mailTo(email)).text);
    expect((await set(token, "short")).body.errors).toHaveProperty("new_password");
    await shop.sql(`update identity.verification set "expiresAt" = now() - interval '1 second'`);
    expect((await set(token)).status).toBe(422);
    expect((await logIn(email, "mango-tree")).status).toBe(200);
  });

  test("has one link that works: the others of that customer are over with the first, or with a new password", async () => {
    const { email, token: session } = await somebody();
    const links = async () => {
      await requestReset(email);
      await requestReset(email);
      const mails = await vi.waitFor(() => {
        const mine = post.received.filter(({ to }) => to === email);
        expect(mine.length % 2).toBe(0);
        expect(mine.length).toBeGreaterThan(0);
        return mine;
      }, soon);
      return mails.slice(-2).map(({ text }) => tokenIn(text));
    };
    const change = { current_password: "mango-tree", new_password: "jackfruit-tree" };
    const [before = ""] = await links();
    expect((await shop.post("/api/account/password", change, { token: session })).status).toBe(200);
    expect((await set(before)).status).toBe(422);

    const [first = "", second = ""] = await links();
    expect((await set(second)).status).toBe(200);
    expect((await set(first, "another-tree")).status).toBe(422);
    expect((await logIn(email, "lychee-tree")).status).toBe(200);
  });

  test("is not replaced by the address itself, which leaves the link as it was", async () => {
    const { email } = await somebody();
    await requestReset(email);
    const token = tokenIn((await mailTo(email)).text);
    const words = "This password is too easy to guess. Please choose another.";
    expect((await set(token, email)).body.errors).toEqual({ new_password: words });
    expect((await set(token)).status).toBe(200);
  });

  test.each(["a\u0000b", "\u0000", "a b", "", "x".repeat(101)])("is not replaced by %j", async (token) => {
    const { status, body } = await set(token);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["token"]]);
  });

  test("greets by name only whose address is proven: anybody may register a stranger's, under any name", async () => {
    const { email } = await somebody();
    await requestReset(email);
    const before = await mailTo(email);
    expect(before.text).not.toContain("Nusrat");
    await set(tokenIn(before.text));
    const { token } = (await logIn(email, "lychee-tree")).body;
    await shop.post("/api/account/profile", { name: "Nusrat" }, { token });
    await requestReset(email);
    await vi.waitFor(
      () => expect(post.received.filter(({ to }) => to === email).at(-1)?.text).toContain("Hello Nusrat,"),
      soon,
    );
  });

  test("gives the owner of the e-mail an account without a stranger's name, mobile number and second factor", async () => {
    const { email, token } = await somebody();
    const stranger = (path: string, body: object) => shop.post(`/api/account/${path}`, body, { token });
    await stranger("profile", { name: "Call 01712345678", picture: "https://evil.example/x.png" });
    const { secret } = (await stranger("second-factor/begin", { password: "mango-tree" })).body.data;
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });
    expect((await stranger("second-factor/confirm", { code })).status).toBe(200);
    await shop.sql(
      "update users set mobile_e164 = '+8801999999999', mobile_proven_at = now() where email = $1",
      [email],
    );

    await requestReset(email);
    await set(tokenIn((await mailTo(email)).text));
    const { body } = await logIn(email, "lychee-tree");
    expect(body.data.name).toBe(email.split("@")[0]);
    const mine = { token: body.token };
    const profile = await shop.get("/api/account/profile", mine);
    expect(profile.body.data).not.toHaveProperty("picture");
    expect(body.data).not.toHaveProperty("mobile_no");
    expect(await shop.sql("select mobile_e164 from users where email = $1", [email])).toEqual([
      { mobile_e164: null },
    ]);
    expect((await shop.get("/api/account/second-factor", mine)).body.data.enrolled).toBe(false);

    // From now on the e-mail address is verified: the owner's name and factor stay.
    await shop.post("/api/account/profile", { name: "Nusrat" }, mine);
    await requestReset(email);
    const link = await vi.waitFor(() => {
      const mails = post.received.filter(({ to }) => to === email);
      expect(mails).toHaveLength(2);
      return tokenIn(mails.at(-1)?.text ?? "");
    }, soon);
    await set(link, "guava-tree");
    expect((await logIn(email, "guava-tree")).body.data.name).toBe("Nusrat");
  });

  test("of staff whose address is not proven leaves the second factor on", async () => {
    const { email } = await somebody();
    await shop.sql("update users set role = 'admin' where email = $1", [email]);
    await shop.sql(
      "insert into second_factors (user_id, secret, confirmed_at) select id, 'AAAA', now() from users where email = $1",
      [email],
    );
    await requestReset(email);
    await set(tokenIn((await mailTo(email)).text));
    const { body } = await logIn(email, "lychee-tree");
    expect(body.data.name).toBe("Nusrat");
    const factor = await shop.get("/api/account/second-factor", { token: body.token });
    expect(factor.body.data.enrolled).toBe(true);
  });

  test("cannot be asked for past the shop, nor used to bury somebody in mail", async () => {
    const direct = await shop.post("/identity/request-password-reset", { email: "a@example.com" });
    expect(direct.status).toBe(404);
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++)
      statuses.push((await strict.post("/api/auth/forgot-password", { email: "a@example.com" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});

describe("a mail", () => {
  test("is tried again where the mail server turned it away, and holds no answer up", async () => {
    const { email } = await somebody();
    post.box.refuse = true;
    // The answer does not wait for the mail server.
    expect((await requestReset(email)).status).toBe(200);
    expect(post.received.map(({ to }) => to)).not.toContain(email);
    post.box.refuse = false;
    await vi.waitFor(() => expect(post.received.map(({ to }) => to)).toContain(email), soon);
  });
});
