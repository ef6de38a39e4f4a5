import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openPhoneShop, wrongFor } from "#tests/support/accounts/phone-sign-in.ts";

const { shop, sms, caller } = await openPhoneShop();
const admin = await shop.signInAdmin();

beforeEach(async () => void (await shop.sql("delete from rate_limits where key like 'codes:%'")));
afterAll(async () => {
  await shop.close();
  sms.close();
});

/** Somebody who signed in by number, and has another one now. */
async function somebody(name = "Jamal Uddin") {
  const old = caller();
  const { token, data } = (await old.signIn({ name })).body;
  const next = caller();
  return {
    old,
    next,
    token: token as string,
    id: data.id as number,
    request: () => shop.post("/api/account/number/code", { mobile_no: next.mobile_no }, { token }),
    change: (input: object = {}) =>
      shop.post(
        "/api/account/number",
        { mobile_no: next.mobile_no, code: next.codes().at(-1) ?? "", ...input },
        { token },
      ),
  };
}

describe("a customer", () => {
  test("changes the number by a code that was sent to the new one, and is signed out elsewhere", async () => {
    const me = await somebody();
    const elsewhere = (await me.old.signIn()).body.token;
    expect((await me.request()).status).toBe(200);
    const wrong = await me.change({ code: wrongFor(me.next.codes()[0] ?? "") });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["code"]]);
    const changed = await me.change();
    expect(changed.body).toMatchObject({
      message: `From now on you sign in with ${me.next.mobile_no}.`,
      data: { id: me.id, mobile_no: me.next.mobile_no },
    });
    const statusOf = async (token: string) => (await shop.get("/api/my-orders", { token })).status;
    expect([await statusOf(me.token), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await me.next.signIn()).body.data.id).toBe(me.id);
    expect((await me.old.signIn()).body.errors).toHaveProperty("name");
    const profile = await shop.get("/api/account/profile", { token: me.token });
    expect(profile.body.data.mobile_no).toBe(me.next.mobile_no);
  });

  test("who signed in long ago signs in again first; an account with a password gives that", async () => {
    const me = await somebody();
    await me.request();
    await shop.sql("update sessions set signed_in_at = now() - interval '1 hour' where user_id = $1", [
      me.id,
    ]);
    expect((await me.change()).body.code).toBe("sign_in_again");

    const other = await newcomer(shop);
    await shop.sql("update sessions set signed_in_at = now() - interval '1 hour' where user_id = $1", [
      other.id,
    ]);
    const number = caller();
    await other.post("number/code", { mobile_no: number.mobile_no });
    const input = { mobile_no: number.mobile_no, code: number.codes()[0] };
    expect((await other.post("number", input)).body.errors).toHaveProperty("password");
    const set = await other.post("number", { ...input, password: "mango-tree" });
    expect(set.body.data).toMatchObject({ email: other.email, mobile_no: number.mobile_no });
    expect((await number.signIn()).body.data.email).toBe(other.email);
    expect((await other.logIn()).status).toBe(200);
  });

  test("cannot take the number of another account, nor one of a blocked customer", async () => {
    const me = await somebody();
    const owner = (await me.next.signIn({ name: "Salma Khatun" })).body.data;
    await shop.sql("delete from rate_limits where key like 'codes:%'");
    await me.request();
    expect((await me.change()).body.errors).toEqual({
      mobile_no: "Another account uses this number. To use or delete that account, sign in with the number.",
    });
    await shop.post(`/api/admin/users/${owner.id}/block`, { reason: "Never at home" }, { token: admin });
    expect((await me.change()).body.code).toBe("blocked");
  });
});

describe("staff", () => {
  const path = (id: number, more = "") => `/api/admin/users/${id}/number${more}`;

  test("set a new number for a customer who lost theirs, with the code the customer reads to them; the journal has it", async () => {
    const me = await somebody();
    const { mobile_no } = me.next;
    await shop.post(path(me.id, "/code"), { mobile_no }, { token: admin });
    const code = me.next.codes()[0] ?? "";
    const input = { mobile_no, code, reason: "Named the last two orders" };
    expect((await shop.post(path(me.id), { ...input, reason: " " }, { token: admin })).status).toBe(422);
    expect((await shop.post(path(me.id), { ...input, code: wrongFor(code) }, { token: admin })).status).toBe(
      422,
    );
    const changed = await shop.post(path(me.id), input, { token: admin });
    expect(changed.body).toEqual({ success: true, sign_in_number: mobile_no });
    expect((await shop.get("/api/my-orders", { token: me.token })).status).toBe(401);
    expect((await me.next.signIn()).body.data.id).toBe(me.id);
    const { data } = (await shop.get(`/api/admin/journal?kind=user&subject=${me.id}`, { token: admin })).body;
    expect(data[0]).toMatchObject({
      action: "user.number_changed",
      before: { phone: `…${me.old.mobile_no.slice(-3)}` },
      after: { phone: `…${mobile_no.slice(-3)}`, reason: input.reason },
    });
    const detail = await shop.get(`/api/admin/users/${me.id}`, { token: admin });
    expect(detail.body.data.sign_in_number).toBe(mobile_no);
  });

  test("cannot do so for a colleague", async () => {
    const colleague = await shop.newStaff("Colleague", "orders");
    const me = caller();
    const { mobile_no } = me;
    const refused = await shop.post(path(colleague.id, "/code"), { mobile_no }, { token: admin });
    expect([refused.status, refused.body.code]).toEqual([403, "not_allowed"]);
    expect(me.codes()).toEqual([]);
    const [row] = await shop.sql("select mobile_e164 from users where id = $1", [colleague.id]);
    expect(row).toEqual({ mobile_e164: null });
  });
});
