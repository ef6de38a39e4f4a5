import { describe, expect, test } from "vitest";
import { smallIndex } from "#tests/support/shop/small-index.ts";
import { findBest } from "./search.ts";

describe("a query of several things", () => {
  const titles = [
    ["Eggs", "ডিম"],
    ["Duck eggs", "হাঁসের ডিম"],
    ["Potato", "আলু"],
    ["Red potato", "লাল আলু"],
    ["Onion", "পেঁয়াজ"],
    ["Rice", "চাল"],
    ["Red lentils", "মসুর ডাল"],
    ["Split peas", "বুটের ডাল"],
    ["Ruma biscuits", "রুমা বিস্কুট"],
  ] as const;
  const { found, answer } = smallIndex(titles);

  test("finds each of them, group by group", () => {
    expect(found("dim alu peyaj")).toEqual(["Eggs", "Duck eggs", "Potato", "Red potato", "Onion"]);
    expect(answer("dim alu peyaj")).toMatchObject({ exact: true, total: 5 });
    expect(found("চাল ডাল")).toEqual(["Rice", "Red lentils", "Split peas"]);
    expect(found("mosur dal chal")).toEqual(["Red lentils", "Rice"]);
  });

  test("tells where each of them begins, in the words typed", () => {
    const groups = (text: string) =>
      answer(text).groups?.map(({ text, first }) => [text, titles[first - 1]?.[0]]);
    expect(groups("dim, Alu 2 kg & peyaj")).toEqual([
      ["dim", "Eggs"],
      ["Alu 2 kg", "Potato"],
      ["peyaj", "Onion"],
    ]);
    expect(groups("১ কেজি মসুর ডাল ৫ কেজি চাল")?.map(([text]) => text)).toEqual(["১ কেজি মসুর ডাল", "৫ কেজি চাল"]);
    expect(groups("dim, 2 kg alu, 1 kg peyaj")?.map(([text]) => text)).toEqual([
      "dim",
      "2 kg alu",
      "1 kg peyaj",
    ]);
    expect(groups("🥚 🥔")?.map(([text]) => text)).toEqual(["egg", "potato"]);
    expect(groups("dim")).toBeUndefined();
    expect(answer("dim alu peyaj", { order: (a, b) => a.slot - b.slot }).groups).toBeUndefined();
  });

  test("has what is in the size asked for before the rest of its group", () => {
    const { found } = smallIndex([
      ["Atash rice", "চাল", "1 kg"],
      ["Polao rice", "চাল", "5 kg"],
      ["Red lentils", "ডাল", "5 kg"],
      ["Split peas", "ডাল", "1 kg"],
    ]);
    expect(found("chal 5 kg dal 1 kg")).toEqual(["Polao rice", "Atash rice", "Split peas", "Red lentils"]);
    expect(found("1 kg chal 5 kg dal")).toEqual(["Atash rice", "Polao rice", "Red lentils", "Split peas"]);
  });

  test("shows the best of each before the rest of any", () => {
    const many = Array.from({ length: 20 }, (_, index) => [
      [`Eggs ${"abcdefghijklmnopqrst"[index]}x`, "ডিম"] as const,
      [`Potato ${"abcdefghijklmnopqrst"[index]}y`, "আলু"] as const,
    ]).flat();
    const shop = smallIndex(many);
    const { ids, groups } = shop.answer("dim alu");
    const things = ids.map((id) => many[id - 1]?.[0].split(" ")[0]);
    const runs = [12, 12, 8, 8].flatMap((length, index) =>
      Array(length).fill(index % 2 === 0 ? "Eggs" : "Potato"),
    );
    expect(things).toEqual(runs);
    expect(groups).toEqual([
      { text: "dim", first: ids[0], more: false },
      { text: "alu", first: ids[12], more: false },
      { text: "dim", first: ids[24], more: true },
      { text: "alu", first: ids[32], more: true },
    ]);
    const second = shop.answer("dim alu", { limit: 30, after: ids[27] });
    expect(second.ids).toEqual(ids.slice(28));
    expect(second.groups).toEqual([
      { text: "dim", first: ids[28], more: true },
      { text: "alu", first: ids[32], more: true },
    ]);
    const suggested = findBest(shop.index, "dim alu", 10).ids.map((id) => many[id - 1]?.[0].split(" ")[0]);
    expect(suggested).toEqual([...Array(5).fill("Eggs"), ...Array(5).fill("Potato")]);
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
