import { expect, test } from "vitest";
import { testShop } from "../tests/support/shop/open-test-shop.ts";
import { addFirstSynonyms } from "./fill.server.ts";

const shop = await testShop();
const { database } = shop.shop;
const rows = () => shop.sql<{ words: string[]; kinds: string[] }>("select words, kinds from search_synonyms");

test("a shop without the demo begins with synonyms of kinds, none of them a brand, and what it deletes stays away", async () => {
  expect(await addFirstSynonyms(database)).toBe(false);
  await shop.sql("delete from search_synonyms");
  await shop.sql("delete from marks where name = 'synonyms'");

  expect(await addFirstSynonyms(database)).toBe(true);
  const all = await rows();
  expect(all.length).toBeGreaterThan(400);
  expect(all).toContainEqual({ words: ["potato", "আলু", "গোল আলু"], kinds: [] });
  expect(all).toContainEqual({ words: ["cola"], kinds: ["lemon soda"] });
  const words = all.flatMap((row) => [...row.words, ...row.kinds]);
  expect(
    words.filter((word) => ["harpic", "pepsi", "coca cola", "vim", "nido", "প্যারাসুট"].includes(word)),
  ).toEqual([]);
  expect(all.filter((row) => row.words.length === 0 || row.words.length + row.kinds.length < 2)).toEqual([]);

  await shop.sql("delete from search_synonyms");
  expect(await addFirstSynonyms(database)).toBe(false);
  expect(await rows()).toEqual([]);
});
