import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openPhoneShop, wrongFor } from "#tests/support/accounts/phone-sign-in.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openPostBox } from "#tests/support/services/post-box.ts";

const post = await openPostBox();
const { shop, sms, caller } = await openPhoneShop({
  SMTP_URL: post.url,
  SHOP_EMAIL: "hello@tatka.example",
  SHOP_PHONE: "01700-000000",
});
const admin = await shop.signInAdmin();

beforeEach(async () => void (await shop.sql("delete from rate_limits where key like 'codes:%'")));
afterAll(async () => {
  await shop.close();
  sms.close();
  post.close();
});

const smsTo = (mobile_no: string) =>
  sms.taken.filter(
    ({ to, text }) => to === `88${mobile_no}` && !/[0-9]{6}\b/.test(text.replace("01700-000000", "")),
  );

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

  test("gets an SMS at the old number and an e-mail at a proven address, in the language of the last order", async () => {
    const me = await newcomer(shop);
    const first = caller();
    const change = async ({ mobile_no, codes }: ReturnType<typeof caller>) => {
      await shop.sql("delete from rate_limits where key like 'codes:%'");
      await me.post("number/code", { mobile_no });
      return (await me.post("number", { mobile_no, code: codes().at(-1) ?? "" })).status;
    };
    const mails = (count: number) =>
      vi.waitFor(
        () => {
          const found = post.received.filter(({ to }) => to === me.email);
          expect(found).toHaveLength(count);
          return found;
        },
        { timeout: 60_000 },
      );
    await shop.sql("update users set email_verified = false where id = $1", [me.id]);
    expect(await change(caller())).toBe(200);
    await shop.sql("update users set email_verified = true where id = $1", [me.id]);
    expect(await change(first)).toBe(200);
    const [mail] = await mails(1);
    expect(mail?.subject).toBe("New mobile number for your account at Tatka");
    expect(mail?.text).toContain(`that ends in …${first.mobile_no.slice(-3)}`);
    expect(mail?.text).toContain("If that was not you, call 01700-000000.");
    expect(smsTo(first.mobile_no)).toEqual([]);
    const second = caller();
    expect(await change(second)).toBe(200);
    expect(smsTo(first.mobile_no).map(({ text }) => text)).toEqual([
      "Tatka: your account now signs in with another number. Not you? Call 01700-000000",
    ]);
    await mails(2);
    expect(await change(second)).toBe(200);
    const draft = draftOf([{ product_id: 2, quantity: 1 }]);
    await shop.post("/api/place-order?lang=bn", draft, { token: me.token });
    const third = caller();
    expect(await change(third)).toBe(200);
    expect(smsTo(second.mobile_no).some(({ text }) => text.startsWith("টাটকা: আপনার লগইন নম্বর"))).toBe(true);
    await vi.waitFor(
      () =>
        expect(
          post.received.filter(({ subject }) => subject === "টাটকা: আপনার অ্যাকাউন্টে নতুন মোবাইল নম্বর"),
        ).toHaveLength(1),
      { timeout: 60_000 },
    );
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
    const input = { mobile_no, code, reason: "Named the last two orders", password: "test-admin" };
    expect((await shop.post(path(me.id), { ...input, reason: " " }, { token: admin })).status).toBe(422);
    expect((await shop.post(path(me.id), { ...input, code: wrongFor(code) }, { token: admin })).status).toBe(
      422,
    );
    for (const password of ["", "guess"]) {
      const refused = await shop.post(path(me.id), { ...input, password }, { token: admin });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["password"]]);
    }
    const changed = await shop.post(path(me.id), input, { token: admin });
    expect(changed.body).toEqual({ success: true, sign_in_number: mobile_no });
    const [sms] = smsTo(me.old.mobile_no);
    expect(sms?.text).toBe("টাটকা: আপনার লগইন নম্বর বদলেছে। আপনি না করলে ফোন 01700-000000");
    expect(smsLength(sms?.text ?? "").segments).toBe(1);
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
