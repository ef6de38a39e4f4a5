import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newcomer } from "../../../tests/newcomer.ts";
import { openTestShop, type TestShop } from "../../../tests/open-test-shop.ts";
import { draftOf } from "../../../tests/ordering.ts";
import { openSmsGateway } from "../../../tests/sms-gateway.ts";
import { cleanUp } from "../../cleanup.server.ts";
import { locales } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { smsLength } from "../../notifications/sms/segments.ts";
import { maxFromAddress, maxToNumber, maxWrong, resendAfter } from "./rules.ts";

let shop: TestShop;
let sms: Awaited<ReturnType<typeof openSmsGateway>>;
let admin: string;
beforeAll(async () => {
  sms = await openSmsGateway();
  shop = await openTestShop(sms.env);
  admin = await shop.signInAdmin();
  await setting({ proves_phone: true });
});
beforeEach(async () => {
  sms.gateway.mood = "fine";
  await shop.sql("delete from phone_codes");
});
afterAll(async () => {
  await shop.close();
  sms.close();
});

async function setting(change: object) {
  const { version } = (await shop.get("/api/admin/settings", { token: admin })).body.data.details;
  const answer = await shop.post("/api/admin/settings", { version, ...change }, { token: admin });
  shop.shop.details.forget();
  return answer;
}

let numbers = 10_000_000;
/** A mobile that nobody has ordered to. */
const newNumber = () => `017${++numbers}`;

/** A new customer at a new number, and what they do with it. */
function somebody(token: string, mobile_no = newNumber()) {
  return {
    mobile_no,
    token,
    order: (more: object = {}, key?: string) =>
      shop.post("/api/place-order", draftOf([{ product_id: 2, quantity: 1 }], { mobile_no, ...more }), {
        token,
        ...(key && { key }),
      }),
    send: (language = "en") => shop.post(`/api/phone-proof?lang=${language}`, { mobile_no }, { token }),
    confirm: (code: string) => shop.post("/api/phone-proof/confirm", { mobile_no, code }, { token }),
    codes: () =>
      sms.taken
        .filter(({ to }) => to === `88${mobile_no}`)
        .flatMap(({ text }) => /[0-9]{6}/.exec(text)?.[0] ?? []),
    /** As if the last code to this number had been sent so many minutes earlier. */
    ago: (minutes: number) =>
      shop.sql(
        `update phone_codes set sent_at = sent_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
         where mobile_e164 = $1`,
        [`+88${mobile_no}`, minutes],
      ),
  };
}
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

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
    for (let wrong = 1; wrong <= maxWrong; wrong++) {
      const { status, body } = await me.confirm(wrongFor(code));
      expect([status, body.code]).toEqual([422, "invalid_fields"]);
      expect(body.errors.code).toBe(
        wrong < maxWrong
          ? `This is not the code. You can try ${maxWrong - wrong} more times.`
          : "This code no longer works. Have a new one sent.",
      );
    }
    expect((await me.confirm(code)).body.errors.code).toBe("This code no longer works. Have a new one sent.");
  });

  test("cannot be guessed at once by many tries in parallel", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    const [code = ""] = me.codes();
    await Promise.all(Array.from({ length: 30 }, () => me.confirm(wrongFor(code))));
    const [row] = await shop.sql("select attempts from phone_codes where mobile_e164 = $1", [
      `+88${me.mobile_no}`,
    ]);
    expect(row?.attempts).toBe(maxWrong);
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
      expect([status, body.errors]).toEqual([422, { code: "Please enter the six digits of the SMS." }]);
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
    const text = m.phone_proof_sms({ shop: locale === "bn" ? "টাটকা" : "Tatka", code: "123456" }, { locale });
    expect(smsLength(text).segments).toBe(1);
  });
});

