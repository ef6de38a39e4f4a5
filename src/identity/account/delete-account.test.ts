import { describe, expect, test } from "vitest";
import { ownPolicyVersions } from "#src/shell/policy-versions.server.ts";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const somebody = (name?: string) => newcomer(shop, name);

describe("deleting an account", () => {
  test("lets the orders stay and the person go", async () => {
    const me = await somebody("Farhana Akter");
    await me.post("addresses", home);
    await me.post("saved", { add: ["1"] });
    const item = { items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
    await shop.post("/api/place-order", { ...home, ...item }, { token: me.token });
    await shop.post("/api/reviews", { product_id: 2, review_details: "Fresh." }, { token: me.token });
    const before = await shop.get("/api/products/reviews/2");
    expect(before.body.reviews[0].user.name).toBe("Farhana A.");

    expect((await me.post("delete", { password: "guessed" })).body.errors).toHaveProperty("password");
    expect((await me.post("delete", { word: "DELETE" })).status).toBe(422);
    expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);

    expect((await me.get("profile")).status).toBe(401);
    expect((await me.logIn()).status).toBe(401);
    const [row] = await shop.sql("select * from users where id = $1", [me.id]);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Farhana|${me.email}`));
    const stored = await shop.sql("select address_details from orders where user_id = $1", [me.id]);
    expect(stored).toEqual([{ address_details: home.address_details }]);
    const traces = await shop.sql(
      `select (select count(*) from addresses where user_id = $1) + (select count(*) from saved_products where user_id = $1)
            + (select count(*) from identity."user" where email = $2) as left`,
      [me.id, me.email],
    );
    expect(traces).toEqual([{ left: 0 }]);

    shop.app.cache.clear();
    const english = await shop.get("/api/products/reviews/2");
    const bengali = await shop.get("/api/products/reviews/2?lang=bn");
    expect(english.body.reviews[0].user.name).toBe("Deleted customer");
    expect(bengali.body.reviews[0].user.name).toBe("মুছে ফেলা অ্যাকাউন্ট");
  });

  test("leaves nothing of the person in any table, but for what is kept for a reason", async () => {
    const me = await somebody("Jamila Khatun");
    await me.post("addresses", home);
    await me.post("saved", { add: ["1"] });
    await me.post("consents", { marketing: true, policy: ownPolicyVersions[0] });
    await me.post("second-factor/begin", { password: "mango-tree" });
    await shop.sql(
      "insert into emails (recipient, subject, text, html, expires_at) values ($1, 'Hi', 'Hi', '', now() + interval '1 hour')",
      [me.email],
    );
    const item = { items: [{ product_id: 2, quantity: 1 }], payment_type: "cash" };
    await shop.post("/api/place-order", { ...home, ...item }, { token: me.token });
    await shop.sql(
      "update notifications set recipient = $2 where order_id in (select id from orders where user_id = $1)",
      [me.id, me.email],
    );
    await writeToShop({ token: me.token });
    // Of an unproven address, the requests may be somebody else's.
    await shop.sql("update users set email_verified = true where id = $1", [me.id]);
    for (const row of [
      "phone_codes (user_id, mobile_e164, code_hash, address, expires_at) values ($1, '+8801712345678', '', '', now())",
      "phone_proofs (user_id, mobile_e164) values ($1, '+8801712345678')",
      "stock_alerts (product_id, user_id, language) values (3, $1, 'en')",
      "address_pins (user_id, address_details) values ($1, 'House 12')",
      "stock_alerts (product_id, email, language) select 4, email, 'en' from users where id = $1",
    ])
      await shop.sql(`insert into ${row}`, [me.id]);
    const left = await tracesOf(me);
    expect(Object.entries(left).filter(([column, rows]) => !(column in staysBecause) && rows === 0)).toEqual(
      [],
    );
    expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);
    const current = await tracesOf(me);
    expect(Object.entries(current).filter(([column, rows]) => !(column in staysBecause) && rows > 0)).toEqual(
      [],
    );
    for (const column of Object.keys(staysBecause)) expect(current).toHaveProperty([column]);
  });

  test("takes what was sent from a proven address, but nothing of an address that may be somebody else's", async () => {
    const left = async (email: string) =>
      shop.sql(
        `select (select count(*)::int from contact_messages where email = $1) as messages,
                (select count(*)::int from custom_orders where customer_email = $1) as orders`,
        [email],
      );
    for (const [proven, stay] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const me = await somebody();
      await writeToShop({}, me.email);
      await shop.sql("update users set email_verified = $2 where id = $1", [me.id, proven]);
      expect((await me.post("delete", { password: "mango-tree" })).status).toBe(200);
      expect(await left(me.email)).toEqual([{ messages: stay, orders: stay }]);
    }
  });

  test("touches the product's reviews, so that no kept page shows the name under a review", async () => {
    const me = await somebody();
    await shop.post("/api/reviews", { product_id: 2, review_details: "Fresh." }, { token: me.token });
    const version = () => shop.sql<{ version: number }>("select max(version) as version from surrogate_keys");
    const [before] = await version();
    await me.post("delete", { password: "mango-tree" });
    expect((await version())[0]?.version).toBeGreaterThan(before?.version ?? 0);
  });

  test("leaves the address free for a new account, without the old orders", async () => {
    const me = await somebody();
    await me.post("delete", { password: "mango-tree" });
    const again = await shop.post("/api/auth/login", {
      name: "New",
      email: me.email,
      password: "other-tree",
    });
    expect(again.status).toBe(200);
    expect(again.body.data.id).not.toBe(me.id);
  });

  test("asks for the word where there is no password, in either language", async () => {
    for (const word of ["delete", "মুছুন"]) {
      const me = await somebody();
      await shop.sql(
        `delete from identity.account where "userId" = (select subject from users where id = $1)`,
        [me.id],
      );
      expect((await me.get("profile")).body.data.has_password).toBe(false);
      const password = await me.post("password", { current_password: "x", new_password: "mango-tree" });
      expect(password.status).toBe(403);
      expect((await me.post("delete", { word: "yes" })).body.errors).toEqual({
        word: "Type DELETE to go on.",
      });
      expect((await me.post("delete", { word })).status).toBe(200);
    }
  });

  test("is not for the shop's admin", async () => {
    const admin = await shop.post("/api/auth/login", {
      email: "admin@tatka.example",
      password: "test-admin",
    });
    const answer = await shop.post(
      "/api/account/delete",
      { password: "test-admin" },
      { token: admin.body.token },
    );
    expect(answer.status).toBe(403);
  });
});

async function writeToShop(options: { token?: string }, email = "jamila@example.com") {
  const message = { name: "Jamila", email, subject: "Mango", message: "Ripe?" };
  expect((await shop.post("/api/contact-messages", message, options)).status).toBe(200);
  const order = { customer_name: "Jamila", customer_email: email, order_details: "Kotbel" };
  expect((await shop.post("/api/custom-orders", order, options)).status).toBe(200);
}

/** Columns that still name a deleted user, and why. */
const staysBecause = {
  "orders.user_id": "the shop's books; the person's row holds no name any more",
  "order_steps.user_id": "which admin did it; an admin's account cannot be deleted",
  "reviews.user_id": "what was said stays, under the name of a deleted customer",
  "review_replies.user_id": "which admin replied; an admin's account cannot be deleted",
  "order_calls.user_id": "which member of staff called; their account cannot be deleted",
  "order_packers.user_id": "which member of staff packs; their account cannot be deleted",
  "order_callers.user_id": "which member of staff calls; their account cannot be deleted",
  "page_revisions.user_id": "which member of staff wrote it; their account cannot be deleted",
  "order_refunds.user_id": "which member of staff noted it; their account cannot be deleted",
  "order_edits.user_id": "who changed it: a member of staff, or the customer of the order",
  "stock_movements.user_id": "the stock's books; the person's row holds no name any more",
  "shop_details.email": "the shop's own address",
  "email_texts.email": "which e-mail a text is for, no address",
  "product_imports.user_id": "which member of staff did it; their account cannot be deleted",
  "request_answers.user_id": "which member of staff answered; their account cannot be deleted",
  "api_keys.user_id": "which member of staff made it; their account cannot be deleted",
  "webhooks.user_id": "which member of staff made it; their account cannot be deleted",
  "journal.user_id": "which member of staff did it; their account cannot be deleted",
  "custom_orders.customer_email": "sent without an account from an address that is not proven",
  "contact_messages.email": "sent without an account from an address that is not proven",
};

async function tracesOf({ id, email }: { id: string; email: string }): Promise<Record<string, number>> {
  const columns = await shop.sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(user_id|customer_id|recipient|email|.*_email)$'
       and data_type in ('bigint', 'text')`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await shop.sql<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${column}::text in ($1, $2)`,
      [id, email],
    );
    counts[`${table}.${column}`] = row?.rows ?? 0;
  }
  return counts;
}
