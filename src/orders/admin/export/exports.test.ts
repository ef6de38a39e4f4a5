import { beforeAll, expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, token, productWith, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const exported = async (path: string) => {
  const { status, headers, body } = await shop.get(path, { token: admin });
  expect(status, path).toBe(200);
  const text = body as string;
  expect(text.endsWith("\r\n")).toBe(true);
  const [head, ...lines] = text.trim().split("\r\n");
  return { headers, head, lines };
};
const journal = async (kind: string) =>
  (await shop.get(`/api/admin/journal?kind=${kind}`, { token: admin })).body.data[0];

let first = 0;
let second = 0;
let placed = "";
beforeAll(async () => {
  first = await productWith(50, 5_000);
  second = await productWith(50, 2_550);
  await shop.sql("update products set name_en = '=1+1' where id = $1", [second]);
  await shop.sql(
    "update users set name = '=HYPERLINK(\"x\")', email = 'n@example.com' where name = 'Nusrat Jahan'",
  );
  const { body } = await order(
    [
      { product_id: first, quantity: 2 },
      { product_id: second, quantity: 3 },
    ],
    { more: { address_details: "House 12,\nRoad 5", mobile_no: "+8801712345678", place: "dhaka/dhanmondi" } },
  );
  placed = body.order.number;
  await shop.sql("update orders set created_at = '2026-11-20T20:30:00Z' where id = $1", [body.order.id]);
});

test("orders leave as a file: a line for each product, the total once, no formula, and the journal knows how many", async () => {
  const { headers, head, lines } = await exported("/api/admin/orders-export");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  expect(head).toBe(
    "order,status,placed_at,customer,email,phone,address,place,sku,product_en,product_bn,weight,quantity,unit,price,line_total,line_discount,order_total,delivery_fee,discount,refunded,rider,cash_taken,offer,offer_code,offer_discount,rounding,paid_otherwise",
  );
  const [{ sku: one }, { sku: two }] = (await shop.sql(
    "select sku from products where id = any($1) order by id",
    [[first, second]],
  )) as [{ sku: string }, { sku: string }];
  const who = `${placed},pending,2026-11-21 02:30,"'=HYPERLINK(""x"")",n@example.com,'+8801712345678,"House 12,\nRoad 5","Dhanmondi, Dhaka"`;
  expect(lines).toEqual([
    `${who},${one},Test mango,পরীক্ষার আম,,2,piece,50,100,0,176.5,0,0,0,,,,,,0.5,`,
    `${who},${two},'=1+1,পরীক্ষার আম,,3,piece,25.5,76.5,0,,,,,,,,,,,`,
  ]);
  expect(await journal("order")).toMatchObject({
    action: "order.exported",
    subject: { name: expect.stringMatching(/^orders-.*csv$/) },
    after: { orders: 1 },
  });
});

test("the file holds the orders of the list's filters, of all its pages", async () => {
  await shop.sql(
    `insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash, status)
     select user_id, 'Lane ' || n, mobile_no, 100, gen_random_uuid(), '', 'completed' from orders, generate_series(1, 1100) n`,
  );
  const count = async (query: string) => (await exported(`/api/admin/orders-export${query}`)).lines.length;
  expect(await count("")).toBe(1_102);
  expect(await count("?status=completed")).toBe(1_100);
  expect(await count("?status=pending&day=2026-11-21")).toBe(2);
  expect(await count("?status=pending&day=2026-11-20")).toBe(0);
  expect(await count(`?search=${placed}`)).toBe(2);
  expect(await count("?search=lane%201099")).toBe(1);
  const { lines } = await exported("/api/admin/orders-export?status=completed");
  const numbers = lines.map((line) => line.split(",", 1)[0] as string);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
});

test("customers leave with their totals, without staff and deleted accounts, and the journal knows how many", async () => {
  await shop.newCustomer("No Orders");
  await shop.newCustomer("Gone");
  await shop.newCustomer("Colleague");
  await shop.sql("update users set deleted_at = now() where name = 'Gone'");
  await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Colleague'");
  await shop.sql("update users set created_at = '2026-11-01T20:00:00Z'");
  await shop.sql("update orders set status = 'cancelled' where status = 'completed'");
  const { head, lines } = await exported("/api/admin/users-export");
  expect(head).toBe("name,email,phone,since,orders,spent,delivered,first_order,last_order,marketing,blocked");
  expect(lines).toEqual([
    expect.stringMatching(/^No Orders,.+@example\.com,,2026-11-02,0,0,0,,,no,no$/),
    expect.stringMatching(
      /^"'=HYPERLINK\(""x""\)",n@example\.com,'\+8801712345678,2026-11-02,1,176\.5,0,2026-11-21,\d{4}-\d\d-\d\d,no,no$/,
    ),
  ]);
  expect(await journal("user")).toMatchObject({ action: "user.exported", after: { customers: 2 } });
  expect((await exported("/api/admin/users-export?search=no%20orders")).lines).toHaveLength(1);
  for (const path of ["/api/admin/orders-export", "/api/admin/users-export"])
    expect((await shop.get(path, { token })).status, path).toBe(403);
});
