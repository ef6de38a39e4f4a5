import { describe, expect, test } from "vitest";
import { smallIndex } from "#tests/support/shop/small-index.ts";
import { findBest } from "./search.ts";

describe("what is typed comes before what it may also mean", () => {
  const synonyms = [
    { words: ["harpic", "toilet cleaner"], kinds: [] },
    { words: ["দই", "curd"], kinds: [] },
    { words: ["spice", "chilli powder", "মসলা"], kinds: [] },
    { words: ["water", "drinking water", "পানি"], kinds: [] },
  ];
  const { found, answer } = smallIndex(
    [
      ["Toilet cleaner"],
      ["Shine toilet cleaner"],
      ["Harpic power plus bathroom liquid"],
      ["Curd"],
      ["Sour milk doi drink with mango"],
      ["Chilli powder"],
      ["Korma spice mix", "কোরমা মিক্স"],
      ["Biryani spice", "বিরিয়ানি মসলা"],
      ["Drinking water", "খাবার পানি"],
      ["Betel leaf", "পান"],
      ["Mint leaf", "পুদিনা পাতা"],
      ["Goat with bone", "পাঁঠার মাংস হাড়সহ"],
    ],
    synonyms,
  );

  test("a product with the typed word before its synonyms", () => {
    expect(found("harpic")[0]).toBe("Harpic power plus bathroom liquid");
    expect(found("harpic")).toContain("Toilet cleaner");
    expect(found("doi")[0]).toBe("Sour milk doi drink with mango");
  });

  test("two words of a synonym count no more than the one that they replace", () => {
    expect(found("কোরমা মসলা").slice(0, 2)).not.toContain("Chilli powder");
  });

  test("a word of a title is not another one that sounds alike, nor the beginning of one", () => {
    expect(found("পাতা")).toEqual(["Mint leaf"]);
    expect(found("পান পাতা")).not.toContain("Drinking water");
    expect(answer("পান").ids).toEqual([10]);
  });
});

test("a word of the synonyms is itself: cola is neither ছোলা nor কলা, and coke is no cock", () => {
  const { found } = smallIndex(
    [
      ["Whole chola", "আস্ত ছোলা"],
      ["Sagor banana", "সাগর কলা"],
      ["Sonali chicken", "সোনালি মুরগি"],
      ["Lemon soda", "লেমন সোডা"],
    ],
    [
      { words: ["cola", "coke"], kinds: ["lemon soda"] },
      { words: ["pepsi"], kinds: ["cola", "lemon soda"] },
      { words: ["sonali chicken", "cock"], kinds: [] },
    ],
  );
  for (const text of ["coke", "pepsi"]) expect(found(text), text).toEqual(["Lemon soda"]);
  expect(found("cock")).toEqual(["Sonali chicken"]);
});

