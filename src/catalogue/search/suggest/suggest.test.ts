import { describe, expect, onTestFinished, test, vi } from "vitest";
import { findBest } from "#src/search/search.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

import { smallIndex } from "#tests/support/shop/small-index.ts";
import { findMarks, readName, toTextMeanings } from "./marks.ts";

const shop = await testShop();

const suggest = async (q: string, language = "en") =>
  (await shop.get(`/api/suggestions?lang=${language}&q=${encodeURIComponent(q)}`)).body.data;

describe("GET /api/suggestions", () => {
  test("gives words, products and a category for what is typed so far", async () => {
    const data = await suggest("মরি");
    expect(data.products.length).toBeGreaterThan(0);
    expect(data.products.length).toBeLessThanOrEqual(5);
    expect(data.words.length).toBeLessThanOrEqual(3);
    const chilli = data.products.find(({ name }: any) => name === "Green chilli");
    expect(chilli).toMatchObject({
      other_name: "কাঁচা মরিচ",
      price: expect.any(Number),
      tint: "fruit-vegetables",
    });
    const [mark] = chilli.marks.other_name;
    expect(chilli.other_name.slice(mark.start, mark.end)).toBe("মরিচ");
    expect(chilli).not.toHaveProperty("stock");
  });

  test("marks what is meant in the other script, and speaks the language asked for", async () => {
    const [first] = (await suggest("alu", "bn")).products;
    expect(first).toMatchObject({
      name: "আলু",
      other_name: "Potato",
      marks: { name: [{ start: 0, end: 3 }] },
    });
    expect((await suggest("mach")).category).toMatchObject({ name: "Fish", tint: "fish" });
    expect((await suggest("মসলা", "bn")).category.name).toBe("মসলা");
  });

  test("marks the word that is meant, not one that a synonym adds to it", async () => {
    const { words, products } = await suggest("piaj");
    const onion = products.find(({ name }: any) => name === "Deshi onion");
    const marked = (text: string, marks: { start: number; end: number }[]) =>
      marks.map(({ start, end }) => text.slice(start, end));
    expect(marked(onion.name, onion.marks.name)).toEqual(["onion"]);
    expect(marked(onion.other_name, onion.marks.other_name)).toEqual(["পেঁয়াজ"]);
    const ends = words.map(({ text, ...mark }: any) => marked(text, [mark])[0]);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toMatch(/^(onion|পেঁয়াজ)$/);
  });

  test("marks the word that begins as typed, and none that a synonym of it names beside it", async () => {
    const { index } = smallIndex(
      [
        ["Harpic toilet cleaner", "হারপিক টয়লেট ক্লিনার"],
        ["Deshi onion", "দেশি পেঁয়াজ"],
        ["Harvest nuggets", "হার্ভেস্ট নাগেটস"],
      ],
      [
        { words: ["harpic", "toilet cleaner"], kinds: [] },
        { words: ["piaz"], kinds: ["deshi onion"] },
      ],
    );
    const marked = (typed: string, name: string) => {
      const { readings } = findBest({ ...index, unfinished: true }, typed, 5);
      return findMarks(readName(name), toTextMeanings(index, readings)).map(({ start, end }) =>
        name.slice(start, end),
      );
    };
    for (const typed of ["har", "harp", "harpi", "harpic"]) {
      expect(marked(typed, "Harpic toilet cleaner")).toEqual([`H${typed.slice(1)}`]);
      expect(marked(typed, "হারপিক টয়লেট ক্লিনার"), typed).toEqual(["হারপিক"]);
    }
    expect([marked("piaz", "Deshi onion"), marked("piaz", "দেশি পেঁয়াজ")]).toEqual([["onion"], ["পেঁয়াজ"]]);
  });

  test("says the step of what is sold by weight, as it is now", async () => {
    const potato = async () => {
      await shop.app.catalogueChanged();
      return (await suggest("Potato")).products.find(({ id }: any) => id === 2);
    };
    const weigh = (weighed: boolean) =>
      shop.sql("update products set net_amount = 250, net_unit = 'g', is_weighed = $1 where id = 2", [
        weighed,
      ]);
    await weigh(false);
    expect(await potato()).not.toHaveProperty("step_grams");
    await weigh(true);
    expect(await potato()).toMatchObject({ step_grams: 250 });
    await weigh(false);
    expect(await potato()).not.toHaveProperty("step_grams");
  });

  const words = async (q: string) => (await suggest(q)).words.map(({ text }: any) => text);

  test("suggests first the words that are being typed, then what else they may mean", async () => {
    for (const [q, first] of [
      ["noo", "noodles"],
      ["gh", "ghee"],
      ["hon", "honey"],
      ["dud", "milk"],
    ] as const)
      expect((await words(q))[0], q).toBe(first);
  });

  test("suggests no words that say nothing by themselves", async () => {
    for (const q of ["gu", "কা", "l", "ল"])
      for (const word of await words(q)) expect(word, q).not.toMatch(/^with\b|^l$|(^|\s)ও(\s|$)/);
  });

  test("suggests a word once, not again with an ending", async () => {
    expect(await words("alu")).toEqual(expect.arrayContaining(["potato", "আলু"]));
    for (const q of ["alu", "আলু"]) expect(await words(q), q).not.toContain("আলুর");
  });

  test("keeps the product that begins as typed first from letter to letter, and suggests no inflected fragment", async () => {
    const { index } = smallIndex(
      [
        ["Toilet cleaner strong", "টয়লেট ক্লিনার"],
        ["Harpic toilet cleaner", "হারপিক টয়লেট ক্লিনার"],
        ["Sharp knife", "ধারালো ছুরি"],
        ["Murir moa with gur", "গুড়ের মুড়ির মোয়া"],
        ["Puffed rice (muri)", "মুড়ি"],
        ["Dishwashing soap", "থালাবাসন মাজার সাবান"],
      ],
      [{ words: ["harpic", "toilet cleaner"], kinds: [] }],
    );
    const first = (typed: string) => findBest({ ...index, unfinished: true }, typed, 5).ids[0];
    expect(["har", "harp", "harpi", "harpic"].map(first)).toEqual([2, 2, 2, 2]);
    for (const q of ["muri", "murir", "mur", "মাজা", "মাজার", "বাসন"])
      for (const language of ["en", "bn"])
        for (const { text } of (await suggest(q, language)).words)
          expect(text, q).not.toMatch(/(?:^|\s)(?:murir|মুড়ির|মাজার)$/);
  });

  test("reads an emoji by its name", async () => {
    expect((await suggest("🥔")).products[0]).toMatchObject({
      name: "Potato",
      marks: { name: [{ start: 0, end: 6 }] },
    });
    expect(await words("🥔")).toContain("potato");
  });

  test("suggests words of the page's language first", async () => {
    const bengali = /[\u0980-\u09FF]/;
    for (const q of ["dim", "tel", "alu", "ডিম", "oil"])
      for (const language of ["en", "bn"]) {
        const texts: string[] = (await suggest(q, language)).words.map(({ text }: any) => text);
        const own = texts.map((text) => bengali.test(text) === (language === "bn"));
        expect(own, `${q} in ${language}: ${texts}`).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
      }
  });

  test("suggests no two words of which the second has lost what it belongs to", async () => {
    for (const q of ["alu", "আলু"]) for (const word of await words(q)) expect(word, q).not.toMatch(/আলুর$/);
  });

  test("is empty for nothing, and bounded", async () => {
    expect(await suggest("")).toEqual({ words: [], products: [], total: 0, counted: true });
    expect((await shop.get("/api/suggestions")).status).toBe(200);
    expect((await suggest("আলু ".repeat(2_000))).products.length).toBeGreaterThan(0);
  });
});

