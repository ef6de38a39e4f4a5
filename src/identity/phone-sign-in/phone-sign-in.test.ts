import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#src/api/problem.ts";
import { locales } from "#src/language/locale.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { anotherNumber, openPhoneShop, wrongFor } from "#tests/support/accounts/phone-sign-in.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { consumeCode } from "../phone-codes/phone-codes.server.ts";
import { maxCodesToNumber, maxWrongCodes, signInShare } from "../phone-codes/rules.ts";

const { shop, sms, caller, endPauses } = await openPhoneShop({ PUBLIC_URL: "https://shop.example" });
const admin = await shop.signInAdmin();

beforeEach(async () => {
  sms.gateway.mood = "fine";
  await shop.sql("delete from rate_limits where key like 'codes:%'");
});
afterAll(async () => {
  await shop.close();
  sms.close();
});

const block = (id: number) =>
  shop.post(`/api/admin/users/${id}/block`, { reason: "Never at home" }, { token: admin });

describe("a new number", () => {
  test("registers with a code and a name, which is needed only then, and orders without another code", async () => {
    await shop.sql("update shop_details set proves_phone = true");
    shop.shop.details.forget();
    const me = caller();
    const sent = await me.requestCode();
    expect(sent.body).toEqual({
      success: true,
      message: `We sent a code to ${me.mobile_no} by SMS.`,
      request: expect.any(String),
      resend_after: 60,
      expires_in: 600,
    });
    const [code = ""] = me.codes();
    const { request } = sent.body;
    const nameless = await me.enter({ request, code });
    expect([nameless.status, nameless.body.errors]).toEqual([422, { name: "Name is required" }]);
    const entered = await me.enter({ request, code, name: "  Rokeya   Begum " });
    expect(entered.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: "You are signed in.",
      data: {
        id: expect.any(Number),
        name: "Rokeya Begum",
        email: null,
        mobile_no: me.mobile_no,
        role: "user",
        parts: [],
      },
    });
    const { token } = entered.body;
    const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no: me.mobile_no });
    expect((await shop.post("/api/place-order", draft, { token })).status).toBe(200);
    expect(me.codes()).toHaveLength(1);
    await shop.sql("update shop_details set proves_phone = false");
    shop.shop.details.forget();
  });

  test("is the same account at the next sign-in, however the number is written, and keeps its name", async () => {
    const me = caller();
    const first = await me.signIn({ name: "Jamal Uddin" });
    const again = await me.signIn({ name: "Somebody Else" });
    expect(again.body.data).toEqual(first.body.data);
    const abroad = caller(`+88${me.mobile_no}`);
    await endPauses(me.mobile_no);
    const { request } = (await abroad.requestCode()).body;
    const entered = await abroad.enter({ request, code: me.codes().at(-1) ?? "" });
    expect(entered.body.data).toEqual(first.body.data);
  });

  test("is free again when its account is deleted", async () => {
    const me = caller();
    const { token, data } = (await me.signIn({ name: "Jamal Uddin" })).body;
    expect((await shop.post("/api/account/delete", { word: "DELETE" }, { token })).status).toBe(200);
    const nameless = await me.signIn();
    expect(nameless.body.errors).toHaveProperty("name");
    const again = await me.signIn({ name: "Jamal Uddin" });
    expect(again.body.data.id).not.toBe(data.id);
  });
});

