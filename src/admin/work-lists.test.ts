import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const asAdmin = async (path: string) => (await shop.get(path, { token: admin })).body;
const step = (id: number, from: string, status: string) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, status }, { token: admin });
async function order(draft: object = {}, name = "Nusrat Jahan"): Promise<number> {
  const token = await shop.newCustomer(name);
  const whole = {
    address_details: "Road 5",
    mobile_no: "01811111111",
    payment_type: "cash",
    items: [{ product_id: 2, quantity: 1 }],
    ...draft,
  };
  return (await shop.post("/api/place-order", whole, { token })).body.order.id;
}
const idsOf = async (path: string): Promise<number[]> => (await asAdmin(path)).data.map(({ id }: any) => id);
const found = (text: string) => idsOf(`/api/admin/orders?search=${encodeURIComponent(text)}`);

describe("work lists have the longest waiting first", () => {
  test("of orders, however many there are; what is done has the newest first", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index++) ids.push(await order());
    expect(await idsOf("/api/admin/orders?status=pending")).toEqual(ids);
    expect(await idsOf("/api/admin/orders")).toEqual(ids.toReversed());
    for (const id of ids.slice(0, 3)) await step(id, "pending", "processing");
    expect(await idsOf("/api/admin/orders?status=processing")).toEqual(ids.slice(0, 3));
    for (const id of ids.slice(0, 2)) await step(id, "processing", "completed");
    expect(await idsOf("/api/admin/orders?status=completed")).toEqual([ids[1], ids[0]]);
    // More than a page of newer orders: the oldest is still first.
    await shop.sql(
      `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash)
       select user_id, address_details, mobile_no, 100, gen_random_uuid(), '' from orders, generate_series(1, 60)
       where id = $1`,
      [ids[0]],
    );
    const { data, meta } = await asAdmin("/api/admin/orders?status=pending");
    expect([data[0].id, data.length, meta.next]).toEqual([ids[3], 50, data[49].id]);
    const rest = (await asAdmin(`/api/admin/orders?status=pending&after=${meta.next}`)) as typeof meta;
    expect([rest.data.length, rest.meta.next]).toEqual([11, null]);
    expect(rest.data[0].id).toBeGreaterThan(meta.next);
  });

  test("of orders, each row with what it takes to deliver it, a page at a time", async () => {
    const id = await order(
      { address_details: "Road 7, Uttara", items: [{ product_id: 2, quantity: 3 }] },
      "Rakib Hasan",
    );
    const { data, meta } = await asAdmin("/api/admin/orders");
    const [buyer] = await shop.sql("select id, name, email from users where name = 'Rakib Hasan'");
    const [product] = await shop.sql<{ price: number }>(
      "select price_poisha / 100.0 as price from products where id = 2",
    );
    expect(data[0]).toEqual({
      id,
      number: `TK-${10_000 + id}`,
      status: "pending",
      fulfilment: "placed",
      created_at: expect.stringMatching(/^20.*Z$/),
      total_price: 3 * Number(product?.price),
      pieces: 3,
      mobile_no: "01811111111",
      address_details: "Road 7, Uttara",
      revision: 0,
      customer: buyer,
    });
    const waiting = await shop.sql<{ id: number }>("select id from orders where status = 'pending'");
    expect(meta).toMatchObject({ waiting: waiting.length, newest: id });
    const all = await shop.sql<{ id: number }>("select id from orders order by id desc");
    const read: number[] = [];
    for (let after = ""; after !== "null"; ) {
      const page = await asAdmin(`/api/admin/orders${after && `?after=${after}`}`);
      read.push(...page.data.map(({ id }: any) => id));
      after = String(page.meta.next);
    }
    expect(read).toEqual(all.map(({ id }) => Number(id)));
    await step(id, "pending", "processing");
    expect((await asAdmin("/api/admin/orders?status=completed")).meta.waiting).toBe(waiting.length - 1);
  });
});