describe("GET /api/popular-searches", () => {
  const popular = async (of: typeof shop, language = "en") =>
    (await of.get(`/api/popular-searches?lang=${language}`)).body.data;

  test("names what was opened most after searches, as the shop calls it: never what somebody typed", async () => {
    const fresh = await openTestShop();
    const rui = await fresh.sql<{ id: number }>(
      "select id from products where name_en = 'Rui fish, cleaned and cut'",
    );
    const once =
      "insert into search_counts (day, term, product_id, count) values ((now() at time zone 'Asia/Dhaka')::date, $1, $2, $3)";
    await fresh.sql(once, ["nusrat of road 5", rui[0]?.id, 5]);
    await fresh.sql(once, ["potato", 2, 4]);
    expect(await popular(fresh)).toEqual(["Rui fish"]);
    expect(await popular(fresh, "bn")).toEqual(["রুই মাছ"]);
    await fresh.close();
  });

  test("knows within five minutes what people look for since, and asks the database no more often", async () => {
    const fresh = await openTestShop();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await popular(fresh)).toEqual([]);
    await fresh.sql(
      "insert into search_counts (day, term, product_id, count) values ((now() at time zone 'Asia/Dhaka')::date, 'alu', 2, 9)",
    );
    expect(await popular(fresh)).toEqual([]);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await popular(fresh)).toEqual(["Potato"]);
    await fresh.close();
  });
});

describe("POST /api/search-choices", () => {
  test("counts what was opened after a search, and refuses what is no product's id", async () => {
    const choose = (term: unknown, product_id: unknown) =>
      shop.post("/api/search-choices", { term, product_id });
    expect((await choose("Alu ", 2)).body).toEqual({ success: true });
    expect((await choose("alu", 987_654)).status).toBe(200);
    expect((await choose("alu", "x")).status).toBe(422);
    const rows = () => shop.sql("select term, product_id::int, count from search_counts where term = 'alu'");
    await expect.poll(rows).toEqual([{ term: "alu", product_id: 2, count: 1 }]);
  });

  test("counts a product once a day for each network, whatever it was looked for by, and stores no network", async () => {
    const busy = await openTestShop({ TRUST_PROXY: "1" });
    const choose = (term: string, network: string) =>
      busy.post("/api/search-choices", { term, product_id: 2 }, { headers: { "X-Forwarded-For": network } });
    for (const term of ["alu", "potato", "gol alu", "alu", "aloo", "alu"]) await choose(term, "198.51.100.7");
    for (let host = 1; host <= 4; host++) await choose("alu", `203.0.113.${host}`);
    const counted = async () =>
      (await busy.sql<{ sum: number }>("select sum(count)::int from search_counts where product_id = 2"))[0]
        ?.sum;
    await expect.poll(counted).toBe(5);
    const counts = await busy.sql("select key from rate_limits where key like 'choice:%'");
    expect([counts.length, /198\.51|203\.0/.test(JSON.stringify(counts))]).toEqual([5, false]);
    await busy.sql("update rate_limits set window_ends = now() - interval '1 second'");
    await choose("alu", "198.51.100.7");
    await expect.poll(counted).toBe(6);
    await busy.close();
  });

  test("is limited by address", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const choices = Array.from({ length: 121 }, () =>
      strict.post("/api/search-choices", { term: "a", product_id: 1 }),
    );
    const statuses = (await Promise.all(choices)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await strict.close();
  });
});