describe("the answer", () => {
  test("never tells whether a number is known, or blocked", async () => {
    const known = caller();
    await known.signIn({ name: "Jamal Uddin" });
    const blocked = caller();
    await block((await blocked.signIn({ name: "Kamal Uddin" })).body.data.id);
    const answers = [];
    for (const one of [known, blocked, caller()]) {
      await endPauses(one.mobile_no);
      const { status, body } = await one.requestCode();
      const wrong = await one.enter({ request: body.request, code: wrongFor(one.codes().at(-1) ?? "") });
      const without = await one.enter({ request: "1.forged", code: "000000" });
      const sent = { ...body, request: "", message: body.message.replace(one.mobile_no, "") };
      answers.push([status, sent, wrong.status, wrong.body, without.status, without.body]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.at(-1)).toMatchObject({
      errors: { code: "This code no longer works. Request a new one." },
    });
  });

  test("says within five seconds that no SMS could be sent, and names other ways", async () => {
    for (const mood of ["fault", "silent"] as const) {
      sms.gateway.mood = mood;
      const begun = performance.now();
      const { status, body } = await caller().requestCode();
      expect([status, body.message]).toEqual([
        503,
        "The SMS could not be sent. Try again in a minute, or sign in another way below.",
      ]);
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
  });

  test("is one SMS in either language, whose last line lets the shop's pages fill the code in", async () => {
    for (const locale of locales) {
      const me = caller();
      await me.requestCode(locale);
      const { text } = sms.taken.at(-1) ?? { text: "" };
      expect(text.split("\n").at(-1)).toBe(`@shop.example #${me.codes()[0]}`);
      expect(smsLength(text).segments).toBe(1);
    }
  });
});

describe("a code", () => {
  test("ends after five wrong tries, also when they come at once", async () => {
    const me = caller();
    const { request } = (await me.requestCode()).body;
    const [code = ""] = me.codes();
    const attempts = Array.from({ length: 20 }, () => me.enter({ request, code: wrongFor(code) }));
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([422]));
    const [row] = await shop.sql("select attempts from phone_codes where mobile_e164 = $1", [
      `+88${me.mobile_no}`,
    ]);
    expect(row?.attempts).toBe(maxWrongCodes);
    expect((await me.enter({ request, code, name: "Late" })).status).toBe(422);
  });

  test("works once, for its number, in the browser that requested it; one for an order signs nobody in", async () => {
    const me = caller();
    const { request } = (await me.requestCode()).body;
    const [code = ""] = me.codes();
    const other = caller();
    const { request: foreign } = (await other.requestCode()).body;
    expect((await other.enter({ request, code, name: "Thief" })).status).toBe(422);
    if (code !== other.codes()[0])
      expect((await me.enter({ request: foreign, code, name: "Thief" })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => me.enter({ request, code, name: "Jamal Uddin" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // The transaction that began first comes second.
    const again = caller();
    await again.requestCode();
    const [{ id: newest } = { id: 0 }] = await shop.sql<{ id: number }>(
      "select max(id) as id from phone_codes",
    );
    const { database } = shop.shop;
    const late = inTransaction(database, async (client) => {
      await client.query("select now()");
      await inTransaction(database, (other) => consumeCode(other, newest));
      await consumeCode(client, newest);
    });
    await expect(late).rejects.toThrow(Problem);

    await shop.sql("update shop_details set proves_phone = true");
    shop.shop.details.forget();
    const buyer = caller();
    await shop.post("/api/phone-proof", { mobile_no: buyer.mobile_no }, { token: await shop.newCustomer() });
    const [{ id } = { id: 0 }] = await shop.sql<{ id: number }>("select max(id) as id from phone_codes");
    const stolen = request.replace(/^[0-9]+/, String(id));
    expect((await buyer.enter({ request: stolen, code: buyer.codes()[0] ?? "", name: "Thief" })).status).toBe(
      422,
    );
    await shop.sql("update shop_details set proves_phone = false");
    shop.shop.details.forget();
  });

  test("is not sent a sixth time in a day to one number, nor beyond the shop's cap, of which strangers leave a part to orders", async () => {
    const mobile_no = anotherNumber();
    for (let sent = 0; sent < maxCodesToNumber; sent++) {
      expect((await caller(mobile_no).requestCode()).status).toBe(200);
      expect((await caller(mobile_no).requestCode()).body.code).toBe(
        sent + 1 < maxCodesToNumber ? "too_fast" : "not_offered",
      );
      await shop.sql("delete from rate_limits where key = 'codes:pause:+88' || $1", [mobile_no]);
    }
    await shop.sql("update shop_details set codes_per_day = 10");
    shop.shop.details.forget();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await caller().requestCode()).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10 * signInShare - maxCodesToNumber);
    await shop.sql("update shop_details set codes_per_day = 100");
    shop.shop.details.forget();
  });
});

test("strangers who use up the codes of a number or of a day lock no device that signed in with it; a sixth code is not sent there either", async () => {
  const me = caller();
  const signedIn = await me.signIn({ name: "Shirin Akter" });
  const [cookie = ""] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Secure-tatka\.known=.*; Path=\/api\/auth\/phone-code; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(cookie).not.toContain(me.mobile_no.slice(1));
  await shop.sql("delete from rate_limits where key like 'codes:%'");
  const stranger = caller(me.mobile_no);
  const endPause = () => shop.sql("delete from rate_limits where key like 'codes:%pause:%'");
  for (let sent = 0; sent < maxCodesToNumber; sent++) {
    await endPause();
    expect((await stranger.requestCode()).status).toBe(200);
  }
  await shop.sql(
    "insert into rate_limits (key, count, window_ends) values ('codes:sign-in', 80, now() + interval '1 hour') on conflict (key) do update set count = 80",
  );
  expect((await me.requestCode()).body.code).toBe("not_offered");
  me.keepCookie(signedIn);
  const { body } = await me.requestCode();
  expect((await me.enter({ request: body.request, code: me.codes().at(-1) ?? "" })).body.data.name).toBe(
    "Shirin Akter",
  );
  const other = caller();
  other.keepCookie(signedIn);
  expect((await other.requestCode()).body.code).toBe("not_offered");
  for (let sent = 1; sent < maxCodesToNumber; sent++) {
    await endPause();
    expect((await me.requestCode()).status).toBe(200);
  }
  await endPause();
  expect((await me.requestCode()).body.code).toBe("not_offered");
});

// More of them by hand: NUMBERS=1000 npx vitest run src/identity/phone-sign-in/phone-sign-in.test.ts
test("ten guessers for each of a hundred numbers: none gets in, and the cost stays under the caps", async () => {
  const targets = Array.from({ length: Number(process.env.NUMBERS ?? 100) }, () => anotherNumber());
  const perDay = 60;
  await shop.sql("update shop_details set codes_per_day = $1", [perDay]);
  shop.shop.details.forget();
  const before = sms.taken.length;
  const users = async () => (await shop.sql("select from users")).length;
  const accounts = await users();
  /** Whoever had a code sent tries five others, and then the right one; who was sent none tries the right one at once. */
  const guess = async (target: string) => {
    const me = caller(target);
    const sent = await me.requestCode();
    const right = me.codes().at(-1) ?? "123456";
    const { request = "1.none" } = sent.body;
    if (sent.status === 200)
      for (let wrong = 0; wrong < maxWrongCodes; wrong++)
        await me.enter({ request, code: wrongFor(right), name: "Guesser" });
    return (await me.enter({ request, code: right, name: "Guesser" })).status;
  };
  for (let round = 0; round < 10; round++) {
    const statuses = await Promise.all(targets.map(guess));
    expect(new Set(statuses)).toEqual(new Set([422]));
  }
  expect(await users()).toBe(accounts);
  const paid = sms.taken.slice(before);
  expect(paid.length).toBeLessThanOrEqual(perDay);
  for (const target of targets)
    expect(paid.filter(({ to }) => to === `88${target}`).length).toBeLessThanOrEqual(maxCodesToNumber);
  await shop.sql("update shop_details set codes_per_day = 100");
  shop.shop.details.forget();
});

describe("a blocked customer stays blocked", () => {
  const refused = async (me: ReturnType<typeof caller>) => {
    const { status, body } = await me.signIn({ name: "New Name" });
    expect([status, body.code]).toEqual([403, "blocked"]);
  };

  test("by number, also with another name", async () => {
    const me = caller();
    const { token, data } = (await me.signIn({ name: "Jamal Uddin" })).body;
    await block(data.id);
    expect((await shop.get("/api/my-orders", { token })).status).toBe(401);
    await refused(me);
  });

  test("by the number that an account with an e-mail address proved, and by that address", async () => {
    const customer = await newcomer(shop);
    const me = caller();
    await shop.sql("insert into phone_proofs (user_id, mobile_e164) values ($1, $2)", [
      customer.id,
      `+88${me.mobile_no}`,
    ]);
    await block(Number(customer.id));
    await refused(me);
    expect((await customer.logIn()).body.code).toBe("blocked");
  });

  test("by the number of orders on the phone", async () => {
    const me = caller();
    const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no: me.mobile_no });
    const taken = await shop.post(
      "/api/admin/orders",
      { ...draft, customer: { name: "Rokeya Begum" } },
      { token: admin },
    );
    expect(taken.status).toBe(200);
    const [{ user_id } = { user_id: 0 }] = await shop.sql<{ user_id: number }>(
      "select user_id from orders where id = $1",
      [taken.body.order.id],
    );
    await block(user_id);
    await refused(me);
  });

  test("but a number that a blocked customer only typed is nobody's", async () => {
    const customer = await newcomer(shop);
    const me = caller();
    const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no: me.mobile_no });
    await shop.post("/api/place-order", draft, { token: customer.token });
    await block(Number(customer.id));
    expect((await me.signIn({ name: "Somebody" })).status).toBe(200);
  });
});

