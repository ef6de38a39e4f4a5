import { describe, expect, test } from "vitest";
import { openTestShop } from "../../../tests/open-test-shop.ts";
import { draftOf } from "../../../tests/ordering.ts";
import { openProofShop } from "../../../tests/phone-proof.ts";
import { maxFromAddress, maxToNumber, resendAfter } from "./rules.ts";

const { shop, sms, admin, setting, newNumber, somebody } = await openProofShop();

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
