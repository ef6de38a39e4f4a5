import { describe, expect, test } from "vitest";
import { smallIndex } from "#tests/support/shop/small-index.ts";
import { readPriceWish } from "./tokens/query-tokens.ts";
import { tokenise } from "./tokens/tokenise.ts";

test.each([
  ["সাড়ে ৩ কেজি", "3500g"],
  ["সাড়ে তিন কেজি", "3500g"],
  ["sare tin kg", "3500g"],
  ["সাড়ে তিনশো গ্রাম", "350g"],
  ["sare tin sho gram", "350g"],
  ["পৌনে এক কেজি", "750g"],
  ["poune dui litre", "1750ml"],
  ["পৌনে কেজি", "750g"],
  ["সোয়া দুই কেজি", "2250g"],
  ["পঁচিশ কেজি", "25000g"],
  ["২ শো গ্রাম", "200g"],
])("%s is one size", (text, size) => {
  expect(tokenise(text).map(({ text }) => text)).toEqual([size]);
});

test("soya before a number in digits stays a bean", () => {
  expect(tokenise("soya 5 litre").map(({ text }) => text)).toEqual(["soya", "5000ml"]);
});

describe("what a query says about the price", () => {
  test.each([
    ["50 takar chips", 50],
    ["পঞ্চাশ টাকার চিপস", 50],
    ["sare tinsho takar biscuit", 350],
    ["২ হাজার টাকার মধ্যে চাল", 2_000],
    ["shampoo under 300", 300],
    ["biscuit less than 50", 50],
    ["300 er moddhe toothpaste", 300],
    ["৩০০ এর নিচে শ্যাম্পু", 300],
    ["100-200 taka shampoo", 200],
    ["১০০ থেকে ২০০ টাকার সাবান", 200],
    ["tk 50 chips", 50],
    ["৳ 50 chips", 50],
    ["50/- chips", 50],
    ["2 kg chal", undefined],
    ["lactogen 1", undefined],
  ])("%s: at most %s", (text, most) => {
    expect(readPriceWish(text)).toEqual(most === undefined ? { cheap: false } : { most, cheap: false });
  });

  test("cheap things come first where they are asked for", () => {
    const { found } = smallIndex([
      ["Fine rice", "চাল", "1 kg", 1, 200],
      ["Coarse rice", "চাল", "1 kg", 1, 50],
      ["Old rice", "চাল", "1 kg", 1, 90],
    ]);
    for (const text of [
      "sosta chal",
      "kom dame chal",
      "সস্তা চাল",
      "কম দামের চাল",
      "cheap rice",
      "low price rice",
    ])
      expect(found(text)).toEqual(["Coarse rice", "Old rice", "Fine rice"]);
  });
});

describe("what asks for little money", () => {
  const { found } = smallIndex([
    ["Puffed rice (muri)", "মুড়ি", "500 g", 1, 20],
    ["Rice flour", "চালের গুঁড়া", "500 g", 1, 25],
    ["Miniket rice", "মিনিকেট চাল", "1 kg", 1, 80],
    ["Atash rice", "আটাশ চাল", "5 kg", 1, 300],
    ["Polao rice", "পোলাওর চাল", "1 kg", 1, 160],
    ["Nazirshail rice", "নাজিরশাইল চাল", "5 kg", 1, 500],
    ["Hair oil", "চুলের তেল", "1 L", 3, 50],
    ["Soybean oil", "সয়াবিন তেল", "1 L", 2, 190],
    ["Soybean oil, can", "সয়াবিন তেল", "5 L", 2, 900],
    ["Mustard oil", "সরিষার তেল", "250 ml", 2, 90],
    ["Palm oil", "পাম তেল", "1 L", 2, 160],
    ["Lux soap", "লাক্স সাবান", "100 g", 4, 60],
    ["Lux soap, small", "লাক্স সাবান", "100 g", 4, 40],
  ]);
  const rice = ["Atash rice", "Miniket rice", "Nazirshail rice", "Polao rice"];

  test("orders what is the thing by the price of a unit, and lists what only has its word after it", () => {
    for (const text of ["cheap rice", "rice low price"]) {
      expect(found(text).slice(0, 4), text).toEqual(rice);
      expect(found(text), text).toContain("Puffed rice (muri)");
    }
    for (const text of ["sosta chal", "সস্তা চাল", "কম দামের চাল"])
      expect(found(text).slice(0, 4), text).toEqual(rice);
  });

  test("leaves what stands in another category than most of its kind behind", () => {
    const oils = ["Palm oil", "Soybean oil, can", "Soybean oil", "Mustard oil", "Hair oil"];
    for (const text of ["kom damer tel", "cheap oil"]) expect(found(text), text).toEqual(oils);
  });

  test("takes what answers best where the word is no thing", () => {
    expect(found("cheap lux")).toEqual(["Lux soap, small", "Lux soap"]);
  });
});

