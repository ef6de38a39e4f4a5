import { describe, expect, test } from "vitest";
import { newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const customer = await shop.newCustomer("Nusrat Jahan");
const admin = await shop.signInAdmin();

const act = (path: string, body: object) => shop.post(path, body, { token: admin });
const journal = async (query = "", token = admin) =>
  (await shop.get(`/api/admin/journal${query}`, { token })).body;
const newest = async () => (await journal()).data[0];

describe("the journal", () => {
  test("tells a change of a product: who, what, before and after, only what changed", async () => {
    await shop.sql("update products set price_poisha = 6000, original_price_poisha = null where id = 8");
    await act("/api/admin/products/8", { price: 61.5, is_featured: 1, was: { price: 60 } });
    const [{ name_en, is_featured } = {}] = await shop.sql<any>("select name_en from products where id = 8");
    expect(is_featured).toBeUndefined();
    expect(await newest()).toMatchObject({
      by: { name: "Admin" },
      action: "product.changed",
      subject: { id: "8", name: name_en },
      before: { price: 60 },
      after: { price: 61.5 },
    });
    expect(Object.keys((await newest()).after)).not.toContain("stock");
  });

  test("holds nothing of what was refused, or changed nothing", async () => {
    const { id } = await newest();
    await act("/api/admin/products/8", { price: 70, was: { price: 1 } });
    await act("/api/admin/products/8", { price: 61.5, was: { price: 61.5 } });
    expect((await newest()).id).toBe(id);
  });

  test("tells the steps of an order, a reply, and what was marked as done", async () => {
    const draft = {
      address_details: "Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: 2, quantity: 1 }],
    };
    const { order } = (await shop.post("/api/place-order", draft, { token: customer })).body;
    await act(`/api/admin/orders/${order.id}/steps`, { from: "pending", status: "processing" });
    expect(await newest()).toMatchObject({
      action: "order.stepped",
      subject: { id: String(order.id), name: order.number },
      before: { status: "pending" },
      after: { status: "processing" },
    });

    const review = { product_id: 2, review_details: "Fresh" };
    const { body } = await shop.post("/api/reviews", review, { token: customer });
    await act(`/api/reviews/${body.review.id}/reply`, { reply: "Thank you" });
    expect(await newest()).toMatchObject({
      action: "review.replied",
      subject: { name: expect.any(String) },
      after: { reply: "Thank you" },
    });

    await shop.post("/api/custom-orders", { customer_name: "Rakib", order_details: "Kotbel" });
    const entry = (await shop.get("/api/admin/custom-orders", { token: admin })).body.data[0];
    await act(`/api/admin/custom-orders/${entry.id}`, { version: 0, status: "done" });
    expect(await newest()).toMatchObject({
      action: "custom_order.stepped",
      subject: { id: String(entry.id), name: `#${entry.id}` },
      before: { status: "new", assignee: null },
      after: { status: "done", assignee: "Admin" },
    });
  });

  test("is narrowed by kind, thing, person and words, and read on from a line", async () => {
    const { data } = await journal();
    const kinds = (await journal("?kind=order")).data;
    expect(kinds.map(({ action }: any) => action)).toEqual(["order.stepped"]);
    expect((await journal("?kind=product&subject=8")).data).toHaveLength(1);
    expect((await journal("?search=admin&kind=custom_order")).data).toHaveLength(1);
    const user = data[0].by.id;
    expect((await journal(`?user=${user}`)).data).toEqual(data.filter(({ by }: any) => by));
    expect((await journal(`?user=${Number(user) + 1}`)).data).toEqual([]);
    expect((await journal(`?before=${data[0].id}`)).data).toEqual(data.slice(1));
    expect((await journal()).meta.next).toBeNull();
  });

  test("gives fifty lines and says where the next begin", async () => {
    await shop.sql(
      `insert into journal (action, kind, subject_id, subject_name)
       select 'product.changed', 'product', '9', 'Row ' || n from generate_series(1, 60) n`,
    );
    const first = await journal();
    expect([first.data.length, first.meta.next]).toEqual([50, first.data[49].id]);
    expect(first.data[0].by).toBeNull();
    const second = await journal(`?before=${first.meta.next}&search=Row`);
    expect(second.data.map(({ subject }: any) => subject.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Row ${10 - index}`),
    );
  });

  test("shows staff the lines of their own part only", async () => {
    const packer = await shop.newCustomer("Packer");
    await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Packer'");
    const { data } = await journal("", packer);
    expect(new Set(data.map(({ kind }: any) => kind))).toEqual(new Set(["order", "custom_order"]));
    expect((await journal("?kind=product", packer)).data).toEqual([]);
  });

  test("forgets the name of a customer whose account is deleted, and keeps what was done", async () => {
    const jamila = await newcomer(shop, "Jamila Khatun");
    await act(`/api/admin/users/${jamila.id}/block`, { reason: "Test" });
    await act(`/api/admin/users/${jamila.id}/unblock`, {});
    await jamila.logIn();
    const { body } = await jamila.logIn();
    await shop.post("/api/account/delete", { password: "mango-tree" }, { token: body.token });
    const { data } = await journal(`?kind=user&subject=${jamila.id}`);
    expect(data.map(({ subject, action }: any) => [subject.name, action])).toEqual([
      ["Deleted customer", "user.unblocked"],
      ["Deleted customer", "user.blocked"],
    ]);
  });

  test("forgets the name of somebody who was staff and deleted the account, in what they did, too", async () => {
    const rokeya = await newcomer(shop, "Rokeya Begum");
    await shop.sql("update users set role = 'admin' where id = $1", [rokeya.id]);
    const { token } = (await rokeya.logIn()).body;
    await shop.post("/api/admin/products/8", { price: 62.5, was: { price: 61.5 } }, { token });
    const written = async () =>
      (await journal(`?user=${rokeya.id}`)).data.map(({ by, action }: any) => [by, action]);
    expect(await written()).toEqual([[{ id: rokeya.id, name: "Rokeya Begum" }, "product.changed"]]);
    await shop.sql("update users set role = 'user' where id = $1", [rokeya.id]);
    expect((await shop.post("/api/account/delete", { password: "mango-tree" }, { token })).status).toBe(200);
    expect(await written()).toEqual([[{ id: rokeya.id, name: "Deleted customer" }, "product.changed"]]);
    expect((await journal("?search=rokeya")).data).toEqual([]);
  });

  test("is only ever added to, whoever asks", async () => {
    for (const statement of [
      "update journal set action = 'x'",
      "update journal set subject_name = 'y'",
      "update journal set user_name = 'y'",
      "delete from journal",
      "truncate journal",
    ])
      await expect(shop.sql(statement), statement).rejects.toThrow("only ever added to");
  });
});