describe("a search of the staff", () => {
  test("finds an order by its phone in any writing, whole or in part", async () => {
    const id = await order({ mobile_no: "01712-345678" });
    const foreign = await order({ mobile_no: "+1 415 555 0132" });
    const land = await order({ mobile_no: "02 9123456" });
    for (const text of ["01712-345678", "+880 1712 345678", "8801712345678", "0088 01712345678"])
      expect(await found(text), text).toEqual([id]);
    for (const text of ["০১৭১২৩৪৫৬৭৮", "০১৭১২-৩৪", "01712 34", "345678", "+8801712"])
      expect(await found(text), text).toEqual([id]);
    expect(await found("415-555-0132")).toEqual([foreign]);
    for (const text of ["029123456", "+880 2 9123456", "(02) 9123"])
      expect(await found(text), text).toEqual([land]);
    expect(await found("01999 999999")).toEqual([]);
  });

  test("finds an order by its address, its digits in either script, and by its customer", async () => {
    const id = await order({ address_details: "বাসা ১২, রোড ৯এ, ধানমন্ডি" }, "Farhana Kabir");
    for (const text of ["রোড ৯এ", "রোড 9এ", "ধানমন্ডি", "বাসা 12", "farhana", "Kabir"])
      expect(await found(text), text).toEqual([id]);
    const plain = await order({ address_details: "House 77, Lake Circus_2, 100% Kalabagan" });
    for (const text of ["house 77", "HOUSE ৭৭", "circus_2", "100% kala"])
      expect(await found(text), text).toEqual([plain]);
  });

  test("finds among the orders of one status", async () => {
    const id = await order({ address_details: "Lane 31, Wari" });
    const other = await order({ address_details: "Lane 31, Wari" });
    await step(other, "pending", "processing");
    const among = (status: string) =>
      idsOf(`/api/admin/orders?status=${status}&search=${encodeURIComponent("lane 31")}`);
    expect([await among("pending"), await among("processing"), await among("completed")]).toEqual([
      [id],
      [other],
      [],
    ]);
  });

  test("shows the order of the very number first", async () => {
    const id = await order();
    const number = String(10_000 + id);
    const other = await order({ mobile_no: `0199${number}00` });
    expect(await found(number)).toEqual([id, other]);
    expect(await found(`TK-${number}`)).toEqual([id]);
    expect(await found(`tk ${number}`)).toEqual([id]);
  });

  test("finds a customer by name, email, and the phone of an order or an address, and shows that phone", async () => {
    await order({ mobile_no: "০১৬১২-৩৪৫৬৭৮" }, "Shirin Akter");
    const token = await shop.newCustomer("Only Address");
    const place = { address_details: "Road 8, Banani", mobile_no: "০১৫১২ ৩৪৫৬৭৮" };
    await shop.post("/api/account/addresses", place, { token });
    const users = async (text: string) =>
      (await asAdmin(`/api/admin/users?search=${encodeURIComponent(text)}`)).data.map((one: any) => [
        one.name,
        one.mobile_no,
      ]);
    for (const text of ["01612345678", "+880 1612-345", "০১৬১২৩৪", "shirin"])
      expect(await users(text), text).toEqual([["Shirin Akter", "01612-345678"]]);
    for (const text of ["01512-345678", "only add"])
      expect((await users(text))[0]?.[0], text).toBe("Only Address");
    expect(await users("01999999999")).toEqual([]);
  });

  test("finds messages and custom orders by phone and by digits in either script", async () => {
    await shop.post("/api/custom-orders", {
      customer_name: "Rakib",
      order_details: "মধু ২ কেজি",
      customer_phone: "০১৪১২-৩৪৫৬৭৮",
      delivery_address: "Mirpur 10",
    });
    for (const text of ["+8801412345678", "01412 34", "২ কেজি", "2 কেজি", "mirpur"])
      expect(
        (await asAdmin(`/api/admin/custom-orders?search=${encodeURIComponent(text)}`)).data.map(
          (one: any) => one.order_details,
        ),
        text,
      ).toEqual(["মধু ২ কেজি"]);
  });
});

test("the staff learn cheaply how many orders have come since the newest that they saw", async () => {
  const { newest } = (await asAdmin("/api/admin/orders")).meta;
  const newer = async (after: number) => (await asAdmin(`/api/admin/orders/newer?after=${after}`)).data.count;
  expect(await newer(newest)).toBe(0);
  await order();
  await order();
  expect([await newer(newest), await newer(newest + 1)]).toEqual([2, 1]);
  expect(await newer(0)).toBeGreaterThan(2);
  await shop.sql(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash)
     select user_id, address_details, mobile_no, 100, gen_random_uuid(), '' from orders, generate_series(1, 120) where id = $1`,
    [newest],
  );
  expect(await newer(newest)).toBe(100);
});

test("a search goes on after its first page, and the very number stands there once", async () => {
  const id = await order({ address_details: "Long Lane 8" });
  await shop.sql(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash)
     select user_id, 'Lane ' || (10000 + id), mobile_no, 100, gen_random_uuid(), '' from orders, generate_series(1, 60) where id = $1`,
    [id],
  );
  const path = `/api/admin/orders?search=${10_000 + id}`;
  const first = await asAdmin(path);
  const second = await asAdmin(`${path}&after=${first.meta.next}`);
  const ids = [...first.data, ...second.data].map((one: any) => one.id);
  expect([ids[0], ids.length, new Set(ids).size, second.meta.next]).toEqual([id, 61, 61, null]);
});
