import type { IncomingMessage } from "node:http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MissedSearches } from "#src/catalogue/search/missed/missed-searches.server.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();
beforeEach(async () => {
  await shop.sql("delete from search_counts");
});

const look = (text: string) => shop.get(`/api/products?search=${encodeURIComponent(text)}`);
const rows = () =>
  shop.sql<{ term: string; count: number }>("select term, count from search_counts order by term");
const written = (terms: string[]) =>
  expect.poll(async () => (await rows()).map(({ term }) => term)).toEqual(terms);
const missed = async (query = "") =>
  (await shop.get(`/api/admin/missed-searches${query}`, { token: admin })).body.data;

describe("what was not found", () => {
  test("is written together in the background, without what may say who it was", async () => {
    for (const text of [
      "zobra krill",
      "মঙ্গলগ্রহ",
      "krill 017-12 34 56 78",
      "krill ০১৭১২.৩৪৫৬৭৮",
      "krill@mail.example",
    ])
      expect((await look(text)).body.meta.exact, text).toBe(false);
    await look("alu");
    await written(["zobra krill", "মঙ্গলগ্রহ"]);
    const columns = await shop.sql(
      "select column_name from information_schema.columns where table_name = 'search_counts'",
    );
    expect(columns.map((column) => column["column_name"]).toSorted()).toEqual([
      "count",
      "day",
      "product_id",
      "term",
    ]);
  });

  test("counts a term once a minute, from a robot, too, and only so many terms", async () => {
    const counter = new MissedSearches(shop.shop);
    const meta = { total: 0, max_price: 0, exact: false };
    for (let index = 0; index < 500; index++)
      counter.note({ search: `robot ${letters(index)}` } as never, meta);
    for (let index = 0; index < 50; index++) counter.note({ search: "robot aaa" } as never, meta);
    await expect.poll(async () => (await rows()).length).toBe(120);
    expect(new Set((await rows()).map(({ count }) => count))).toEqual(new Set([1]));
    counter.close();
  });

  test("counts each of several searches that find nothing, and the same one again a minute later", async () => {
    for (const text of ["zilberq", "zilberq", "yorvik", "quxolo", "wumpus"]) await look(text);
    await written(["quxolo", "wumpus", "yorvik", "zilberq"]);
    expect((await rows()).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
    const counter = new MissedSearches(shop.shop);
    counter.note({ search: "zilberq" } as never, { total: 0, max_price: 0, exact: false });
    vi.useRealTimers();
    await expect.poll(async () => (await rows()).at(-1)?.count).toBe(2);
    counter.close();
  });

  test("is no more written once a day has its thousand terms; known ones go on being counted", async () => {
    await shop.sql(`insert into search_counts (day, term, count)
      select (now() at time zone 'Asia/Dhaka')::date, 'filler ' || n, 1 from generate_series(1, 1000) n`);
    const counter = new MissedSearches(shop.shop);
    const meta = { total: 0, max_price: 0, exact: false };
    counter.note({ search: "one too many" } as never, meta);
    counter.note({ search: "filler 7" } as never, meta);
    const count = async (term: string) => (await rows()).find((row) => row.term === term)?.count;
    await expect.poll(() => count("filler 7")).toBe(2);
    expect(await count("one too many")).toBeUndefined();
    counter.close();
  });

  test("counts in the next minute where the answer comes out of the page cache, too, unless it is narrowed", async () => {
    const path = "/api/products?search=wug%20zobrik";
    await look("wug zobrik");
    await written(["wug zobrik"]);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
    const response = { writeHead: () => response, end: () => response };
    const fromCache = (url: string) =>
      shop.app.answerAtOnce({ method: "GET", url, headers: {} } as IncomingMessage, response as never);
    await shop.get(`${path}&category=1`);
    expect([fromCache(`${path}&category=1`), fromCache(path)]).toEqual([true, true]);
    vi.useRealTimers();
    await expect.poll(rows).toEqual([{ term: "wug zobrik", count: 2 }]);
  });

  test("is listed by count in seven or thirty days, with what would be found by now", async () => {
    await shop.sql(`insert into search_counts (day, term, count)
      select (now() at time zone 'Asia/Dhaka')::date - ago, term, n from (values
        ('kochur loti', 0, 3), ('kochur loti', 6, 4), ('kochur loti', 7, 90), ('zobrik doi', 2, 8), ('potato', 1, 1), ('old', 30, 99)
      ) given (term, ago, n)`);
    expect((await missed()).map((one: any) => [one.term, one.count, one.found])).toEqual([
      ["zobrik doi", 8, false],
      ["kochur loti", 7, false],
      ["potato", 1, true],
    ]);
    expect((await missed()).map((one: any) => one.nearest)).toMatchObject([
      expect.arrayContaining(["দই"]),
      expect.any(Array),
      [],
    ]);
    expect((await missed("?days=30")).map((one: any) => [one.term, one.count])).toEqual([
      ["kochur loti", 97],
      ["zobrik doi", 8],
      ["potato", 1],
    ]);
  });

  test("is off the list once it is ignored, comes back, and the journal tells both", async () => {
    await shop.sql(
      "insert into search_counts (day, term, count) values ((now() at time zone 'Asia/Dhaka')::date, 'xerox', 2)",
    );
    const ignore = (ignored: boolean) =>
      shop.post("/api/admin/missed-searches/ignore", { term: "xerox", ignored }, { token: admin });
    for (let times = 0; times < 2; times++) expect((await ignore(true)).status).toBe(200);
    expect(await missed()).toEqual([]);
    expect(await missed("?ignored=1")).toMatchObject([{ term: "xerox", count: 2, found: false }]);
    await ignore(false);
    expect((await missed()).map((one: any) => one.term)).toEqual(["xerox"]);
    const lines = await shop.sql(
      "select action, subject_name from journal where kind = 'search_term' order by id",
    );
    expect(lines).toEqual([
      { action: "search_term.ignored", subject_name: "xerox" },
      { action: "search_term.restored", subject_name: "xerox" },
    ]);
  });
});

/** A word of its own for each number. */
const letters = (at: number) =>
  at
    .toString(26)
    .padStart(3, "0")
    .replace(/./g, (sign) => String.fromCharCode(97 + Number.parseInt(sign, 26)));
