import { describe, expect, test } from "vitest";
import { draftOf, receive } from "#tests/support/orders/ordering.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const token = await shop.newCustomer("Nusrat Jahan");
await receive(shop, token, 1, 6, 8);
const login = await shop.post("/api/auth/login", { email: "admin@tatka.example", password: "test-admin" });
const admin = login.body.token;

const read = async (id: number, query = "") => {
  shop.app.cache.clear();
  return (await shop.get(`/api/products/reviews/${id}${query}`)).body;
};
const write = (product_id: number, review_details: string, more: object = {}, as = token) =>
  shop.post("/api/reviews", { product_id, review_details, ...more }, { token: as });

describe("reviews", () => {
  test("are written by customers, read by everyone, and counted on the product", async () => {
    const { body } = await write(1, "  Firm and red.\n<b>Not bold</b>  ", { rating: "৫" });
    expect(body.review).toMatchObject({
      review_details: "Firm and red.\n<b>Not bold</b>",
      rating: 5,
      user: { name: "Nusrat J." },
      verified_purchase: true,
    });
    await write(1, "Half were soft.", { rating: 2 });
    await write(1, "No stars from me, just words.");
    const list = await read(1);
    expect(list.success).toBe(true);
    expect(list.reviews.map((review: any) => review.review_details)[0]).toBe("No stars from me, just words.");
    const rakib = await shop.newCustomer("Rakib Hasan");
    await receive(shop, rakib, 1);
    await write(1, "Mine were fine.", { rating: 5 }, rakib);
    expect((await read(1)).meta).toEqual({ total: 4, rating: 3.5 });
    const product = await shop.get("/api/products/1");
    expect(product.body.data).toMatchObject({ review_count: 4, rating: 3.5 });
  });

  test("of one customer count once, with the newest rating; the texts stay, and the stars that count", async () => {
    const loud = await shop.newCustomer("Rakib Hasan");
    await receive(shop, loud, 8);
    for (const text of ["One", "Two", "Three"]) await write(8, text, { rating: 5 }, loud);
    await write(8, "Not so good.", { rating: 1 });
    expect((await read(8)).meta).toEqual({ total: 4, rating: 3 });
    await write(8, "Four", { rating: 2 }, loud);
    await write(8, "Five, without stars", {}, loud);
    const { reviews, meta } = await read(8);
    expect(meta).toEqual({ total: 6, rating: 1.5 });
    expect(reviews.map((review: any) => [review.review_details, review.rating, review.earlier])).toEqual([
      ["Five, without stars", undefined, undefined],
      ["Four", 2, true],
      ["Not so good.", 1, undefined],
      ["Three", undefined, true],
      ["Two", undefined, true],
      ["One", undefined, true],
    ]);
  });

  test("of one customer who sends many at once count once", async () => {
    const loud = await shop.newCustomer();
    await receive(shop, loud, 9);
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => write(9, "x", { rating: (turn % 5) + 1 }, loud)),
    );
    const { reviews, meta } = await read(9);
    const newest = Math.max(...reviews.map((review: any) => review.id));
    expect(meta).toEqual({ total: 10, rating: reviews.find((review: any) => review.id === newest).rating });
  });

  test("that somebody takes out of the database count no more", async () => {
    const one = await shop.newCustomer();
    const other = await shop.newCustomer();
    for (const buyer of [one, other]) await receive(shop, buyer, 10);
    await write(10, "Good", { rating: 5 }, one);
    const { body } = await write(10, "Better", { rating: 1 }, one);
    await write(10, "Best", { rating: 3 }, other);
    await shop.sql("delete from reviews where id = $1", [body.review.id]);
    expect((await read(10)).meta).toEqual({ total: 2, rating: 4 });
    await shop.sql("delete from reviews where product_id = 10");
    expect((await read(10)).meta).toEqual({ total: 0 });
  });

  test("give stars to the product only from customers who received it, from when they did; their texts stay", async () => {
    const stranger = await shop.newCustomer();
    for (let turn = 0; turn < 3; turn++)
      await write(12, "Never had it.", { rating: 1 }, await shop.newCustomer());
    await write(12, "I, too.", { rating: 2 }, stranger);
    expect((await read(12)).meta).toEqual({ total: 4 });
    await receive(shop, stranger, 12);
    expect((await read(12)).meta).toEqual({ total: 4, rating: 2 });
    expect((await shop.get("/api/products/12")).body.data).toMatchObject({ review_count: 4, rating: 2 });
    await shop.sql(
      "update orders set status = 'cancelled' where id in (select order_id from order_items where product_id = 12)",
    );
    expect((await read(12)).meta).toEqual({ total: 4 });
  });

  test("that are written while the order arrives give their stars", async () => {
    const products = [13, 14, 15, 16, 17];
    const buyer = await shop.newCustomer();
    const items = products.map((product_id) => ({ product_id, quantity: 1 }));
    const { body } = await shop.post("/api/place-order", draftOf(items), { token: buyer });
    const client = await shop.shop.database.pool.connect();
    await client.query("begin");
    await client.query("update orders set status = 'completed' where id = $1", [body.order.id]);
    const written = products.map((id) => write(id, "Just came.", { rating: 4 }, buyer));
    const waiting = async () =>
      (
        await shop.sql(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).length;
    await expect.poll(waiting).toBe(products.length);
    await client.query("commit");
    client.release();
    await Promise.all(written);
    for (const id of products) expect((await read(id)).meta).toEqual({ total: 1, rating: 4 });
  });

  test("are a verified purchase from when an order with the product is completed, in kept answers too", async () => {
    const buyer = await shop.newCustomer("Rakib Hasan");
    const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash" };
    const { body } = await shop.post(
      "/api/place-order",
      { ...draft, items: [{ product_id: 3, quantity: 1 }] },
      { token: buyer },
    );
    const version = async () =>
      (await shop.sql<any>("select max(version) as version from surrogate_keys")).at(0).version as number;
    const verified = async () => (await read(3)).reviews[0].verified_purchase;
    const step = async (status: string) => {
      const before = await version();
      await shop.sql("update orders set status = $2 where id = $1", [body.order.id, status]);
      return { raised: (await version()) > before, verified: await verified() };
    };
    expect(body.success).toBe(true);
    expect((await write(3, "Sweet.", {}, buyer)).body.review.verified_purchase).toBe(false);
    expect(await step("processing")).toEqual({ raised: false, verified: false });
    expect(await step("completed")).toEqual({ raised: true, verified: true });
    expect((await write(3, "Sweet again.", {}, buyer)).body.review.verified_purchase).toBe(true);
    expect(await step("cancelled")).toEqual({ raised: true, verified: false });
  });

  test("show the writer's new name in kept answers, too; one that stands nowhere empties no cache", async () => {
    const writer = await shop.newCustomer("Rakib Hassan");
    const reader = await shop.newCustomer("Rakib Hassan");
    const version = async () =>
      (await shop.sql<any>("select max(version) as version from surrogate_keys")).at(0).version;
    const raised = async (as: string, name: string) => {
      const before = await version();
      expect((await shop.post("/api/account/profile", { name }, { token: as })).status).toBe(200);
      return (await version()) > before;
    };
    await write(11, "Crisp.", {}, writer);
    expect(await raised(writer, "Rakib Hasan")).toBe(true);
    const shown = async () => (await shop.get("/api/products/reviews/11")).body.reviews[0].user.name;
    await expect.poll(shown).toBe("Rakib H.");
    expect(await raised(writer, "Rakib Hasan")).toBe(false);
    expect(await raised(reader, "Rakib Hasan")).toBe(false);
  });

  test("need words, a sign-in, a product, and ratings from 1 to 5", async () => {
    expect((await write(1, " \n ")).status).toBe(422);
    expect((await write(1, "x".repeat(2_001))).status).toBe(422);
    expect((await write(1, "Fine", { rating: 6 })).status).toBe(422);
    expect((await write(99_999_999, "Fine")).status).toBe(404);
    const stranger = await shop.post("/api/reviews", { product_id: 1, review_details: "Fine" });
    expect(stranger.status).toBe(401);
  });

  test("come all at once, newest first; with a limit or a cursor, page by page", async () => {
    for (let turn = 1; turn <= 23; turn++) await write(5, `Review ${turn}`);
    const all = await read(5);
    expect(all.reviews.map((review: any) => review.review_details)).toEqual(
      Array.from({ length: 23 }, (_, index) => `Review ${23 - index}`),
    );
    expect(all.meta).toEqual({ total: 23 });
    const first = await read(5, "?limit=20");
    expect(first.reviews).toEqual(all.reviews.slice(0, 20));
    const second = await read(5, `?cursor=${first.meta.next}`);
    expect(second.reviews.map((review: any) => review.review_details)).toEqual([
      "Review 3",
      "Review 2",
      "Review 1",
    ]);
    expect(second.meta.next).toBeUndefined();
  });

  test("of one product come with it, the twenty newest", async () => {
    for (let turn = 1; turn <= 21; turn++) await write(12, `Review ${turn}`);
    const { reviews } = await read(12);
    const { data } = (await shop.get("/api/products/12")).body;
    expect(data.reviews).toEqual(reviews.slice(0, 20));
    const replied = await shop.post(
      `/api/reviews/${reviews[0].id}/reply`,
      { reply: "Thank you." },
      { token: admin },
    );
    expect(replied.status).toBe(200);
    shop.app.cache.clear();
    const [newest] = (await shop.get("/api/products/12")).body.data.reviews;
    expect(newest.reply).toMatchObject({ reply: "Thank you." });
    expect((await shop.get("/api/products/12?view=page")).body.data).not.toHaveProperty("reviews");
  });

  test("of many at once are all counted", async () => {
    await Promise.all(Array.from({ length: 20 }, () => write(6, "Good", { rating: 4 })));
    expect((await read(6)).meta).toMatchObject({ total: 20, rating: 4 });
  });

  test("are five a minute from one customer", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const hasty = await strict.newCustomer();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { status } = await strict.post(
        "/api/reviews",
        { product_id: 1, review_details: "Good" },
        { token: hasty },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});

test("reviews from one network are 60 an hour, whoever writes them; other networks still write", async () => {
  const strict = await openTestShop({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const statusFrom = async (network: string, as: string) => {
    const headers = { "X-Forwarded-For": network };
    const body = { product_id: 1, review_details: "Bad", rating: 1 };
    return (await strict.post("/api/reviews", body, { token: as, headers })).status;
  };
  for (let account = 0; account < 12; account++) {
    const as = await strict.newCustomer();
    for (let turn = 0; turn < 5; turn++) expect(await statusFrom("198.51.100.7", as)).toBe(200);
  }
  const last = await strict.newCustomer();
  expect([await statusFrom("198.51.100.7", last), await statusFrom("203.0.113.9", last)]).toEqual([429, 200]);
  await strict.close();
});

describe("replies", () => {
  test("are the admin's alone, and one a review: the second of two admins is refused", async () => {
    const { body } = await write(7, "Where are these from?");
    const path = `/api/reviews/${body.review.id}/reply`;
    expect((await shop.post(path, { reply: "From me" }, { token })).status).toBe(403);
    expect((await shop.post(path, { reply: "From nobody" })).status).toBe(401);
    const answers = await Promise.all([
      shop.post(path, { reply: "From Bogura." }, { token: admin }),
      shop.post(path, { reply: "From Savar." }, { token: admin }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.reply;
    expect((await read(7)).reviews[0].reply).toEqual(won);
    expect(
      (await shop.post("/api/reviews/99999999/reply", { reply: "Hello" }, { token: admin })).status,
    ).toBe(404);
    expect((await shop.post(path, { reply: "  " }, { token: admin })).status).toBe(422);
  });
});
