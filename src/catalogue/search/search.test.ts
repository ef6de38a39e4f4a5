import { describe, expect, test } from "vitest";
import { searchingIn } from "#tests/support/orders/searching.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const { list, names } = searchingIn(() => shop);

describe("a search finds first what is meant", () => {
  test.each([
    ["Potato", ["আলু", "alu", "aloo", "potato", "POTATOES", "potaot", "আলুর", "আলুগুলো"]],
    ["Deshi onion", ["পেঁয়াজ", "পিয়াজ", "পেয়াজের", "peyaj", "piyaj", "piaz", "onions", "onoin", "deshi peyaj"]],
    ["Green chilli", ["কাঁচা মরিচ", "কাঁচামরিচ", "kacha morich", "kancha moric", "chilli green", "কাঁচা chilli"]],
    ["Coriander leaves", ["ধনেপাতা", "ধনে পাতা", "dhonepata", "dhone pata", "cilantro", "fresh coriander"]],
    ["Okra", ["ঢেঁড়স", "ঢেড়শ", "dherosh", "ladies fingers", "bhindi", "okar"]],
    [
      "Miniket rice, polished less",
      ["মিনিকেট চাল", "minicate chal", "chal miniket ৫ কেজি", "miniket 5kg", "minik"],
    ],
    ["Red amaranth (lal shak)", ["লালশাক", "লাল শাক", "lalshak", "lal sak"]],
    ["Ujan soybean oil, 5 L", ["ujan soybean oil 5 litre", "উজান সয়াবিন তেল ৫লিটার", "soyabin tel 5l"]],
    ["Shiuli bath soap, neem", ["shiuli soap 100 gm", "শিউলি সাবান ১০০ গ্রাম"]],
    ["Chicken drumsticks", ["leg piece", "লেগ পিস", "leg quarter"]],
    ["Kashful lemon soda", ["7 up", "seven up", "lime soda"]],
    ["Tuntuni baby diapers, M", ["nappy", "diapers", "ডায়াপার", "daiper"]],
  ])("%s, by %j", async (name, queries) => {
    for (const query of queries) expect([query, (await names(query))[0]]).toEqual([query, name]);
  });

  test("in every encoding of Bengali alike", async () => {
    for (const query of ["পেঁয়াজ", "গুঁড়া দুধ", "ঢেঁড়স", "মুড়ির মোয়া"]) {
      const found = await Promise.all([
        names(query.normalize("NFC")),
        names(query.normalize("NFD")),
        names(`${query.slice(0, 2)}\u200c${query.slice(2)}\u200d`),
      ]);
      expect(found[0]?.length).toBeGreaterThan(0);
      expect(found).toEqual([found[0], found[0], found[0]]);
    }
  });

  test("puts what is sold out behind its equals", async () => {
    const found = await names("gorur mangsho", "");
    expect(found.indexOf("Beef with bone")).toBeGreaterThan(found.indexOf("Beef, boneless"));
  });
});

describe("a search with filters", () => {
  test("narrows, counts and tells the highest price of exactly what it found", async () => {
    const all = await list("dim");
    const dear = await list("dim", "&min_price=100");
    expect(all.meta.max_price).toBe(Math.max(...all.data.map(({ price }: { price: number }) => price)));
    expect(dear.meta.max_price).toBe(all.meta.max_price);
    const fit = all.data.filter(({ price }: { price: number }) => price >= 100);
    expect(dear.meta.total).toBe(fit.length);
    expect((await list("alu", "&category=10")).data.map(({ category_id }: any) => category_id)).toEqual([10]);
    expect((await list("murgi", "&top=true")).meta.total).toBe(1);
  });

  test("leads page by page through what it found, in the chosen order", async () => {
    for (const sort of ["", "&sort=featured", "&sort=price-low-high", "&sort=newest"]) {
      const whole = await list("fish", sort);
      expect(whole.data.length).toBe(whole.meta.total);
      const seen: number[] = [];
      for (let cursor: string | undefined = ""; cursor !== undefined; ) {
        const page = await list("fish", `${sort}&limit=3&cursor=${cursor}`);
        seen.push(...page.data.map(({ id }: any) => id));
        cursor = page.meta.next;
      }
      expect(seen).toEqual(whole.data.map(({ id }: any) => id));
    }
  });
});

