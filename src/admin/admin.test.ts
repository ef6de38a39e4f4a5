import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const customer = await shop.newCustomer("Nusrat Jahan");
const admin = await shop.signInAdmin();

const asAdmin = async (path: string) => (await shop.get(path, { token: admin })).body;
const order = async (items: object[]) => {
  const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
  return (await shop.post("/api/place-order", draft, { token: customer })).body.order;
};
const step = (id: number, from: string, status: string, token = admin) =>
  shop.post(
    `/api/admin/orders/${id}/steps`,
    { from, status, ...(status === "cancelled" && { reason: "not_reached" }) },
    { token },
  );
const stockOf = async (id: number) =>
  (await shop.sql<{ stock: number }>("select stock from products where id = $1", [id]))[0]?.stock;

describe("the back office", () => {
  test("lets nobody in but admins, on any of its addresses", async () => {
    const { body } = await shop.get("/api/openapi.json");
    const operations = Object.entries<any>(body.paths).filter(([path]) => path.startsWith("/api/admin/"));
    expect(operations.length).toBeGreaterThanOrEqual(8);
    for (const [path, methods] of operations) {
      for (const method of Object.keys(methods)) {
        const load = (token?: string) =>
          method === "get"
            ? shop.get(path.replace("{id}", "1"), { token })
            : shop.post(path.replace("{id}", "1"), {}, { token });
        expect((await load()).status, `${method} ${path} as a stranger`).toBe(401);
        expect((await load(customer)).status, `${method} ${path} as a customer`).toBe(403);
      }
    }
  });

  test("refuses what a write does not know, by its name", async () => {
    const { body } = await shop.get("/api/openapi.json");
    const writes = Object.entries<any>(body.paths).filter(
      ([, { post }]) => post?.requestBody.content["application/json"]?.schema.additionalProperties === false,
    );
    const adminWrites = Object.entries<any>(body.paths).filter(
      ([path, { post }]) => post?.requestBody.content["application/json"] && path.includes("/admin/"),
    );
    expect(writes.map(([path]) => path)).toEqual(expect.arrayContaining(adminWrites.map(([path]) => path)));
    for (const [path] of writes) {
      const answer = await shop.post(path.replace("{id}", "1"), { colour: "red" }, { token: admin });
      expect([answer.status, answer.body.errors.colour], path).toEqual([422, "Unknown field: colour"]);
    }
  });

  test("counts what there is and what waits", async () => {
    await order([{ product_id: 1, quantity: 1 }]);
    await shop.post("/api/custom-orders", { customer_name: "Rakib", order_details: "Kotbel" });
    const { data } = await asAdmin("/api/admin/overview");
    expect(data.products).toMatchObject({ total: 204, sold_out: 1 });
    expect(data.orders).toMatchObject({ total: 1, pending: 1, today: 1 });
    const users = await asAdmin("/api/admin/users");
    expect(users.data).toHaveLength(2);
    expect(data.users).toMatchObject({ total: 2, new_this_week: 2 });
    expect(data.custom_orders).toEqual({ total: 1, open: 1 });
  });
});

describe("the orders of the back office", () => {
  test("finds orders by number, name and phone, in either digits", async () => {
    const { number } = await order([{ product_id: 2, quantity: 1 }]);
    for (const text of [number, number.slice(3), "nusrat", "01712", "০১৭১২"]) {
      const { data } = await asAdmin(`/api/admin/orders?search=${encodeURIComponent(text)}`);
      expect(
        data.map((one: any) => one.number),
        text,
      ).toContain(number);
    }
    expect((await asAdmin("/api/admin/orders?search=nobody")).data).toEqual([]);
  });

  test("takes an order through its life, and writes down who did what", async () => {
    const { id } = await order([{ product_id: 2, quantity: 1 }]);
    await step(id, "pending", "processing");
    const { body } = await step(id, "processing", "completed");
    expect(body.data.status).toBe("completed");
    expect(body.data.steps).toEqual([
      {
        from: "pending",
        to: "processing",
        progress: "confirmed",
        called: false,
        by: "Admin",
        at: expect.any(String),
      },
      { from: "processing", to: "completed", progress: "delivered", by: "Admin", at: expect.any(String) },
    ]);
    for (const status of ["pending", "cancelled", "completed"]) {
      expect((await step(id, "completed", status)).status).toBe(409);
    }
  });

  test("takes a step only from the status that it was pressed at, and says what is so now", async () => {
    const { id } = await order([{ product_id: 2, quantity: 1 }]);
    const presses = await Promise.all([1, 2, 3].map(() => step(id, "pending", "processing")));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = presses.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: "changed", details: { status: "processing" } });
    expect((await step(id, "pending", "cancelled")).status).toBe(409);
    const blind = await shop.post(`/api/admin/orders/${id}/steps`, { status: "completed" }, { token: admin });
    expect([blind.status, Object.keys(blind.body.errors)]).toEqual([422, ["from"]]);
  });

  test("lets whoever took a step take it back, for ten seconds and only that one", async () => {
    const { id } = await order([{ product_id: 2, quantity: 1 }]);
    await step(id, "pending", "processing");
    await step(id, "processing", "completed");
    const colleague = await shop.newCustomer("Karim");
    await shop.sql("update users set role = 'admin' where name = 'Karim'");
    expect((await step(id, "completed", "processing", colleague)).status).toBe(409);
    expect((await step(id, "completed", "processing")).body.data.status).toBe("processing");
    expect((await step(id, "processing", "pending")).status).toBe(409);
    await step(id, "processing", "completed");
    await shop.sql(
      "update order_steps set created_at = created_at - interval '1 minute' where order_id = $1",
      [id],
    );
    const late = await step(id, "completed", "processing");
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("ten seconds")]);
    const { steps } = (await asAdmin(`/api/admin/orders/${id}`)).data;
    expect(steps.map(({ to }: any) => to)).toEqual(["processing", "completed", "processing", "completed"]);
  });

  test("puts the pieces of a cancelled order back, once, however many cancel it at once", async () => {
    const before = await stockOf(4);
    const { id } = await order([{ product_id: 4, quantity: 3 }]);
    expect(await stockOf(4)).toBe(Number(before) - 3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => step(id, "pending", "cancelled")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(4)).toBe(before);
  });
});

describe("people and inboxes", () => {
  test("show customers with what they ordered", async () => {
    const { data } = await asAdmin("/api/admin/users?search=nusrat");
    expect(data[0]).toMatchObject({ name: "Nusrat Jahan", role: "user", orders: expect.any(Number) });
    expect(data[0].spent).toBeGreaterThan(0);
  });
});
