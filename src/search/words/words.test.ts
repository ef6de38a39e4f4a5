import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenise } from "../tokens/tokenise.ts";
import { normalise } from "./normalise.ts";
import { romanise } from "./romanise.ts";
import { similarity, soundDistance } from "./similarity.ts";
import { keysOf, skeletonOf, soundOf } from "./sound.ts";

const bengaliWord = fc.string({
  unit: fc.constantFrom(..."আইউএকখগচছজটডতথদনপফবভমযরলশসহািীুূেোংঁ্ড়য়"),
  maxLength: 12,
});
const latinWord = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), maxLength: 12 });
const word = fc.oneof(bengaliWord, latinWord);
const texts = (text: string) => tokenise(text).map((token) => token.text);
const alike = (one: string, two: string) => similarity(soundOf(normalise(one)), soundOf(normalise(two)));

describe("normalising", () => {
  test("changes nothing more the second time", () => {
    fc.assert(
      fc.property(fc.oneof(word, fc.string()), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      { examples: [["ে্া"]] },
    );
  });

  test("makes one word of every encoding of Bengali", () => {
    const written = ["পেঁয়াজ", "গুঁড়া", "ঢেঁড়স", "আমের ঝোল", "মৌরি"];
    for (const text of written) {
      for (const form of ["NFC", "NFD", "NFKD"])
        expect(normalise(text.normalize(form))).toBe(normalise(text));
    }
    expect(normalise("উৎসব")).toBe(normalise("উত্\u200cসব"));
    expect(normalise("ক্\u200dষীর")).toBe(normalise("ক্ষীর"));
    expect(normalise("গো")).toBe(normalise("গে\u09be"));
  });

  test("reads both digit sets, either case and letters held too long", () => {
    expect(normalise("১০০")).toBe("100");
    expect(normalise("ALOOOO")).toBe("aloo");
    expect(normalise("Crème")).toBe("creme");
  });
});

describe("taking apart", () => {
  test("makes one size of every way to write it", () => {
    for (const text of ["100g", "100 g", "১০০ গ্রাম", "১০০গ্রাম", "100 gm"])
      expect(texts(text)).toEqual(["100g"]);
    for (const text of ["5 kg", "5kg", "৫ কেজি", "5 Kilo"]) expect(texts(text)).toEqual(["5000g"]);
    for (const text of ["half litre", "1/2 L", "0.5 liter", "হাফ লিটার", "500ml"])
      expect(texts(text)).toEqual(["500ml"]);
    expect(texts("১ ডজন ডিম")).toEqual(["12pc", "ডিম"]);
    expect(texts("7up 1.5L lay's")).toEqual(["7", "up", "1500ml", "lays"]);
    for (const text of ["half kg", "½ কেজি", "hlf keji", "500 gm", "৫০০ গ্রাঃ", "পাঁচশো গ্রাম", "pachsho gram"])
      expect(texts(text)).toEqual(["500g"]);
    for (const text of ["1½ l", "দেড় লিঃ", "1.5 leter", "1500 mili", "১.৫ লিটারের", "1 1/2 lit"])
      expect(texts(text).at(-1)).toBe(text.startsWith("1 ") ? "500ml" : "1500ml");
    expect(texts("সোয়া কেজি ৫ k.g. 12ta ২ ডজন")).toEqual(["1250g", "5000g", "12pc", "24pc"]);
  });

  test("finds each word where it stands, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let last = 0;
        for (const { start, end, text: found } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(found).not.toBe("");
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test("finds nothing in signs alone", () => {
    for (const text of ["", "%_*?", "'\"--;", "🥔🧅", " \n\t", "\u0000"]) expect(texts(text)).toEqual([]);
  });
});

describe("sounds", () => {
  test.each([
    ["আলু", ["alu", "aloo"]],
    ["পেঁয়াজ", ["peyaj", "piyaj", "piaz", "peaj", "পিয়াজ"]],
    ["মরিচ", ["morich", "moris", "marich"]],
    ["ঢেঁড়স", ["dherosh", "dheros", "dharosh", "ঢেড়শ"]],
    ["চিংড়ি", ["chingri", "cingri", "chinri", "চিংরি"]],
    ["কুমড়া", ["kumra", "kumda"]],
    ["ভাজা", ["bhaja", "vaja", "baja"]],
    ["লবঙ্গ", ["lobongo", "labanga"]],
    ["পাঁচফোড়ন", ["pachforon", "panchforon", "panchphoron"]],
    ["মাছ", ["mach", "machh", "mas"]],
    ["চিনি", ["chini", "cini"]],
    ["শ্যাম্পু", ["shampoo", "shampu"]],
    ["গাওয়া", ["gawa", "gaoya"]],
    ["ক্ষীর", ["khir", "kheer"]],
    ["অ্যাংকর", ["ankor", "enkor"]],
  ])("%s sounds as %j are typed", (bengali, typed) => {
    for (const one of typed) expect([one, alike(bengali, one) > 0.72]).toEqual([one, true]);
  });

  test.each([
    ["আলু", "alo bokhara"],
    ["ডাল", "tal"],
    ["চাল", "dal"],
    ["মাছ", "mangsho"],
    ["দই", "ghi"],
  ])("%s does not sound as %s", (one, other) => {
    expect(alike(one, other)).toBeLessThan(0.72);
  });

  test("are written out as they are said", () => {
    expect(romanise(normalise("পাঁচফোড়ন"))).toBe("pa~ch_phoR_n_");
    expect(soundOf("morich")).toBe("moric");
    expect(keysOf(soundOf("মরিচ"))).toEqual(["mrs"]);
    expect(skeletonOf(soundOf("peyaj"))).toBe(skeletonOf(soundOf(normalise("পেঁয়াজ"))));
  });

  test("are as far from one another as the other way round, and not at all from themselves", () => {
    fc.assert(
      fc.property(word, word, (one, two) => {
        const a = soundOf(normalise(one));
        const b = soundOf(normalise(two));
        expect(soundDistance(a, b)).toBeCloseTo(soundDistance(b, a), 9);
        expect(soundDistance(a, a)).toBe(0);
        expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(similarity(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