describe("how much or how many are wanted", () => {
  const { found } = smallIndex([
    ["Honey", "মধু", "500 g"],
    ["Ginger", "আদা", "500 g"],
    ["White sugar", "সাদা চিনি", "1 kg"],
    ["Large diapers", "বড় ডায়াপার"],
    ["Toilet cleaner, small", "টয়লেট ক্লিনার"],
    ["Atash rice", "আটাশ চাল", "5 kg"],
    ["Nazirshail rice", "নাজিরশাইল চাল", "25 kg"],
    ["Polao rice", "পোলাওর চাল", "1 kg"],
    ["Milk", "দুধ", "1 L"],
    ["Milk can", "দুধ", "2 pcs"],
  ]);

  test.each([
    ["adha kg chini", ["White sugar"]],
    ["half kg sugar please", ["White sugar"]],
    ["boro toilet cleaner", ["Toilet cleaner, small"]],
    ["2 kg milk", ["Milk", "Milk can"]],
    ["2 packet dudh", ["Milk can", "Milk"]],
  ])("%s lists that thing in other sizes, too, and no other of that size", (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  test("1 sack of rice is no rice of 1 kg", () => {
    for (const text of ["1 bosta chal", "2 sacks rice", "এক বস্তা চাল"])
      expect(found(text), text).toHaveLength(3);
  });
});

test("what costs no more than the limit comes first, and where that ends is told", () => {
  const { answer, found } = smallIndex([
    ["Potato chips", "চিপস", "1 pc", 1, 60],
    ["Chips", "চিপস", "1 pc", 1, 80],
    ["Ring chips, large family pack", "চিপস", "1 pc", 1, 40],
  ]);
  expect(found("50 takar chips")[0]).toBe("Ring chips, large family pack");
  expect(answer("50 takar chips")).toMatchObject({ limit: 5000, total: 3 });
  expect(answer("chips").limit).toBeUndefined();
  expect(answer("50 takar chips", { order: (a, b) => a.slot - b.slot }).limit).toBeUndefined();
});

describe("a sentence", () => {
  const { found, answer } = smallIndex([
    ["Shampoo", "শ্যাম্পু"],
    ["Umbrella", "ছাতা"],
    ["Cola", "কোলা"],
    ["Dog food", "কুকুরের খাবার"],
    ["Oral saline", "স্যালাইন"],
    ["Carp", "কার্প"],
    ["Chicken mince", "কিমা"],
    ["Layer chicken", "মুরগি"],
    ["Non-stick fry pan"],
    ["Green tea bags", "গ্রিন টি ব্যাগ"],
    ["Green apple", "সবুজ আপেল"],
    ["Pencil battery AA", "ব্যাটারি AA"],
    ["Match boxes", "ম্যাচ বাক্স"],
    ["Goodknight refill"],
  ]);

  test.each([
    ["which shampoo is the best", "Shampoo"],
    ["কোনটা ভালো শ্যাম্পু", "Shampoo"],
    ["amar akta chata lagbe bhai", "Umbrella"],
    ["good knight", "Goodknight refill"],
    ["আপনাদের কাছে কি কুকুরের খাবার আছে?", "Dog food"],
  ])("%s asks for %s", (text, title) => {
    expect(answer(text).exact).toBe(true);
    expect(found(text)[0]).toBe(title);
  });

  test("answers with what is surely meant before what is only guessed", () => {
    expect(found("pet kharap saline")[0]).toBe("Oral saline");
  });

  test("finds a thing by the verb in its name", () => {
    expect(found("minced chicken")).toEqual(["Chicken mince"]);
    expect(found("frying pan")).toEqual(["Non-stick fry pan"]);
  });

  test("has an ending that is a word: গ্রিনটি is green tea", () => {
    expect(found("গ্রিনটি")[0]).toBe("Green tea bags");
  });

  test("is tea, too, where the list of synonyms says so: গ্রিন টি is no green chilli", () => {
    const shop = smallIndex(
      [
        ["Green chilli", "কাঁচা মরিচ"],
        ["Kuasha green tea", "কুয়াশা সবুজ চা"],
        ["Green papaya", "কাঁচা পেঁপে"],
        ["Tea bags", "টি ব্যাগ"],
      ],
      [{ words: ["green tea", "সবুজ চা", "গ্রিন টি"], kinds: [] }],
    );
    for (const text of ["গ্রিন টি", "গ্রীন টি", "গ্রিনটি", "green ti", "gren ti"])
      expect(shop.found(text)[0], text).toBe("Kuasha green tea");
  });

  test("of several things may name a battery by its kind: AA is not what it is", () => {
    expect(found("battery & match")).toEqual(["Pencil battery AA", "Match boxes"]);
  });
});
