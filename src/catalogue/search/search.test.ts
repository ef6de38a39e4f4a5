import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop } from "../../../tests/open-test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const list = async (search: string, more = "") =>
  (await shop.get(`/api/products?lang=en&search=${encodeURIComponent(search)}${more}`)).body;
const names = async (search: string, more = "&limit=3"): Promise<string[]> =>
  (await list(search, more)).data.map(({ name }: { name: string }) => name);
const suggest = async (q: string, language = "en") =>
  (await shop.get(`/api/suggestions?lang=${language}&q=${encodeURIComponent(q)}`)).body.data;

describe("a search finds first what is meant", () => {
  test.each([
    ["Potato", ["আলু", "alu", "aloo", "potato", "POTATOES", "potaot", "আলুর", "আলুগুলো"]],
    ["Deshi onion", ["পেঁয়াজ", "পিয়াজ", "পেয়াজের", "peyaj", "piyaj", "piaz", "onions", "onoin", "deshi peyaj"]],
    ["Green chilli", ["কাঁচা মরিচ", "কাঁচামরিচ", "kacha morich", "kancha moric", "chilli green", "কাঁচা chilli"]],
    ["Coriander leaves", ["ধনেপাতা", "ধনে পাতা", "dhonepata", "dhone pata", "cilantro", "fresh coriander"]],
    ["Okra", ["ঢেঁড়স", "ঢেড়শ", "dherosh", "ladies fingers", "bhindi", "okar"]],
    ["Miniket rice, polished less", ["মিনিকেট চাল", "minicate chal", "chal miniket ৫ কেজি", "miniket 5kg", "minik"]],
    ["Red amaranth (lal shak)", ["লালশাক", "লাল শাক", "lalshak", "lal sak"]],
    ["Ujan soybean oil, 5 L", ["ujan soybean oil 5 litre", "উজান সয়াবিন তেল ৫লিটার", "soyabin tel 5l"]],
    ["Shiuli bath soap, neem", ["shiuli soap 100 gm", "শিউলি সাবান ১০০ গ্রাম"]],
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
    expect(dear.meta.max_price).toBe(all.meta.max_price);
    const fit = all.data.filter(({ price }: { price: number }) => price >= 100);
    expect(dear.meta.total).toBe(fit.length);
    expect((await list("alu", "&category=10")).data.map(({ category_id }: any) => category_id)).toEqual([10]);
    expect((await list("murgi", "&top=true")).meta.total).toBe(1);
  });

  test("leads page by page through what it found, in the order asked for", async () => {
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
  test("says so, and names words to try", async () => {
    const { meta } = await list("kacha moric zzqqy");
    expect(meta.exact).toBe(false);
    expect(meta.nearest.length).toBeGreaterThan(0);
    expect((await list("alu")).meta).toMatchObject({ exact: true, nearest: [] });
    expect((await list("")).meta).not.toHaveProperty("exact");
  });

  test("leaves out a word that no product has, and shows the rest", async () => {
    expect((await names("radhuni holud 100g"))[0]).toBe("Turmeric powder");
  });

  test("counts the term by day, without anybody, and never a phone number", async () => {
    await list("Xylophone  Strings");
    await list("call 01712345678 xylophone");
    await sleep(100);
    const rows = await shop.sql("select term, product_id::int, count from search_counts where term like '%xylo%'");
    expect(rows).toEqual([{ term: "xylophone strings", product_id: 0, count: 1 }]);
  });
});

describe("GET /api/suggestions", () => {
  test("gives words, products and a category for what is typed so far", async () => {
    const data = await suggest("মরি");
    expect(data.products.length).toBeGreaterThan(0);
    expect(data.products.length).toBeLessThanOrEqual(5);
    expect(data.words.length).toBeLessThanOrEqual(3);
    const chilli = data.products.find(({ name }: any) => name === "Green chilli");
    expect(chilli).toMatchObject({ other_name: "কাঁচা মরিচ", price: expect.any(Number), tint: "fruit-vegetables" });
    const [mark] = chilli.marks.other_name;
    expect(chilli.other_name.slice(mark.start, mark.end)).toBe("মরিচ");
    expect(chilli).not.toHaveProperty("stock");
  });

  test("marks what is meant in the other script, and speaks the language asked for", async () => {
    const [first] = (await suggest("alu", "bn")).products;
    expect(first).toMatchObject({ name: "আলু", other_name: "Potato", marks: { name: [{ start: 0, end: 3 }] } });
    expect((await suggest("mach")).category).toMatchObject({ name: "Fish", tint: "fish" });
    expect((await suggest("মসলা", "bn")).category.name).toBe("মসলা");
  });

  test("is empty for nothing, and bounded", async () => {
    expect(await suggest("")).toEqual({ words: [], products: [], total: 0 });
    expect((await shop.get("/api/suggestions")).status).toBe(422);
    expect((await suggest("আলু ".repeat(2_000))).products.length).toBeGreaterThan(0);
  });
});

describe("POST /api/search-choices", () => {
  test("counts what was opened after a search, and refuses what is no product's id", async () => {
    const choose = (term: unknown, product_id: unknown) => shop.post("/api/search-choices", { term, product_id });
    for (const term of ["Alu", "alu ", "ALU"]) expect((await choose(term, 2)).body).toEqual({ success: true });
    expect((await choose("alu", 987_654)).status).toBe(200);
    expect((await choose("alu", "x")).status).toBe(422);
    await sleep(100);
    const rows = await shop.sql("select term, product_id::int, count from search_counts where term = 'alu'");
    expect(rows).toEqual([{ term: "alu", product_id: 2, count: 3 }]);
  });

  test("is limited by address", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const choices = Array.from({ length: 121 }, () => strict.post("/api/search-choices", { term: "a", product_id: 1 }));
    const statuses = (await Promise.all(choices)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await strict.close();
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
  ])("gets an answer quickly: %s", async (_, search) => {
    for (const path of ["products?limit=24&search=", "suggestions?q="]) {
      const text = search.isWellFormed() ? encodeURIComponent(search) : "%F0%9F";
      const begun = performance.now();
      const { status } = await shop.get(`/api/${path}${text}`);
      expect(status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(500);
    }
  });
});

describe("in step", () => {
  const changed = () => shop.app.catalogueChanged();

  test("finds a product under its new name, and no more under the old one", async () => {
    await shop.sql("update products set name_en = 'Purple yam', name_bn = 'বেগুনি মেটে আলু' where id = 3");
    await changed();
    expect((await names("purple yam"))[0]).toBe("Purple yam");
    expect(await names("deshi peyaj")).not.toContain("Purple yam");
    await shop.sql("update products set name_en = 'Deshi onion', name_bn = 'দেশি পেঁয়াজ' where id = 3");
    await changed();
    expect((await names("peyaj"))[0]).toBe("Deshi onion");
  });

  test("takes over prices, stock, new products and deletions", async () => {
    await shop.sql("update products set price_poisha = 777700 where id = 2");
    await changed();
    expect((await list("aloo")).meta.max_price).toBe(7_777);
    await shop.sql(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       values ('quince', 1, 'Quince', 'কুইন্স ফল', '/pictures/demo/guava.svg', 9900)`,
    );
    await changed();
    expect(await names("quinse")).toContain("Quince");
    await shop.sql("delete from products where sku = 'quince'");
    await changed();
    expect((await list("quince")).meta.exact).toBe(false);
  });

  test("does not lose what is committed late", async () => {
    const client = await shop.shop.database.pool.connect();
    await client.query("begin");
    await client.query("update products set name_en = 'Slowpoke lime' where id = 9");
    await shop.sql("update products set name_en = 'Quickest mint' where id = 8");
    await changed();
    expect(await names("quickest")).toEqual(["Quickest mint"]);
    await client.query("commit");
    client.release();
    await changed();
    expect(await names("slowpoke")).toEqual(["Slowpoke lime"]);
  });

  test("says in its health how many products it knows and that it is not behind", async () => {
    const { body } = await shop.get("/health");
    expect(body.search).toMatchObject({ ready: true, behind_ms: 0 });
    expect(body.search.products).toBeGreaterThanOrEqual(160);
  });
});
