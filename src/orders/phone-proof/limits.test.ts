import { describe, expect, test } from "vitest";
import {
  maxCodesForAccount,
  maxCodesFromNetwork,
  maxCodesToNumber,
  pauseSecondsAfter,
} from "#src/identity/phone-codes/rules.ts";
import { openProofShop } from "#tests/support/accounts/phone-proof.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

const { shop, sms, admin, setting, newNumber, somebody } = await openProofShop();

async function deleteAccount(token: string) {
  const deleted = await shop.post("/api/account/delete", { password: "mango-tree" }, { token });
  expect(deleted.status).toBe(200);
}

const noMore = "No more codes can be sent today. Go on without one: we will call this number to confirm.";

describe("codes cost money", () => {
  test("the next one waits a minute, then longer and longer, and the sixth of a day is not sent", async () => {
    const me = somebody(await shop.newCustomer());
    expect([1, 2, 3, 4, 5].map(pauseSecondsAfter)).toEqual([60, 120, 300, 900, 900]);
    await me.send();
    const early = await me.send();
    expect([early.status, early.body.code]).toEqual([429, "too_fast"]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
    for (let sent = 1; sent < maxCodesToNumber; sent++) {
      await me.ago(20);
      expect((await me.send()).status).toBe(200);
    }
    await me.ago(20);
    const sixth = await me.send();
    expect([sixth.body.code, sixth.body.message]).toEqual(["not_offered", noMore]);
    expect(me.codes()).toHaveLength(maxCodesToNumber);
    const another = somebody(await shop.newCustomer(), me.mobile_no);
    expect((await another.send()).body.code).toBe("not_offered");
    await me.ago(24 * 60);
    expect((await me.send()).status).toBe(200);
  });

  test("one account gets so many a day, whatever the numbers", async () => {
    const token = await shop.newCustomer();
    for (let sent = 0; sent < maxCodesForAccount; sent++)
      expect((await somebody(token).send()).status).toBe(200);
    expect((await somebody(token).send()).body.code).toBe("not_offered");
    expect((await somebody(await shop.newCustomer()).send()).status).toBe(200);
  });

  test("one network gets so many a day", async () => {
    for (let sent = 0; sent < maxCodesFromNetwork; sent++)
      expect((await somebody(await shop.newCustomer()).send()).status).toBe(200);
    const me = somebody(await shop.newCustomer());
    expect((await me.send()).body.code).toBe("not_offered");
    await shop.sql(
      "update rate_limits set key = 'codes:network:198.51.100.7' where key like 'codes:network:%'",
    );
    expect((await me.send()).status).toBe(200);
  });

  test("deleting the account takes no code back: neither the number nor the network gets more", async () => {
    const mobile_no = newNumber();
    for (let sent = 0; sent < maxCodesToNumber; sent++) {
      const me = somebody(await shop.newCustomer(), mobile_no);
      expect((await me.send()).status).toBe(200);
      await deleteAccount(me.token);
      expect((await somebody(await shop.newCustomer(), mobile_no).send()).body.code).toBe(
        sent + 1 < maxCodesToNumber ? "too_fast" : "not_offered",
      );
      await me.ago(20);
    }
    const more = maxCodesFromNetwork - maxCodesToNumber;
    for (let sent = 0; sent < more; sent++) {
      const me = somebody(await shop.newCustomer());
      expect((await me.send()).status).toBe(200);
      await deleteAccount(me.token);
    }
    expect((await somebody(await shop.newCustomer()).send()).body.code).toBe("not_offered");
  });

  test("at the shop's cap no more go out, however many ask at once, and orders are taken without a code", async () => {
    await setting({ codes_per_day: 5 });
    const before = sms.taken.length;
    const token = await shop.newCustomer();
    const shoppers = Array.from({ length: 12 }, () => somebody(token));
    const statuses = await Promise.all(shoppers.map(async (shopper) => (await shopper.send()).status));
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
      "The SMS could not be sent. Try again in a minute, or call 01700-000000.",
    ]);
    expect((await me.send()).status).toBe(429);
  });
});