test("staff show their second factor as after every sign-in", async () => {
  const me = caller();
  const colleague = await shop.newStaff("Colleague", "orders");
  await shop.sql("update users set mobile_e164 = $2, mobile_proven_at = now() where id = $1", [
    colleague.id,
    `+88${me.mobile_no}`,
  ]);
  await shop.sql(
    "insert into second_factors (user_id, secret, confirmed_at) values ($1, 'JBSWY3DPEHPK3PXP', now())",
    [colleague.id],
  );
  const { token, data } = (await me.signIn()).body;
  expect(data.id).toBe(colleague.id);
  const closed = await shop.get("/api/admin/orders", { token });
  expect([closed.status, closed.body.code]).toEqual([403, "second_factor"]);
});

test("staff without a second factor do not get in by a number alone", async () => {
  const me = caller();
  const { id } = await shop.newStaff("Careless", "orders");
  await shop.sql("update users set mobile_e164 = $2, mobile_proven_at = now() where id = $1", [
    id,
    `+88${me.mobile_no}`,
  ]);
  expect((await me.signIn()).body).toMatchObject({ code: "not_offered" });
  const open = "select count(*)::int as sessions from sessions where user_id = $1";
  expect(await shop.sql(open, [id])).toEqual([{ sessions: 1 }]);
});

