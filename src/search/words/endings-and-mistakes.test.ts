import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stems, typedStems } from "./endings.ts";
import { deletions, isOneLetterOff } from "./is-one-letter-off.ts";
import { areNeighbours } from "./keyboards.ts";

const bengaliWord = fc.string({
  unit: fc.constantFrom(..."আইউএকখগচছজটডতথদনপফবভমযরলশসহািীুূেোংঁ্ড়য়"),
  maxLength: 12,
});
const latinWord = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), maxLength: 12 });
const word = fc.oneof(bengaliWord, latinWord);

describe("one letter off", () => {
  const alphabet = "abcdeকগলািু";
  const letters = fc.array(fc.constantFrom(...alphabet), { minLength: 2, maxLength: 10 });

  test("is found by a deletion that both words share, whichever letter it is", () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...alphabet), fc.nat(3), (right, place, other, kind) => {
        const at = place % (right.length - 1);
        const wrong = [
          right.toSpliced(at, 1),
          right.toSpliced(at, 1, other),
          right.toSpliced(at, 0, other),
          right.toSpliced(at, 2, right[at + 1] ?? "", right[at] ?? ""),
        ][kind]?.join("");
        const word = right.join("");
        expect(isOneLetterOff(word, wrong ?? "")).toBe(true);
        expect(deletions(word).some((deletion) => deletions(wrong ?? "").includes(deletion))).toBe(true);
      }),
    );
  });

  test("is no more than one", () => {
    expect(isOneLetterOff("potato", "tomato")).toBe(false);
    expect(isOneLetterOff("rice", "rcie")).toBe(true);
    expect(isOneLetterOff("milk", "mk")).toBe(false);
  });
});

test("neighbours are keys side by side, of a phone or of Bijoy, and letters of one key", () => {
  for (const [one, other] of ["oi", "ap", "আস", "কত", "বভ", "তর"].map((pair) => [...pair]))
    expect([one, other, areNeighbours(one ?? "", other ?? "")]).toEqual([
      one,
      other,
      `${one}${other}` !== "ap",
    ]);
  expect(areNeighbours("q", "p")).toBe(false);
});

describe("endings", () => {
  test("come off in Bengali, English and Banglish", () => {
    expect(stems("আলুর")).toContain("আলু");
    expect(stems("চালের")).toContain("চাল");
    expect(stems("ডিমগুলো")).toContain("ডিম");
    expect(stems("tomatoes")).toContain("tomato");
    expect(stems("leaves")).toContain("leaf");
    expect(stems("berries")).toContain("berry");
    expect(typedStems("murgir")).toContain("murgi");
  });

  test("stay where nothing would be left, or where they are none", () => {
    expect(stems("glass")).toEqual([]);
    expect(stems("তার")).toEqual([]);
    fc.assert(fc.property(word, (text) => stems(text).every((stem) => stem.length >= 2 && stem !== text)));
  });
});