describe("a stranger who has used up the codes", () => {
  const callOf = async (id: number) =>
    (await shop.post(`/api/admin/calls/${id}/take`, {}, { token: admin })).body.data.known.risks;
  const queued = async () =>
    (await shop.get("/api/admin/calls", { token: admin })).body.data.map(({ id }: any) => id);

  test("of a number does not stop its owner's first order: it goes to the call desk, which is told", async () => {
    const stranger = somebody(await shop.newCustomer());
    for (let sent = 0; sent < maxCodesToNumber; sent++) {
      await stranger.send();
      await stranger.ago(20);
    }
    const owner = somebody(await newCustomerWith(1), stranger.mobile_no);
    await shop.post("/api/admin/call-rule", { called_until: 1 }, { token: admin });
    const placed = await owner.order();
    expect(placed.status).toBe(200);
    const { id } = placed.body.order;
    expect(await queued()).toContain(id);
    expect(await callOf(id)).toContain("unproven_number");
    const codes = owner.codes().length;
    await shop.sql(
      "insert into phone_proofs (user_id, mobile_e164) select user_id, mobile_e164 from orders where id = $1",
      [id],
    );
    expect([await queued(), codes]).toEqual([expect.not.arrayContaining([id]), maxCodesToNumber]);
    expect(await callOf(id)).not.toContain("unproven_number");
    await shop.post("/api/admin/call-rule", { called_until: null }, { token: admin });
  });

  test("of a network does not stop others there", async () => {
    for (let sent = 0; sent < maxCodesFromNetwork; sent++) await somebody(await shop.newCustomer()).send();
    const neighbour = somebody(await shop.newCustomer());
    const placed = await neighbour.order();
    expect(placed.status).toBe(200);
    expect(await callOf(placed.body.order.id)).toContain("unproven_number");
  });

  test("may be called for an order that is still to be confirmed, and not moved to a confirmed one", async () => {
    const me = somebody(await shop.newCustomer());
    await me.send();
    await me.confirm(me.codes()[0] ?? "");
    const { id, number, address_details } = (await me.order()).body.order;
    const other = somebody(me.token);
    for (let sent = 0; sent < maxCodesToNumber; sent++) {
      await other.send();
      await other.ago(20);
    }
    const move = (from: string, to: string) =>
      shop.post(
        `/api/my-orders/${number}/delivery`,
        { address_details, mobile_no: to, was: { address_details, mobile_no: from } },
        { token: me.token },
      );
    expect((await move(me.mobile_no, other.mobile_no)).status).toBe(200);
    expect((await move(other.mobile_no, me.mobile_no)).status).toBe(200);
    await shop.post(`/api/admin/orders/${id}/steps`, { from: "placed", to: "confirmed" }, { token: admin });
    const late = await move(me.mobile_no, other.mobile_no);
    expect([late.status, late.body.message]).toEqual([
      409,
      "This number cannot be confirmed by a code today. For a change, call 01700-000000.",
    ]);
  });

  async function newCustomerWith(delivered: number) {
    const me = somebody(await shop.newCustomer());
    await me.send();
    await me.confirm(me.codes()[0] ?? "");
    for (let order = 0; order < delivered; order++) {
      const { id } = (await me.order()).body.order;
      await moveOrder(shop, id, "delivered");
    }
    return me.token;
  }
});

describe("the setting", () => {
  test("cannot be switched on without a gateway, and one that was taken away demands nothing", async () => {
    const bare = await openTestShop();
    const token = await bare.signInAdmin();
    const change = { version: 1, proves_phone: true };
    const { status, body } = await bare.post("/api/admin/settings", change, { token });
    expect([status, body.errors.proves_phone]).toEqual([
      422,
      "This needs an SMS gateway, and none is set under Sending: nobody would get a code.",
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