test("who signs out everywhere is signed out on each device", async () => {
  const me = caller();
  const phone = (await me.signIn({ name: "Two Devices" })).body.token;
  const tablet = (await me.signIn()).body.token;
  const isOpen = async (token: string) => (await shop.get("/api/auth/viewer", { token })).status === 200;
  expect((await shop.post("/api/account/sign-out-others", {}, { token: tablet })).status).toBe(200);
  expect([await isOpen(phone), await isOpen(tablet)]).toEqual([false, true]);
  expect((await shop.post("/api/account/sign-out-everywhere", {}, { token: tablet })).status).toBe(200);
  expect(await isOpen(tablet)).toBe(false);
});

describe("without a gateway", () => {
  test("the demo shows the code, and lets no staff in by it", async () => {
    const demo = await openTestShop();
    expect((await demo.get("/api/shop")).body.data.phone_sign_in).toBe(true);
    const mobile_no = anotherNumber();
    const { body } = await demo.post("/api/auth/phone-code", { mobile_no });
    expect(body.demo_code).toMatch(/^[0-9]{6}$/);
    const { request, demo_code: code } = body;
    const entered = await demo.post("/api/auth/phone", { mobile_no, request, code, name: "Rokeya" });
    expect(entered.status).toBe(200);
    await demo.sql("update users set role = 'admin' where id = $1", [entered.body.data.id]);
    await demo.sql("delete from rate_limits where key like 'codes:%'");
    const again = (await demo.post("/api/auth/phone-code", { mobile_no })).body;
    const refused = await demo.post("/api/auth/phone", {
      mobile_no,
      request: again.request,
      code: again.demo_code,
    });
    expect([refused.status, refused.body.code]).toEqual([403, "not_offered"]);
    await demo.close();
  });

  test("a shop at a public address offers no number, and says so", async () => {
    const bare = await openTestShop({ PUBLIC_URL: "https://shop.example" });
    expect((await bare.get("/api/shop")).body.data.phone_sign_in).toBe(false);
    const { status, body } = await bare.post("/api/auth/phone-code", { mobile_no: anotherNumber() });
    expect([status, body.code]).toEqual([403, "not_offered"]);
    await bare.close();
  });
});
