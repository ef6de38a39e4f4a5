import { expect, test } from "vitest";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

/** A customer with one order, whose account has no e-mail address and no password. */
async function withoutEmail(name: string) {
  const me = await newcomer(shop, name);
  await shop.sql(`delete from identity."user" where email = $1`, [me.email]);
  await shop.sql("update users set email = null where id = $1", [me.id]);
  const item = { items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
  const placed = await shop.post("/api/place-order", { ...home, ...item }, { token: me.token });
  expect(placed.status).toBe(200);
  return { ...me, order: placed.body.order };
}

test("an account without an e-mail address works, and staff read none", async () => {
  const { order, ...me } = await withoutEmail("Anowara Begum");
  expect((await me.get("profile")).body.data).toMatchObject({ name: "Anowara Begum", email: null });
  expect((await shop.get("/api/auth/viewer", { token: me.token })).body.data.email).toBeNull();
  expect((await me.post("email-proof", { proof: "x" })).status).toBe(422);

  const asStaff = async (path: string) => (await shop.get(`/api/admin/${path}`, { token: admin })).body.data;
  expect((await asStaff("users?search=Anowara"))[0]).toMatchObject({ email: null, orders: 1 });
  expect(await asStaff(`users/${me.id}`)).toMatchObject({ email: null, email_verified: false });
  expect((await asStaff(`orders?search=${order.number}`))[0].customer).toMatchObject({ email: null });
  expect((await asStaff(`orders/${order.id}`)).customer).toMatchObject({ email: null });

  const channels = await shop.sql("select channel from notifications where order_id = $1", [order.id]);
  expect(channels.map(({ channel }) => channel)).not.toContain("email");
});

test("its rows in files have an empty cell for the address", async () => {
  await withoutEmail("Rokeya Sultana");
  for (const path of ["users-export", "orders-export"]) {
    const file = await shop.get(`/api/admin/${path}`, { token: admin });
    expect(file.body, path).toContain("Rokeya Sultana,,");
  }
});

test("a problem with its order reaches the shop, once", async () => {
  const { order, ...me } = await withoutEmail("Momena Khatun");
  const report = () =>
    shop.post(`/api/my-orders/${order.number}/problems`, { text: "An egg was broken." }, { token: me.token });
  expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
  const stored = await shop.sql("select email, subject from contact_messages where user_id = $1", [me.id]);
  expect(stored).toEqual([{ email: "", subject: order.number }]);
});

test("it is deleted with the word, as it has no password", async () => {
  const me = await withoutEmail("Shirin Akhter");
  expect((await me.post("delete", { word: "DELETE" })).status).toBe(200);
  expect((await me.get("profile")).status).toBe(401);
  const [row] = await shop.sql("select name from users where id = $1", [me.id]);
  expect(row).toEqual({ name: "Deleted customer" });
});

test("an admin without an address cannot have an example mailed to it, and reads why", async () => {
  await shop.sql("update users set email = null where role = 'admin'");
  const text = { subject: "Your link", body: "{link}" };
  const tried = await shop.post("/api/admin/settings/emails/reset/en/try", text, { token: admin });
  expect([tried.status, tried.body.message]).toEqual([403, "Your account has no email to send it to."]);
});