describe("words with a unit, a number or an ending in them", () => {
  const { found } = smallIndex([
    ["Green tea", "গ্রিন টি", "50 g"],
    ["Green chilli", "কাঁচা মরিচ", "250 g"],
    ["7 Up", "সেভেন আপ", "250 ml"],
    ["Coffee 3 in 1", "কফি", "20 pcs"],
    ["Coffee 2-in-1", "কফি", "20 pcs"],
    ["Battery AA", "", "2 pcs"],
    ["Battery AAA", "", "2 pcs"],
    ["Shirt XXL"],
    ["Shirt XXXL"],
    ["Potato chips", "আলুর চিপস", "50 g"],
    ["Black umbrella", "কালো ছাতা"],
    ["Tea", "চা", "400 g"],
    ["Frozen paratha", "পরোটা"],
    ["Other diary", "পর"],
    ["Potato", "আলু", "1 kg"],
    ["Lentils", "ডাল", "250 g"],
    ["Mustard oil", "সরিষার তেল", "500 ml"],
    ["Eggs", "ডিম", "12 pcs"],
  ]);

  test.each([
    ["গ্রীন টি", "Green tea"],
    ["7up", "7 Up"],
    ["3in1", "Coffee 3 in 1"],
    ["2 in 1 coffee", "Coffee 2-in-1"],
    ["AAA battery", "Battery AAA"],
    ["aa battery", "Battery AA"],
    ["xxl shirt", "Shirt XXL"],
    ["shirt XXXL", "Shirt XXXL"],
    ["50 takar chips", "Potato chips"],
    ["chips ৳100", "Potato chips"],
    ["৫০ টাকার চিপস আছে", "Potato chips"],
    ["chata", "Black umbrella"],
    ["পরটা", "Frozen paratha"],
    ["alur", "Potato"],
    ["আলু ৩ কেজি", "Potato"],
    ["dal আড়াইশো গ্রাঃ", "Lentils"],
    ["dal aray sho gram", "Lentils"],
    ["half leter tel", "Mustard oil"],
    ["½ লিঃ তেল", "Mustard oil"],
    ["1 keji alu", "Potato"],
    ["আলু এক কেজির দাম", "Potato"],
    ["alu 1 k.g.", "Potato"],
    ["12ta dim", "Eggs"],
  ])("%s is %s", (text, title) => {
    expect(found(text)[0]).toBe(title);
  });

  test("what costs no more than the query says comes first, the nearest first", () => {
    const { found: priced } = smallIndex([
      ["Chips, large", "", "", 1, 90],
      ["Chips, small", "", "", 1, 10],
      ["Chips, medium", "", "", 1, 50],
    ]);
    for (const text of ["50 takar chips", "৫০ টাকার চিপস", "chips ৳60", "৬০ টাকার মধ্যে chips"])
      expect(priced(text)[0]).toBe("Chips, medium");
    expect(priced("chips 100 taka")[0]).toBe("Chips, large");
  });

  test("AAA is not AA, 3 in 1 not 2 in 1", () => {
    expect(found("AAA battery")).toEqual(["Battery AAA"]);
    expect(found("shirt xxl")).toEqual(["Shirt XXL"]);
    expect(found("2in1")).toEqual(["Coffee 2-in-1"]);
  });
});

describe("what is not sold is not claimed as found", () => {
  const { answer } = smallIndex(
    [
      ["Curry leaves", "কারি পাতা"],
      ["Sharp knife", "ধারালো ছুরি"],
      ["Lentils", "মসুর ডাল"],
      ["Lip balm", "লিপ বাম"],
      ["Candle", "মোমবাতি"],
      ["Atta", "আটা"],
      ["Onion", "পেঁয়াজ"],
      ["Soap", "সাবান"],
      ["Chana dal", "ছোলার ডাল"],
    ],
    [{ words: ["perfume", "attar"], kinds: [] }],
  );

  test.each(["saree", "doll", "লেপ", "sandal", "perfume"])("%s", (text) => {
    expect(answer(text).exact).toBe(false);
  });

  test.each(["peyaj", "পিয়াজ", "saban", "chanadal", "moshur dal"])("but %s is sold", (text) => {
    expect(answer(text).exact).toBe(true);
  });
});

test("while typing, what begins as typed comes before corrections, endings and synonyms", () => {
  const titles = [
    ["Sharp knife"],
    ["Harpic power plus bathroom liquid"],
    ["Toilet cleaner"],
    ["Rui fish", "রুই মাছ"],
    ["Maggi noodles for the family"],
    ["Match"],
  ] as const;
  const { index } = smallIndex(titles, [{ words: ["harpic", "toilet cleaner"], kinds: [] }]);
  const typing = (text: string) =>
    findBest({ ...index, unfinished: true }, text, 5).ids.map((id) => titles[id - 1]?.[0]);
  expect(typing("harp")[0]).toBe("Harpic power plus bathroom liquid");
});

