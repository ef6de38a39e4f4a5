import { describe, expect, test } from "vitest";
import { openTestShop, testShop } from "../../tests/open-test-shop.ts";

const shop = await testShop();
const token = await shop.newCustomer("Nusrat Jahan");
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
      user: { name: "Nusrat Jahan" },
      verified_purchase: false,
    });
    await write(1, "Half were soft.", { rating: 2 });
    await write(1, "No stars from me, just words.");
    const list = await read(1);
    expect(list.success).toBe(true);
    expect(list.reviews.map((one: any) => one.review_details)[0]).toBe("No stars from me, just words.");
    await write(1, "Mine were fine.", { rating: 5 }, await shop.newCustomer("Rakib Hasan"));
    expect((await read(1)).meta).toEqual({ total: 4, rating: 3.5 });
    const product = await shop.get("/api/products/1");
    expect(product.body.data).toMatchObject({ review_count: 4, rating: 3.5 });
  });

  test("of one customer count once, with the newest rating; the texts stay, and the stars that count", async () => {
    const loud = await shop.newCustomer("Rakib Hasan");
    for (const text of ["One", "Two", "Three"]) await write(8, text, { rating: 5 }, loud);
    await write(8, "Not so good.", { rating: 1 });
    expect((await read(8)).meta).toEqual({ total: 4, rating: 3 });
    await write(8, "Four", { rating: 2 }, loud);
    await write(8, "Five, without stars", {}, loud);
    const { reviews, meta } = await read(8);
    expect(meta).toEqual({ total: 6, rating: 1.5 });
    expect(reviews.map((one: any) => [one.review_details, one.rating, one.earlier])).toEqual([
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
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => write(9, "x", { rating: (turn % 5) + 1 }, loud)),
    );
    const { reviews, meta } = await read(9);
    const newest = Math.max(...reviews.map((one: any) => one.id));
    expect(meta).toEqual({ total: 10, rating: reviews.find((one: any) => one.id === newest).rating });
  });

  test("that somebody takes out of the database count no more", async () => {
    const [one, other] = [await shop.newCustomer(), await shop.newCustomer()];
    await write(10, "Good", { rating: 5 }, one);
    const { body } = await write(10, "Better", { rating: 1 }, one);
    await write(10, "Best", { rating: 3 }, other);
    await shop.sql("delete from reviews where id = $1", [body.review.id]);
    expect((await read(10)).meta).toEqual({ total: 2, rating: 4 });
    await shop.sql("delete from reviews where product_id = 10");
    expect((await read(10)).meta).toEqual({ total: 0 });
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
      (await shop.sql<any>("select version from catalogue_version")).at(0).version as number;
    const verified = async () => (await read(3)).reviews[0].verified_purchase;
    const step = async (status: string) => {
      const before = await version();
      await shop.sql("update orders set status = $1", [status]);
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
    const [writer, reader] = [await shop.newCustomer("Rakib Hassan"), await shop.newCustomer("Rakib Hassan")];
    const version = async () => (await shop.sql<any>("select version from catalogue_version")).at(0).version;
    const raised = async (as: string, name: string) => {
      const before = await version();
      expect((await shop.post("/api/account/profile", { name }, { token: as })).status).toBe(200);
      return (await version()) > before;
    };
    await write(11, "Crisp.", {}, writer);
    expect(await raised(writer, "Rakib Hasan")).toBe(true);
    const shown = async () => (await shop.get("/api/products/reviews/11")).body.reviews[0].user.name;
    await expect.poll(shown).toBe("Rakib Hasan");
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

  test("come twenty at a time, newest first", async () => {
    for (let turn = 1; turn <= 23; turn++) await write(5, `Review ${turn}`);
    const first = await read(5);
    expect(first.reviews).toHaveLength(20);
    const second = await read(5, `?cursor=${first.meta.next}`);
    expect(second.reviews.map((one: any) => one.review_details)).toEqual([
      "Review 3",
      "Review 2",
      "Review 1",
    ]);
    expect(second.meta.next).toBeUndefined();
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