describe("codes cost money", () => {
  test("the next one waits a minute, then longer and longer, and the sixth of a day is not sent", async () => {
    const me = somebody(await shop.newCustomer());
    expect([0, 1, 2, 3, 4, 5].map((sent) => resendAfter(sent, 0))).toEqual([0, 60, 120, 300, 900, 900]);
    await me.send();
    const early = await me.send();
    expect([early.status, early.body.code]).toEqual([429, "too_fast"]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
    for (let sent = 1; sent < maxToNumber; sent++) {
      await me.ago(20);
      expect((await me.send()).status).toBe(200);
    }
    await me.ago(20);
    const sixth = await me.send();
    expect([sixth.status, sixth.body.message]).toEqual([
      429,
      "No more codes can be sent today. Call us and we take your order on the phone: 01700-000000.",
    ]);
    expect(me.codes()).toHaveLength(maxToNumber);
    const another = somebody(await shop.newCustomer(), me.mobile_no);
    expect((await another.send()).status).toBe(429);
  });

  test("one address of the network gets so many a day", async () => {
    const me = somebody(await shop.newCustomer());
    for (let sent = 0; sent < maxFromAddress; sent++)
      expect((await somebody(me.token).send()).status).toBe(200);
    expect((await me.send()).status).toBe(429);
    await shop.sql("update phone_codes set address = '198.51.100.7'");
    expect((await me.send()).status).toBe(200);
  });

  test("at the shop's cap no more go out, however many ask at once, and orders are taken without a code", async () => {
    await setting({ codes_per_day: 5 });
    const before = sms.taken.length;
    const token = await shop.newCustomer();
    const shoppers = Array.from({ length: 12 }, () => somebody(token));
    const statuses = await Promise.all(shoppers.map(async (one) => (await one.send()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(sms.taken.length - before).toBe(5);
    expect((await somebody(token).order()).status).toBe(200);
    await setting({ codes_per_day: 100 });
    expect((await somebody(token).order()).body.code).toBe("phone_unproven");
  });

  test("what the gateway does not take is said, with the shop's number, and counts", async () => {
    sms.gateway.mood = "fault";
    const me = somebody(await shop.newCustomer());
    const { status, body } = await me.send();
    expect([status, body.message]).toEqual([
      503,
      "The SMS could not be sent. Try again in a minute, or call us: 01700-000000.",
    ]);
    expect((await me.send()).status).toBe(429);
  });
});

describe("the setting", () => {
  test("cannot be switched on without a gateway, and one that was taken away demands nothing", async () => {
    const bare = await openTestShop();
    const token = await bare.signInAdmin();
    const change = { version: 1, proves_phone: true };
    const { status, body } = await bare.post("/api/admin/settings", change, { token });
    expect([status, body.errors.proves_phone]).toEqual([
      422,
      "This needs an SMS gateway, and none is set (SMS_URL): nobody would get a code.",
    ]);
    await bare.sql("update shop_details set proves_phone = true");
    bare.shop.details.forget();
    const customer = await bare.newCustomer();
    const order = await bare.post("/api/place-order", draftOf([{ product_id: 2, quantity: 1 }]), {
      token: customer,
    });
    expect(order.status).toBe(200);
    const { body: offered } = await bare.post(
      "/api/phone-proof",
      { mobile_no: newNumber() },
      { token: customer },
    );
    expect(offered.code).toBe("not_offered");
    await bare.close();
  });

  test("is off at first, and stands in the journal", async () => {
    const [row] = await shop.sql<{ column_default: string }>(
      "select column_default from information_schema.columns where column_name = 'proves_phone'",
    );
    expect(row?.column_default).toBe("false");
    await setting({ codes_per_day: 50 });
    const { body } = await shop.get("/api/admin/journal?kind=settings", { token: admin });
    expect(body.data[0]).toMatchObject({ before: { codes_per_day: 100 }, after: { codes_per_day: 50 } });
    await setting({ codes_per_day: 100 });
    expect((await setting({ codes_per_day: 0 })).status).toBe(422);
  });
});