describe("where nothing is exact", () => {
  test("counts the other categories as a search without a category does, also where only descriptions answer in the chosen one", async () => {
    await shop.sql("update products set description_en = 'Fry in oil.' where name_en in ('Okra', 'Carrot')");
    const all = (await list("oil", "&counts=true")).meta.counts.categories;
    const { data, meta } = await list("oil", "&counts=true&category=1");
    expect(data.map(({ name }: any) => name)).toContain("Okra");
    const { data: categories } = (await shop.get("/api/categories")).body;
    const within = categories
      .filter(({ parent_id }: any) => parent_id === 1)
      .map(({ id }: any) => String(id));
    const others = (counts: object) =>
      Object.fromEntries(Object.entries(counts).filter(([id]) => !within.includes(id)));
    expect(others(meta.counts.categories)).toEqual({ ...others(all), 1: meta.total });
  });

  test("finds what descriptions say, in any form of the words, before what only comes near; a list that is exact reads none", async () => {
    await shop.sql(
      "update products set description_en = 'Fine for grilled skewers.' where name_en in ('Okra', 'Carrot')",
    );
    const { data, meta } = await list("grilling skewer");
    expect(
      data
        .slice(0, 2)
        .map(({ name }: any) => name)
        .toSorted(),
    ).toEqual(["Carrot", "Okra"]);
    expect(meta.exact).toBe(false);
    expect((await list("grilling skewer", "&category=2")).data.map(({ name }: any) => name)).not.toContain(
      "Okra",
    );
    await shop.sql("update products set description_en = 'As good as a potato.' where name_en = 'Okra'");
    expect((await list("potato")).data.map(({ name }: any) => name)).not.toContain("Okra");
  });

  test("says so, and names words to try", async () => {
    const { meta } = await list("kacha moric zzqqy");
    expect(meta.exact).toBe(false);
    expect(meta.nearest.length).toBeGreaterThan(0);
    expect((await list("alu")).meta).toMatchObject({ exact: true, nearest: [] });
    expect((await list("")).meta).not.toHaveProperty("exact");
  });

  test("names what a text is on another keyboard layout, unless it is to stay as typed", async () => {
    const meant = await list("gvQ");
    expect(meant.meta).toMatchObject({ exact: true, searched: "মাছ", total: (await list("মাছ")).meta.total });
    expect((await list("gvQ", "&as_typed=true")).meta.exact).toBe(false);
    const suggested = (await shop.get("/api/suggestions?lang=en&q=gvQ")).body.data;
    expect(suggested).toMatchObject({ searched: "মাছ", words: expect.arrayContaining([]) });
    expect(suggested.products.length).toBeGreaterThan(0);
  });

  test("leaves out a word that no product has, and shows the rest", async () => {
    expect((await names("radhuni holud 100g"))[0]).toBe("Turmeric powder");
  });

  test("counts the term by day, without anybody, and never a phone number", async () => {
    await list("call 01712345678 xylophone");
    await list("Xylophone  Strings");
    await list("xylophone strings", "&category=1");
    await list("xylophone strings", "&max_price=20");
    await list("xylophone strings", "&sort=newest");
    const rows = () =>
      shop.sql("select term, product_id::int, count from search_counts where term like '%xylo%'");
    await expect.poll(rows).toEqual([{ term: "xylophone strings", product_id: 0, count: 1 }]);
  });
});

describe("nonsense", () => {
  test.each([
    ["five thousand characters", "ঁaখ্".repeat(1_250)],
    ["operators", "(alu & !potato) | <-> :*"],
    ["quotes", `'"\`\\;--`],
    ["NUL and control characters", "al\u0000u\u0007"],
    ["emoji", "🥔🧅🍅"],
    ["punctuation", "?!.,;:—…%_"],
    ["two hundred words", Array.from({ length: 200 }, (_, index) => `word${index}`).join(" ")],
    ["a letter a thousand times", "a".repeat(1_000)],
    ["a joined letter a thousand times", "ক্".repeat(1_000)],
    ["digits", "9".repeat(300)],
    ["half a surrogate", "\ud83e"],
  ])("gets an answer: %s", async (_, search) => {
    for (const path of ["products?limit=24&search=", "suggestions?q="]) {
      const text = search.isWellFormed() ? encodeURIComponent(search) : "%F0%9F";
      expect((await shop.get(`/api/${path}${text}`)).status).toBe(200);
    }
  });
});

test("a category that is named raises its products, and what else has the word follows", async () => {
  const first = await list("mach", "&limit=24");
  const fish = (await shop.sql<{ id: number }>("select id::int from categories where name_en = 'Fish'"))[0]
    ?.id;
  const inFish = first.data.map(({ category_id }: any) => category_id === fish);
  expect(inFish.slice(0, 5)).toEqual(Array(5).fill(true));
  expect(inFish).toEqual(inFish.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
});
