import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPhoneShop } from "#tests/support/accounts/phone-sign-in.ts";
import { draftOf } from "#tests/support/orders/ordering.ts";
import { maxWrongInitials } from "./rules.ts";

const { shop, sms, caller } = await openPhoneShop();
const admin = await shop.signInAdmin();

beforeEach(async () => void (await shop.sql("delete from rate_limits where key like 'codes:%'")));
afterAll(async () => {
  await shop.close();
  sms.close();
});

type OrderOnce = { id: number; number: string };
type NumberOwner = ReturnType<typeof caller>;

const ordersOf = async (token: string): Promise<string[]> =>
  (await shop.get("/api/my-orders", { token })).body.orders.map(({ number }: any) => number);

async function orderBy({ mobile_no }: NumberOwner, token: string): Promise<OrderOnce> {
  const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no });
  const { status, body } = await shop.post("/api/place-order", draft, { token });
  expect(status).toBe(200);
  return body.order;
}

/** An order that staff take on the phone for a customer without an account. */
async function orderOnPhone({ mobile_no }: NumberOwner): Promise<OrderOnce> {
  const draft = draftOf([{ product_id: 2, quantity: 1 }], { mobile_no });
  const order = { ...draft, customer: { name: "Rokeya Begum" } };
  const { status, body } = await shop.post("/api/admin/orders", order, { token: admin });
  expect(status).toBe(200);
  return body.order;
}

const daysAgo = ({ id }: OrderOnce, days: number) =>
  shop.sql("update orders set created_at = now() - make_interval(days => $2) where id = $1", [id, days]);

const provenDaysAgo = ({ mobile_no }: NumberOwner, days: number) =>
  shop.sql("update users set mobile_proven_at = now() - make_interval(days => $2) where mobile_e164 = $1", [
    `+88${mobile_no}`,
    days,
  ]);

describe("a number that was unused for 180 days", () => {
  test("needs the first letter of the last name, in either case", async () => {
    const me = caller();
    const { id } = (await me.signIn({ name: "Jamal Uddin" })).body.data;
    await provenDaysAgo(me, 179);
    expect((await me.signIn()).status).toBe(200);
    await provenDaysAgo(me, 181);
    const refused = await me.signIn();
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["initial"]]);
    expect((await me.signIn({ initial: "J" })).body.errors.initial).toContain("That letter does not match.");
    expect((await me.signIn({ initial: "u" })).body.data.id).toBe(id);
    expect((await me.signIn()).status).toBe(200);
  });

  test("cannot be guessed by the letters of the alphabet", async () => {
    const me = caller();
    await me.signIn({ name: "জামাল উদ্দিন" });
    await provenDaysAgo(me, 200);
    for (let tried = 0; tried < maxWrongInitials; tried++)
      expect((await me.signIn({ initial: "জ" })).status).toBe(422);
    const late = await me.signIn({ initial: "উ" });
    expect(late.body.errors.initial).toContain("Too many attempts.");
  });

  test("is in use by an order to it", async () => {
    const me = caller();
    const { token } = (await me.signIn({ name: "Jamal Uddin" })).body;
    await daysAgo(await orderBy(me, token), 170);
    await provenDaysAgo(me, 300);
    expect((await me.signIn()).status).toBe(200);
  });

  test("opens a new account for its next owner, and the old history stays closed", async () => {
    const me = caller();
    const old = (await me.signIn({ name: "Jamal Uddin" })).body;
    await daysAgo(await orderBy(me, old.token), 250);
    await provenDaysAgo(me, 250);
    const nameless = await me.signIn({ new_account: true });
    expect(nameless.body.errors).toEqual({ name: "Name is required" });
    const next = (await me.signIn({ new_account: true, name: "Salma Khatun" })).body;
    expect(next.data).toMatchObject({ name: "Salma Khatun", mobile_no: me.mobile_no });
    expect(next.data.id).not.toBe(old.data.id);
    expect(await ordersOf(next.token)).toEqual([]);
    expect((await shop.get("/api/my-orders", { token: old.token })).status).toBe(401);
    expect((await me.signIn()).body.data.id).toBe(next.data.id);
  });

  test("cannot be taken from an account that uses it", async () => {
    const me = caller();
    const { id } = (await me.signIn({ name: "Jamal Uddin" })).body.data;
    const again = await me.signIn({ new_account: true, name: "Salma Khatun" });
    expect(again.body.data).toMatchObject({ id, name: "Jamal Uddin" });
  });
});

describe("orders that staff took on the phone", () => {
  test("appear once their number is proven, and nobody else's", async () => {
    const me = caller();
    const other = caller();
    const numbers = [(await orderOnPhone(me)).number, (await orderOnPhone(me)).number];
    await orderOnPhone(other);
    const { token } = (await me.signIn({ name: "Rokeya Begum" })).body;
    expect((await ordersOf(token)).toSorted()).toEqual(numbers.toSorted());
    const { number: later } = await orderOnPhone(me);
    expect(await ordersOf(token)).not.toContain(later);
    expect((await ordersOf((await me.signIn()).body.token)).toSorted()).toEqual(
      [...numbers, later].toSorted(),
    );
  });

  test("appear once: not in the account of who proves the number next", async () => {
    const me = caller();
    const { number } = await orderOnPhone(me);
    const first = (await me.signIn({ name: "Rokeya Begum" })).body;
    expect(await ordersOf(first.token)).toEqual([number]);
    await shop.post("/api/account/delete", { word: "DELETE" }, { token: first.token });
    const next = (await me.signIn({ name: "Salma Khatun" })).body;
    expect(await ordersOf(next.token)).toEqual([]);
  });

  test("stay closed where they are of the number's owner before", async () => {
    const me = caller();
    await daysAgo(await orderOnPhone(me), 181);
    const { number: recent } = await orderOnPhone(me);
    const { token } = (await me.signIn({ name: "Salma Khatun" })).body;
    expect(await ordersOf(token)).toEqual([recent]);
  });
});
