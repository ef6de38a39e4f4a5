import { describe, expect, test } from "vitest";
import { smallIndex } from "#tests/support/shop/small-index.ts";
import { findBest, search } from "./search.ts";

describe("a search typed on the wrong keyboard layout", () => {
  const { index } = smallIndex([
    ["Rui fish", "রুই মাছ"],
    ["Egg", "ডিম"],
    ["Soybean oil", "সয়াবিন তেল"],
    ["Biscuits", "বিস্কুট"],
    ["Onion", "পেঁয়াজ"],
    ["Soap", "সাবান"],
    ["Miniket rice", "মিনিকেট চাল"],
  ]);

  test.each([
    ["keys of Bijoy", "mfY", "মাছ", "Rui fish"],
    ["keys of Bijoy, a vowel sign before its letter", "dhngjst", "বিস্কুট", "Biscuits"],
    ["keys of Bijoy with a sign", "cr&Wfu", "পেঁয়াজ", "Onion"],
    ["a Bijoy font", "gvQ", "মাছ", "Rui fish"],
    ["a Bijoy font with joined letters", "we¯‹zU", "বিস্কুট", "Biscuits"],
    ["a Bijoy font and a size", "mqvweb †Zj 5 wjUvi", "সয়াবিন তেল 5 লিটার", "Soybean oil"],
    ["English on Bijoy", "পহেড", "rice", "Miniket rice"],
    ["English on Bijoy, a vowel of its own", "ড্্", "egg", "Egg"],
    ["English on Avro", "এজ্ঞ", "egg", "Egg"],
    ["English on Avro, an o that is not written", "সয়াপ", "soap", "Soap"],
    ["English on Probhat", "রিচী", "rice", "Miniket rice"],
  ])("%s: %s", (_, text, searched, title) => {
    const found = search(index, { text });
    expect(found).toMatchObject({ searched: searched.normalize("NFC"), exact: true });
    expect(found.ids).toEqual(search(index, { text: title }).ids);
    expect(search(index, { text, asTyped: true })).not.toMatchObject({ exact: true });
  });

  test("is meant only if every word of it stands in titles, and none as typed", () => {
    for (const text of ["mfY xqzw", "egg gvQ", "gvQ rice", "ডিম পহেড", "kjhkjh"])
      expect(search(index, { text }).searched, text).toBeUndefined();
  });

  test("is no word that is still being typed", () => {
    expect(findBest({ ...index, unfinished: true }, "bi", 5).searched).toBeUndefined();
    expect(findBest({ ...index, unfinished: true }, "gvQ", 5).searched).toBe("মাছ");
  });
});
