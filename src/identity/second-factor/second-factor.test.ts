import { generateSync } from "otplib";
import { describe, expect, test, vi } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

async function newSalma() {
  const me = await newcomer(shop, "Salma");
  await shop.sql("update users set role = 'staff', parts = '{orders}' where id = $1", [me.id]);
  return me;
}
type Salma = Awaited<ReturnType<typeof newSalma>>;

/** A code of the app; `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

async function enrol(me: Salma) {
  const begun = await me.post("second-factor/begin", { password: "mango-tree" });
  const { secret, uri } = begun.body.data;
  expect(uri).toContain(`secret=${secret}`);
  const confirmed = await me.post("second-factor/confirm", { code: codeOf(secret, -1) });
  expect([confirmed.status, confirmed.body.data?.codes.length]).toEqual([200, 10]);
  me.token = confirmed.body.token;
  return { secret, codes: confirmed.body.data.codes as string[] };
}

const orders = (token: string) => shop.get("/api/admin/orders", { token });
const prove = (token: string, code: string) =>
  shop.post("/api/account/second-factor/prove", { code }, { token });

describe("a second factor", () => {
  test("closes the back office to every other session until it is shown, and nothing else", async () => {
    const me = await newSalma();
    const before = (await me.logIn()).body.token;
    const { secret } = await enrol(me);
    expect((await orders(me.token)).status).toBe(200);
    const unproven = (await me.logIn()).body.token;
    for (const token of [before, unproven]) {
      const closed = await orders(token);
      expect([closed.status, closed.body.code, closed.body.details]).toEqual([
        403,
        "second_factor",
        { lock: "prove" },
      ]);
      expect((await shop.get("/api/my-orders", { token })).status).toBe(200);
      expect((await shop.get("/api/auth/viewer", { token })).body.data).not.toHaveProperty("locked");
    }
    const after = (await prove(unproven, codeOf(secret))).body.token;
    expect([(await orders(after)).status, (await orders(before)).status]).toEqual([200, 403]);
  });

  test("guards its own account: a password alone neither changes it nor ends the owner's sessions", async () => {
    const me = await newSalma();
    const { secret } = await enrol(me);
    const { id } = (await me.get("sessions")).body.data[0];
    let token = (await me.logIn()).body.token;
    const call = (path: string, input: object) => shop.post(`/api/account/${path}`, input, { token });
    const password = "mango-tree";
    const change = { current_password: password, new_password: "guava-tree" };
    const acts: [string, object][] = [
      ["password", change],
      [`sessions/${id}/end`, { password }],
      ["sign-out-others", { password }],
      ["sign-out-everywhere", { password }],
    ];
    for (const [path, input] of acts) {
      const { status, body } = await call(path, input);
      expect([path, status, body.code, body.details]).toEqual([
        path,
        403,
        "second_factor",
        { lock: "prove" },
      ]);
    }
    expect((await orders(me.token)).status).toBe(200);

    token = (await prove(token, codeOf(secret))).body.token;
    expect((await call("password", change)).status).toBe(200);
    expect((await orders(me.token)).status).toBe(401);
    expect((await me.logIn()).status).toBe(401);
    // Without the factor, a user can sign out only this device.
    token = (await me.logIn("guava-tree")).body.token;
    const own = (await shop.get("/api/account/sessions", { token })).body.data[0];
    expect([own.current, (await call(`sessions/${own.id}/end`, {})).status]).toEqual([true, 200]);
  });

  test("of somebody who was staff guards deletion, too", async () => {
    const me = await newSalma();
    await enrol(me);
    await shop.sql("update users set role = 'user', parts = '{}' where id = $1", [me.id]);
    const { token } = (await me.logIn()).body;
    const deleted = await shop.post("/api/account/delete", { password: "mango-tree" }, { token });
    expect([deleted.status, deleted.body.code]).toEqual([403, "second_factor"]);
  });

  test("brings a new token, when it is set up and when it is shown: the one before opens nothing any more", async () => {
    const me = await newSalma();
    const first = me.token;
    const { secret } = await enrol(me);
    const unproven = (await me.logIn()).body.token;
    const proven = (await prove(unproven, codeOf(secret))).body.token;
    expect(new Set([first, me.token, unproven, proven]).size).toBe(4);
    const viewer = async (token: string) => (await shop.get("/api/auth/viewer", { token })).status;
    const statuses = [first, unproven, me.token, proven].map(viewer);
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
    const rows = await shop.sql(
      "select from sessions where user_id = $1 and factor_at is not null and expires_at < now() + interval '30 days'",
      [me.id],
    );
    expect(rows).toHaveLength(2);
  });

  test("takes a code in Bengali digits with blanks, but none twice, no old one, and no nonsense", async () => {
    const me = await newSalma();
    const { secret } = await enrol(me);
    const token = (await me.logIn()).body.token;
    for (const wrong of [codeOf(secret, -1), codeOf(secret, -9), "000000", "12345", "abc", "১২৩৪৫৬৭"]) {
      const { status, body } = await prove(token, wrong);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["code"]]);
    }
    const bengali = codeOf(secret).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");
    expect((await prove(token, `${bengali.slice(0, 3)} ${bengali.slice(3)}`)).status).toBe(200);
    expect((await prove((await me.logIn()).body.token, codeOf(secret))).status).toBe(422);
  });

  test("is opened by a recovery code once, however it is typed, and the journal says so", async () => {
    const me = await newSalma();
    const { codes } = await enrol(me);
    const [one = "", two = ""] = codes;
    const token = (await me.logIn()).body.token;
    expect((await prove(token, ` ${one.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await prove((await me.logIn()).body.token, one)).status).toBe(422);
    expect((await me.get("second-factor")).body.data).toEqual({
      enrolled: true,
      demanded: false,
      proven: true,
      recovery_codes: 9,
    });
    const renewed = await me.post("second-factor/recovery-codes", { code: two });
    expect([renewed.status, Object.keys(renewed.body.errors)]).toEqual([422, ["code"]]);
    const lines = await shop.sql("select action from journal where subject_id = $1 order by id", [me.id]);
    expect(lines).toEqual([{ action: "staff.second_factor_on" }, { action: "staff.recovery_code_used" }]);
  });

  test("begins with the own password only, and not over one that is on", async () => {
    const me = await newSalma();
    const guessed = await me.post("second-factor/begin", { password: "guessed" });
    expect([guessed.status, Object.keys(guessed.body.errors)]).toEqual([422, ["password"]]);
    expect((await me.post("second-factor/confirm", { code: "123456" })).body.code).toBe("changed");
    await enrol(me);
    expect((await me.post("second-factor/begin", { password: "mango-tree" })).body.code).toBe("changed");
  });

  test("goes with a code, with the rights, and by an admin for who lost the phone", async () => {
    const one = await newSalma();
    const two = await newSalma();
    const three = await newSalma();
    const { codes } = await enrol(one);
    expect((await one.post("second-factor/remove", { code: "000000" })).status).toBe(422);
    expect((await one.post("second-factor/remove", { code: codes[0] })).status).toBe(200);
    expect((await orders((await one.logIn()).body.token)).status).toBe(200);

    const was = { role: "staff", parts: ["orders"] };
    const change = (who: Salma, rights: object) =>
      shop.post(
        `/api/admin/staff/${who.id}`,
        { ...was, ...rights, was, password: "test-admin" },
        { token: admin },
      );
    await enrol(two);
    const given = await change(two, { remove_second_factor: true });
    expect([given.status, given.body.data.second_factor]).toEqual([200, false]);
    expect((await orders((await two.logIn()).body.token)).status).toBe(200);
    await enrol(three);
    await change(three, { role: "user", parts: [] });
    expect(await shop.sql("select from second_factors where user_id = $1", [three.id])).toEqual([]);
  });

  test("cannot be guessed: after five wrong codes one waits", async () => {
    const guarded = await openTestShop({ RATE_LIMIT: "1" });
    const { body } = await guarded.post("/api/auth/login", {
      email: "admin@tatka.example",
      password: "test-admin",
    });
    const attempt = () =>
      guarded.post("/api/account/second-factor/prove", { code: "123456" }, { token: body.token });
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array(5).fill(409), 429]);
    await guarded.close();
  });
});

describe("a shop that demands a second factor", () => {
  test("opens the back office to staff once they have set one up", async () => {
    const strict = await openTestShop({ SECOND_FACTOR: "1" });
    let token = await strict.signInAdmin();
    const closed = await strict.get("/api/admin/overview", { token });
    expect([closed.status, closed.body.details]).toEqual([403, { lock: "enrol" }]);
    const call = (path: string, input: object) =>
      strict.post(`/api/account/second-factor/${path}`, input, { token });
    const { secret } = (await call("begin", { password: "test-admin" })).body.data;
    token = (await call("confirm", { code: codeOf(secret) })).body.token;
    expect((await strict.get("/api/admin/overview", { token })).status).toBe(200);
    // The code of a later step, as the app will show it.
    vi.setSystemTime(Date.now() + 60_000);
    expect((await call("remove", { code: codeOf(secret) })).status).toBe(200);
    vi.useRealTimers();
    expect((await strict.get("/api/admin/overview", { token })).body.details).toEqual({ lock: "enrol" });
    await strict.close();
  });

  test("is one where an admin with a second factor says so, by password; the journal tells it, and it is taken back", async () => {
    const own = await openTestShop();
    let token = await own.signInAdmin();
    const demand = (demanded: boolean, password = "test-admin") =>
      own.post("/api/admin/second-factor", { demanded, password }, { token });
    const colleague = await newcomer(own, "Salma");
    await own.sql("update users set role = 'staff', parts = '{orders}' where id = $1", [colleague.id]);
    const orders = () => own.get("/api/admin/orders", { token: colleague.token });

    const early = await demand(true);
    expect([early.status, early.body.errors.demanded]).toEqual([
      422,
      expect.stringMatching(/yourself first/),
    ]);
    const call = (path: string, input: object) =>
      own.post(`/api/account/second-factor/${path}`, input, { token });
    const { secret } = (await call("begin", { password: "test-admin" })).body.data;
    token = (await call("confirm", { code: codeOf(secret) })).body.token;
    expect((await demand(true, "wrong")).body.errors).toHaveProperty("password");
    expect((await orders()).status).toBe(200);

    expect((await demand(true)).body.data).toEqual({ demanded: true, fixed: null, enrolled: true });
    expect([(await orders()).status, (await orders()).body.details]).toEqual([403, { lock: "enrol" }]);
    expect((await own.get("/api/my-orders", { token: colleague.token })).status).toBe(200);
    const mine = await own.get("/api/account/second-factor", { token: colleague.token });
    expect(mine.body.data.demanded).toBe(true);

    expect((await demand(false)).status).toBe(200);
    expect((await demand(false)).status).toBe(200);
    expect((await orders()).status).toBe(200);
    const lines = await own.sql(
      "select before, after from journal where action = 'settings.changed' order by id",
    );
    expect(lines).toEqual([
      { before: { second_factor: false }, after: { second_factor: true } },
      { before: { second_factor: true }, after: { second_factor: false } },
    ]);
    await own.close();
  });

  test.each([
    ["1", true],
    ["0", false],
  ])("is as the environment says, whatever an admin chooses: SECOND_FACTOR=%s", async (set, demanded) => {
    const fixed = await openTestShop({ SECOND_FACTOR: set });
    await fixed.sql("update shop_details set second_factor = $1", [!demanded]);
    const token = await fixed.signInAdmin();
    const closed = await fixed.get("/api/admin/overview", { token });
    expect(closed.status).toBe(demanded ? 403 : 200);
    if (demanded) await fixed.sql("update sessions set factor_at = now()");
    const shown = await fixed.get("/api/admin/second-factor", { token });
    expect(shown.body.data).toEqual({ demanded, fixed: "SECOND_FACTOR", enrolled: false });
    const change = { demanded: !demanded, password: "test-admin" };
    const refused = await fixed.post("/api/admin/second-factor", change, { token });
    expect([refused.status, refused.body.errors.demanded]).toEqual([
      422,
      "Set by SECOND_FACTOR on the server. It can only be changed there.",
    ]);
    await fixed.close();
  });
});
