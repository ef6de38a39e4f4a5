import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { countText } from "./count-text.ts";

test("how many products a list has is told exactly, or where more may fit in round numbers with a plus", async () => {
  expect(countText({ total: 47_578 })).toBe("47,578");
  expect(countText({ total: 47_578, counted: false })).toBe("47,000+");
  expect(countText({ total: 981, counted: false })).toBe("980+");
  expect(countText({ total: 7, counted: false })).toBe("7+");
  expect(countText({ total: 0, counted: false })).toBe("0");
  await inLanguage("bn", async () => expect(countText({ total: 47_578, counted: false })).toBe("৪৭,০০০+"));
});

test("no fewer are told of than are in sight", () => {
  expect(countText({ total: 7_578, counted: false }, 7_560)).toBe("7,560+");
});
