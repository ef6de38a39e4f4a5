import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/shop/open-test-shop.ts";
import { causeDeadlock, secondClient, untilServed, untilWaiting } from "#tests/support/shop/row-locks.ts";

let shop: TestShop;
let token: string;
let other: pg.Client;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.newCustomer();
  other = await secondClient(shop);
  await shop.sql("update products set stock = 1000 where id <= 20");
});
afterAll(async () => {
  await other.end();
  await shop.close();
});

const order = (...ids: number[]) =>
  shop.post(
    "/api/place-order",
    {
      address_details: "Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: ids.map((product_id) => ({ product_id, quantity: 1 })),
    },
    { token },
  );

const waitingForALock = "wait_event_type = 'Lock' and datname = current_database()";
async function whileHolding(ids: number[], work: () => Promise<void>) {
  const holder = await secondClient(shop);
  await holder.query("begin");
  await holder.query("select from products where id = any($1) for update", [ids]);
  try {
    await work();
  } finally {
    await holder.query("rollback");
    await holder.end();
  }
}

describe("a connection that is lost", () => {
  test("in the middle of an order is told as not ready, and the next order goes through", async () => {
    await whileHolding([1], async () => {
      const placing = order(1);
      await untilWaiting(other, 1);
      await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${waitingForALock}`);
      const { status, body, headers } = await placing;
      expect([status, body.code]).toEqual([503, "not_ready"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    });
    expect((await order(1)).status).toBe(200);
  });

  test("between the statements of whoever holds it ends nothing", async () => {
    const { pool } = shop.shop.database;
    const held = await pool.connect();
    const { rows } = await held.query("select pg_backend_pid() as pid");
    const gone = new Promise((resolve) => held.once("end", resolve));
    await other.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await gone;
    await expect(held.query("select 1")).rejects.toThrow();
    held.release();
    expect((await shop.get("/health")).status).toBe(200);
  });

  test("again and again, of the shop and of its identity service, gives no answer but yes and not ready", async () => {
    let ended = false;
    const killing = (async () => {
      while (!ended) {
        await other.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and application_name = 'tatka'
           order by random() limit 2`,
        );
        await sleep(15);
      }
    })();
    const buyer = async (first: number) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn++) {
        statuses.push((await order(first, first + 1)).status);
        statuses.push((await shop.get(`/api/products?limit=3&turn=${first}-${turn}`)).status);
      }
      return statuses;
    };
    const statuses = (await Promise.all([1, 3, 5, 7].map(buyer))).flat();
    ended = true;
    await killing;
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await order(1)).status).toBe(200);
  });
});

describe("transactions in each other's way", () => {
  test("an order that PostgreSQL chose to break a deadlock is placed all the same", async () => {
    const { status } = await causeDeadlock(shop, 12, 11, () => order(11, 12));
    expect(status).toBe(200);
  });

  test("orders, reviews and saved products of the same goods at once all succeed", async () => {
    const users = await Promise.all(
      ["Rakib", "Salma", "Tania", "Jamal"].map((name) => shop.newCustomer(name)),
    );
    const work = users.flatMap((mine, index) =>
      Array.from({ length: 40 }, (_, turn) => {
        const ids = turn % 2 ? [13, 14, 15] : [15, 14, 13];
        const items = ids.map((product_id) => ({ product_id, quantity: 1 }));
        const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
        if (turn % 4 === 3)
          return () =>
            shop.post(
              "/api/account/saved",
              { add: ids.map(String), remove: [] as string[] },
              { token: mine },
            );
        if (turn % 4 === 2)
          return () =>
            shop.post(
              "/api/reviews",
              { product_id: ids[index % 3], review_details: "Fresh.", rating: 5 },
              { token: mine },
            );
        return () => shop.post("/api/place-order", draft, { token: mine });
      }),
    );
    const answers = await Promise.all(work.map(untilServed));
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  });
});

describe("goods that somebody else holds", () => {
  test("keep only those waiting who want them; they are told to come again, everybody else is served", async () => {
    await whileHolding([16], async () => {
      const waiting = Array.from({ length: 30 }, () => order(16));
      await untilWaiting(other, 4);
      const others = await Promise.all([
        ...Array.from({ length: 10 }, () => order(17)),
        shop.get("/api/products?limit=5&sort=newest"),
        shop.get("/api/my-orders", { token }),
        shop.get("/health"),
      ]);
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
      const refused = await Promise.all(waiting);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(["503 not_ready"]),
      );
      expect(refused[0]?.body.message).toBe(
        "Many customers are being served at this moment. Please try again in a few seconds.",
      );
      expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    });
    expect((await order(16)).status).toBe(200);
  });
});

describe("a read that the database does not answer in time", () => {
  const reviewsOf = (product: number) => shop.get(`/api/products/reviews/${product}?lang=en`);
  const busy = "Many customers are being served at this moment. Please try again in a few seconds.";

  test("is told to come again where it waits for a lock, and everybody else is served", async () => {
    const holder = await secondClient(shop);
    await holder.query("begin; lock table reviews in access exclusive mode");
    const waiting = Array.from({ length: 30 }, (_, turn) => reviewsOf(turn + 1));
    await untilWaiting(other, 20);
    const others = await Promise.all([
      order(18),
      shop.get("/api/products?limit=5&sort=price-low-high"),
      shop.get("/api/my-orders", { token }),
      shop.get("/health"),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await Promise.all(waiting);
    await holder.end();
    for (const { status, body, headers } of refused) {
      expect([status, body.code, body.message]).toEqual([503, "not_ready", busy]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await reviewsOf(1)).status).toBe(200);
  });

  test("is told so where the statement itself takes too long, and PostgreSQL works on it no more", async () => {
    const review = { product_id: 2, review_details: "Fresh.", rating: 5 };
    expect((await shop.post("/api/reviews", review, { token })).status).toBe(200);
    await shop.sql("alter table reviews rename to reviews_there");
    await shop.sql("create view reviews as select * from reviews_there where pg_sleep(60) is not null");
    const { status, body } = await reviewsOf(2);
    await shop.sql("drop view reviews; alter table reviews_there rename to reviews");
    expect([status, body.code, body.message]).toEqual([503, "not_ready", busy]);
    const working = () => other.query("select from pg_stat_activity where wait_event = 'PgSleep'");
    await expect.poll(async () => (await working()).rows).toEqual([]);
    expect((await reviewsOf(2)).status).toBe(200);
  });
});
