import { expect, test } from "vitest";
import { cleanLine, cleanName, cleanText, hasControlCharacters } from "./text.ts";

test("text is kept composed, without marks that show nothing, and with one blank line at most", () => {
  expect(cleanText("  cafe\u0301\u200B \uFEFF\r\ntea\r\n\n\n\nmilk\rend ")).toBe("café \ntea\n\nmilk\nend");
  expect(cleanText("one\n\ntwo")).toBe("one\n\ntwo");
});

test("the joiners that Bengali is written with stay", () => {
  expect(cleanText("র\u200D্যাব ক\u200Cষ")).toBe("র\u200D্যাব ক\u200Cষ");
  expect(cleanName("র\u200D্যাব ক\u200Cষ")).toBe("র\u200D্যাব ক\u200Cষ");
});

test("a line has single spaces and no breaks", () => {
  expect(cleanLine(" 12\n\n Road \t 5 ")).toBe("12 Road 5");
});

test("a name has nothing invisible in it and no marks piled up", () => {
  expect(cleanName("Nus\u00ADrat\u180E  Jahan")).toBe("Nusrat Jahan");
  expect(cleanName(`Z${"\u0335".repeat(9)}a`)).toBe(`Z${"\u0335".repeat(4)}a`);
  expect(cleanName(`Z${"\u0335".repeat(4)}a`)).toBe(`Z${"\u0335".repeat(4)}a`);
});

test("a name without a letter or a digit is none", () => {
  expect(["-- ..", "\u200B", "♥"].map(cleanName)).toEqual(["", "", ""]);
  expect(["৭", "R2", "রহিম"].map(cleanName)).toEqual(["৭", "R2", "রহিম"]);
});

test("control characters are found, line breaks and tabs are none", () => {
  expect(["a\u0000b", "\u0007", "a\u009Bb"].map(hasControlCharacters)).toEqual([true, true, true]);
  expect(["a\n\r\tb", ""].map(hasControlCharacters)).toEqual([false, false]);
});
