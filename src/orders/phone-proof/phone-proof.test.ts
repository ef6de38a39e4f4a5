import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { maxWrongCodes } from "#src/identity/phone-codes/rules.ts";
import { locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { openProofShop } from "#tests/support/accounts/phone-proof.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";

const { shop, admin, setting, somebody, wrongFor } = await openProofShop();

describe("another number for a placed order", () => {
  test("is taken once its customer has typed the code that was sent to it; another address needs none", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    await me.confirm(me.codes()[0] ?? "");
    const { number, address_details } = (await me.order()).body.order;
    const other = somebody(me.token);
    const change = (mobile_no: string, address = address_details, was = me.mobile_no) =>
      shop.post(
        `/api/my-orders/${number}/delivery`,
        { address_details: address, mobile_no, was: { address_details, mobile_no: was } },
        { token: me.token },
      );
    const refused = await change(other.mobile_no);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "phone_unproven",
      { mobile_no: other.mobile_no },
    ]);
    // A false claim about the previous number changes nothing.
    expect((await change(other.mobile_no, address_details, other.mobile_no)).body.code).toBe("changed");
    const [row] = await shop.sql("select mobile_no from orders order by id desc limit 1");
    expect(row?.mobile_no).toBe(me.mobile_no);
    await other.send();
    await other.confirm(other.codes()[0] ?? "");
    expect((await change(other.mobile_no)).body.data.mobile_no).toBe(other.mobile_no);
    const moved = await shop.post(
      `/api/my-orders/${number}/delivery`,
      {
        address_details: "House 7",
        mobile_no: other.mobile_no,
        was: { address_details, mobile_no: other.mobile_no },
      },
      { token: me.token },
    );
    expect(moved.body.data.address_details).toBe("House 7");
  });
});

describe("the first order to a number", () => {
  test("is taken once its customer has typed the code of the SMS, in either digits, and later orders need none", async () => {
    const me = somebody(await shop.newCustomer());
    const refused = await me.order();
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "phone_unproven",
      { mobile_no: me.mobile_no },
    ]);
    expect(refused.body.message).toContain(me.mobile_no);
    const sent = await me.send();
    expect([sent.status, sent.body.resend_after, sent.body.expires_in]).toEqual([200, 60, 600]);
    expect((await me.order()).body.details).toEqual({ mobile_no: me.mobile_no, resend_after: 60 });
    const [code = ""] = me.codes();
    const bengali = code.replace(/[0-9]/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] as string);
    const typed = `${bengali.slice(0, 3)} ${bengali.slice(3)}`;
    expect((await me.confirm(typed)).status).toBe(200);
    for (const mobile_no of [me.mobile_no, `+88${me.mobile_no}`])
      expect((await me.order({ mobile_no })).status).toBe(200);
  });

  test("needs a code of that account and that number: another's proves nothing", async () => {
    const me = somebody(await shop.newCustomer());
    const other = somebody(await shop.newCustomer(), me.mobile_no);
    await me.send();
    const [code = ""] = me.codes();
    expect((await other.confirm(code)).status).toBe(422);
    expect((await somebody(me.token).confirm(code)).status).toBe(422);
    expect((await me.confirm(code)).status).toBe(200);
    expect((await other.order()).body.code).toBe("phone_unproven");
  });

  test("needs none where an order of the same account was delivered to it, whoever else had one there", async () => {
    const me = somebody(await shop.newCustomer());
    const { body } = await shop.post(
      "/api/admin/orders",
      {
        ...draftOf([{ product_id: 2, quantity: 1 }], { mobile_no: me.mobile_no }),
        customer: { name: "Caller" },
      },
      { token: admin },
    );
    const { id } = body.order;
    const complete =
      "update orders set status = 'completed', fulfilment = 'delivered', user_id = $2 where id = $1";
    const someoneElse = (await newcomer(shop)).id;
    await shop.sql(complete, [id, someoneElse]);
    expect((await me.order()).body.code).toBe("phone_unproven");
    const owner = await newcomer(shop);
    await shop.sql(complete, [id, owner.id]);
    expect((await somebody(owner.token, me.mobile_no).order()).status).toBe(200);
  });

  test("is not held up where it is taken on the phone, goes to no mobile, or was placed before under its key", async () => {
    const me = somebody(await shop.newCustomer());
    const phone = await shop.post(
      "/api/admin/orders",
      {
        ...draftOf([{ product_id: 2, quantity: 1 }], { mobile_no: me.mobile_no }),
        customer: { name: "Caller" },
      },
      { token: admin },
    );
    expect(phone.status).toBe(200);
    expect((await me.order({ mobile_no: "02-9876543" })).status).toBe(200);
    await setting({ proves_phone: false });
    const key = randomUUID();
    const placed = await me.order({}, key);
    await setting({ proves_phone: true });
    expect((await me.order({}, key)).body.order.number).toBe(placed.body.order.number);
  });
});

describe("a code", () => {
  test("ends after five wrong tries, and the right one comes too late", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    const [code = ""] = me.codes();
    for (let wrong = 1; wrong <= maxWrongCodes; wrong++) {
      const { status, body } = await me.confirm(wrongFor(code));
      expect([status, body.code]).toEqual([422, "invalid_fields"]);
      expect(body.errors.code).toBe(
        wrong < maxWrongCodes
          ? `That code is wrong. Attempts left: ${maxWrongCodes - wrong}.`
          : "This code no longer works. Request a new one.",
      );
    }
    expect((await me.confirm(code)).body.errors.code).toBe("This code no longer works. Request a new one.");
  });

  test("cannot be guessed at once by many tries in parallel", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    const [code = ""] = me.codes();
    await Promise.all(Array.from({ length: 30 }, () => me.confirm(wrongFor(code))));
    const [row] = await shop.sql("select attempts from phone_codes where mobile_e164 = $1", [
      `+88${me.mobile_no}`,
    ]);
    expect(row?.attempts).toBe(maxWrongCodes);
  });

  test("is over after ten minutes, after its use, and when the next one was sent", async () => {
    const late = somebody(await shop.newCustomer());
    await late.send();
    await late.ago(11);
    expect((await late.confirm(late.codes()[0] ?? "")).status).toBe(422);
    await late.send();
    const [first = "", second = ""] = late.codes();
    if (first !== second) expect((await late.confirm(first)).status).toBe(422);
    expect((await late.confirm(second)).status).toBe(200);
    await shop.sql("delete from phone_proofs where mobile_e164 = $1", [`+88${late.mobile_no}`]);
    expect((await late.confirm(second)).status).toBe(422);
  });

  test.each(["", "12345", "1234567", "abcdef", "12 34"])(
    "is refused with words where it is %j",
    async (code) => {
      const { status, body } = await somebody(await shop.newCustomer()).confirm(code);
      expect([status, body.errors]).toEqual([422, { code: "Please enter the six digits from the SMS." }]);
    },
  );

  test("stands in no table, and its row goes after a day", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    const [code = ""] = me.codes();
    const rows = await shop.sql("select * from phone_codes");
    expect(JSON.stringify(rows)).not.toContain(code);
    await me.ago(23 * 60);
    await cleanUp(shop.shop);
    expect(await shop.sql("select from phone_codes")).toHaveLength(1);
    await me.ago(2 * 60);
    await cleanUp(shop.shop);
    expect(await shop.sql("select from phone_codes")).toEqual([]);
  });

  test.each(locales)("takes one SMS in %s", (locale) => {
    const text = m.phone_code_sms({ shop: locale === "bn" ? "টাটকা" : "Tatka", code: "123456" }, { locale });
    expect(smsLength(text).segments).toBe(1);
  });
});
