import { describe, expect, test } from "vitest";
import { searchingIn } from "#tests/support/orders/searching.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const { names } = searchingIn(() => shop);
const send = (path: string, body: object) => shop.post(`/api/admin/synonyms${path}`, body, { token: admin });
const listed = async (search: string) =>
  (await shop.get(`/api/admin/synonyms?search=${encodeURIComponent(search)}`, { token: admin })).body.data;
const rowsOf = () => shop.sql("select * from search_synonyms order by id");

describe("synonyms", () => {
  test("are tried out before they are saved, with what would be found before and after; nothing changes by that", async () => {
    const before = await rowsOf();
    const { status, body } = await send("/try", { words: ["quorble", "potato"], kinds: [] });
    expect(status).toBe(200);
    const [quorble, potato] = body.data;
    expect([quorble.term, quorble.before.total, quorble.before.products]).toEqual(["quorble", 0, []]);
    expect(quorble.after.products.map((product: any) => product.names.en)).toContain("Potato");
    expect(quorble.after.products[0].isOnlyHere).toBe(true);
    expect(potato.before.total).toBe(potato.after.total);
    expect(await rowsOf()).toEqual(before);
    expect(await names("quorble")).not.toContain("Potato");
  });

  test("are found by as soon as they are saved, changed and removed, in any script; the journal tells it", async () => {
    const made = await send("", { words: ["গুলগুল", "potato"], kinds: ["okra"] });
    expect([made.status, made.body.data.version]).toEqual([200, 1]);
    const { id } = made.body.data;
    await shop.app.catalogueChanged();
    const found = await names("গুলগুল");
    expect([found[0], found.includes("Okra")]).toEqual(["Potato", true]);
    expect((await listed("গুল")).map((one: any) => one.id)).toEqual([id]);

    const changed = await send(`/${id}`, { words: ["গুলগুল", "okra"], kinds: [], version: 1 });
    expect(changed.body.data).toEqual({ id, words: ["গুলগুল", "okra"], kinds: [], version: 2 });
    await shop.app.catalogueChanged();
    expect(await names("গুলগুল")).not.toContain("Potato");

    expect((await send(`/${id}/remove`, { version: 2 })).status).toBe(200);
    await shop.app.catalogueChanged();
    expect(await names("গুলগুল")).not.toContain("Okra");
    const lines = await shop.sql(
      "select action, before, after from journal where kind = 'synonym' and subject_id = $1 order by id",
      [id],
    );
    expect(lines).toEqual([
      { action: "synonym.created", before: {}, after: { words: ["গুলগুল", "potato"], kinds: ["okra"] } },
      {
        action: "synonym.changed",
        before: { words: ["গুলগুল", "potato"], kinds: ["okra"] },
        after: { words: ["গুলগুল", "okra"], kinds: [] },
      },
      { action: "synonym.removed", before: { words: ["গুলগুল", "okra"], kinds: [] }, after: {} },
    ]);
  });

  test.each([
    ["nothing at all", [""], [], "words", /at least one word/],
    ["one word alone", ["potato"], [], "words", /“potato” alone only means itself/],
    ["the same word twice", ["spud", "potato", " Spud "], [], "words", /“Spud” stands here twice/],
    ["the same word in another encoding", ["পেঁয়াজ", "পেঁয়াজ".normalize("NFD")], [], "words", /twice/],
    ["a kind of itself", ["oil", "tel"], ["Oil"], "kinds", /“Oil” cannot be a kind of itself/],
    ["a kind twice", ["oil", "tel"], ["soybean oil", "Soybean  oil"], "kinds", /stands here twice/],
    ["what has no word", ["oil", "…"], [], "words", /“…” has no word/],
    ["a whole sentence", ["oil", "the oil that we fry all our good fish in"], [], "words", /at most 5 words/],
    ["too many", Array.from({ length: 13 }, (_, index) => `word ${index}`), [], "words", /At most 12/],
    ["too long", ["oil", "o".repeat(41)], [], "words", /40/],
  ])("refuse %s, at the field and in words", async (_, words, kinds, field, message) => {
    for (const path of ["", "/try"]) {
      const { status, body } = await send(path, { words, kinds });
      expect([status, body.code]).toEqual([422, "invalid_fields"]);
      expect(Object.values({ [field]: "", ...body.errors }).join(" ")).toMatch(message);
    }
  });

  test("of two who change the same ones the second is told, with what they are now", async () => {
    const { id } = (await send("", { words: ["blorp", "potato"], kinds: [] })).body.data;
    const answers = await Promise.all(
      ["carrot", "okra"].map((word) => send(`/${id}`, { words: ["blorp", word], kinds: [], version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const [now] = await listed("blorp");
    expect(late?.body).toMatchObject({ code: "changed", details: { now } });
    expect((await send(`/${id}/remove`, { version: 1 })).status).toBe(409);
    await send(`/${id}/remove`, { version: 2 });
    expect((await send(`/${id}`, { words: ["blorp", "okra"], kinds: [], version: 2 })).status).toBe(404);
  });

  test("come a page at a time, the newest first, and no more of them than a search can know", async () => {
    const all = await shop.sql<{ id: number }>("select id from search_synonyms order by id desc");
    const seen: number[] = [];
    for (let after = ""; after !== "null"; ) {
      const { body } = await shop.get(`/api/admin/synonyms${after && `?after=${after}`}`, { token: admin });
      seen.push(...body.data.map((one: any) => one.id));
      after = String(body.meta.next);
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    await shop.sql(
      "insert into search_synonyms (words) select array['w' || n, 'v' || n] from generate_series(1, 3000) n",
    );
    const full = await send("", { words: ["one", "more"], kinds: [] });
    expect([full.status, full.body.errors.words]).toEqual([422, expect.stringMatching(/3,000 already/)]);
  });
});

describe("everyday wishes", () => {
  const suggested = async () =>
    (await shop.get("/api/admin/synonyms/suggested", { token: admin })).body.data.count;

  test("are added where the list has none of their words, and removed again but for those that were changed", async () => {
    await shop.sql("delete from search_synonyms");
    await shop.sql(
      "insert into search_synonyms (words, kinds) values (array['Fever ', 'jor'], array['lemon'])",
    );
    const before = await rowsOf();
    const count = await suggested();
    expect(count).toBeGreaterThan(100);

    const { ids } = (await send("/suggested", {})).body.data;
    expect([ids.length, await suggested()]).toEqual([count, 0]);
    const added = (await rowsOf()).filter(({ id }: any) => ids.includes(Number(id)));
    expect(added.some(({ words }) => words.includes("biryani"))).toBe(true);
    expect(added.some(({ words }) => words.includes("fever"))).toBe(false);
    expect((await send("/suggested", {})).body.data.ids).toEqual([]);

    const [staying, ...others] = ids;
    await send(`/${staying}`, { words: ["mine", "potato"], kinds: [], version: 1 });
    expect((await send("/remove", { ids })).body).toEqual({ success: true });
    expect((await rowsOf()).map(({ id }: any) => Number(id))).toEqual(
      [...before.map(({ id }: any) => Number(id)), staying].toSorted((a, b) => a - b),
    );
    const lines = await shop.sql(
      "select action from journal where kind = 'synonym' and subject_id = any($1)",
      [others.map(String)],
    );
    expect(lines).toHaveLength(2 * others.length);
    expect((await shop.post("/api/admin/synonyms/suggested", {})).status).toBe(401);
  });
});