describe("what is said of a thing is no condition", () => {
  const { found } = smallIndex([
    ["White sugar", "সাদা চিনি", "1 kg", 1, 120],
    ["Rock sugar", "মিছরি চিনি", "500 g", 1, 90],
    ["Mustard oil, small bottle", "সরিষার তেল, ছোট বোতল", "250 ml", 1, 80],
    ["Soybean oil", "সয়াবিন তেল", "1 L", 1, 190],
    ["Surf washing powder", "সার্ফ", "500 g", 1, 140],
    ["Big bowl", "বড় বাটি"],
    ["Potato", "আলু", "1 kg", 1, 30],
    ["Potato chips", "আলুর চিপস", "20 g", 1, 10],
    ["Diamond potato", "ডায়মন্ড আলু", "1 kg", 1, 25],
  ]);

  test("what has the size comes first, the rest of the same thing after it", () => {
    expect(found("adha kg chini")).toEqual(["Rock sugar", "White sugar"]);
    expect(found("small oil")).toEqual(["Mustard oil, small bottle", "Soybean oil"]);
    expect(found("boro surf")).toEqual(["Surf washing powder"]);
    expect(found("big bowl")).toEqual(["Big bowl"]);
  });

  test("cheap is said of what is the thing", () => {
    expect(found("cheap potato").slice(0, 2)).toEqual(["Diamond potato", "Potato"]);
  });
});

describe("acronyms", () => {
  const { found } = smallIndex([
    ["ACI Pure salt", "এসিআই লবণ"],
    ["RFL bucket", "বালতি"],
    ["A.P.I. honey", "মধু"],
    ["B G D rice", "চাল"],
    ["Lamp", "এল ই ডি বাতি"],
    ["Kiam pan", "কিয়াম কড়াই"],
  ]);

  test.each([
    ["a c i salt", "ACI Pure salt"],
    ["A.C.I. lobon", "ACI Pure salt"],
    ["এ সি আই লবণ", "ACI Pure salt"],
    ["আর এফ এল", "RFL bucket"],
    ["আরএফএল বালতি", "RFL bucket"],
    ["api modhu", "A.P.I. honey"],
    ["bgd", "B G D rice"],
    ["b g d chal", "B G D rice"],
    ["বিজিডি চাল", "B G D rice"],
    ["led", "Lamp"],
    ["l e d", "Lamp"],
    ["এলইডি", "Lamp"],
  ])("%s finds %s", (text, title) => expect(found(text)[0]).toBe(title));
});

test("an emoji is what it shows", () => {
  const { found, answer } = smallIndex([
    ["Potato", "আলু"],
    ["Chilli", "মরিচ"],
  ]);
  expect(found("🥔 1 kg")).toEqual(["Potato"]);
  expect(found("🌶️")).toEqual(["Chilli"]);
  expect(answer("🗿").total).toBe(0);
});

describe("typed on a Bijoy keyboard", () => {
  const { found } = smallIndex([
    ["Vegetable singara", "সবজি শিঙাড়া"],
    ["Green apple", "সবুজ আপেল"],
    ["Cream", "ক্রিম"],
    ["Eggs", "ডিম"],
    ["Rice flour", "চালের গুঁড়া"],
    ["Pasta", "পাস্তা"],
    ["Diapers, pants", "প্যান্ট ডায়াপার"],
    ["Biscuits", "বিস্কুট"],
  ]);

  test.each([
    ["a vowel sign before its letter", "িডম", "Eggs"],
    ["after a hasanta", "ক্িরম", "Cream"],
    ["before one letter too early", "সবিজ", "Vegetable singara"],
    ["after another sign", "চােলর", "Rice flour"],
    ["without its hasanta", "বিসকুট", "Biscuits"],
    ["the key beside it", "পান্তা", "Pasta"],
    ["no shift", "সবুজ আপের", "Green apple"],
  ])("%s: %s", (_, text, title) => expect(found(text)[0]).toBe(title));
});
