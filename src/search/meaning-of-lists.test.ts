import { describe, expect, test } from "vitest";
import { smallIndex } from "#tests/support/shop/small-index.ts";

describe("a query of several things", () => {
  const { found, answer } = smallIndex([
    ["Eggs", "ডিম"],
    ["Duck eggs", "হাঁসের ডিম"],
    ["Potato", "আলু"],
    ["Red potato", "লাল আলু"],
    ["Onion", "পেঁয়াজ"],
    ["Rice", "চাল"],
    ["Red lentils", "মসুর ডাল"],
    ["Split peas", "বুটের ডাল"],
    ["Ruma biscuits", "রুমা বিস্কুট"],
  ]);

  test("finds each of them, the best of each first, then group by group", () => {
    expect(found("dim alu peyaj")).toEqual(["Eggs", "Potato", "Onion", "Duck eggs", "Red potato"]);
    expect(answer("dim alu peyaj")).toMatchObject({ exact: true, total: 5 });
    expect(found("চাল ডাল").slice(0, 2)).toEqual(["Rice", expect.stringMatching(/lentils|peas/)]);
    expect(found("mosur dal chal")).toEqual(["Red lentils", "Rice"]);
  });

  test("leads page by page through them", () => {
    const all = answer("dim alu peyaj").ids;
    const first = answer("dim alu peyaj", { limit: 2 });
    expect(first).toMatchObject({ ids: all.slice(0, 2), more: true });
    expect(answer("dim alu peyaj", { limit: 9, after: all[1] }).ids).toEqual(all.slice(2));
  });

  test("is no list where a word only says of which make or kind a thing is", () => {
    expect(answer("ruma alu")).toMatchObject({ exact: false });
  });
});

describe("words that sound alike", () => {
  test("mean the commoner one first", () => {
    const fish = ["Rui", "Katla", "Ilish", "Koi", "Pabda"].map((name) => [name, "মাছ"] as const);
    const { found } = smallIndex([["Match box", "ম্যাচ বক্স"], ...fish]);
    expect(found("mach").slice(0, 5)).toEqual(fish.map(([name]) => name));
    expect(found("match box")[0]).toBe("Match box");
  });

  test("mean the commoner one first although a title has the word as typed", () => {
    const { found } = smallIndex([
      ["Ash gourd (chal kumra)", "চাল কুমড়া"],
      ["Miniket rice", "মিনিকেট চাল"],
      ["Basmati rice", "বাসমতি চাল"],
      ["Chinigura rice", "চিনিগুঁড়া চাল"],
    ]);
    expect(found("chal").slice(0, 3)).toEqual(["Miniket rice", "Basmati rice", "Chinigura rice"]);
    expect(found("chal kumra")).toEqual(["Ash gourd (chal kumra)"]);
  });

  test("mean what begins as typed before what sounds only about so", () => {
    const { found } = smallIndex([["Sour curd", "দই"], ["Baby diaper"], ["Sweet curd", "মিষ্টি দই"]]);
    expect(found("dia")[0]).toBe("Baby diaper");
    expect(found("doi")[0]).toBe("Sour curd");
  });
});

test("a wrong letter beside the right one on the keyboard is likelier than any other", () => {
  const { found } = smallIndex([["Castor"], ["Carpor"]]);
  expect(found("cartor")[0]).toBe("Castor");
});
