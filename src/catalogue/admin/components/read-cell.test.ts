import { describe, expect, test } from "vitest";
import "#src/language/locale.server.ts";
import { readOriginalPrice, readPrice, readStock } from "./read-cell.ts";

const value = (typed: { ok: boolean; value?: unknown }) => (typed.ok ? typed.value : "refused");

describe("a cell of the product table", () => {
  test("reads prices in either digit set, with sign, commas and poisha", () => {
    expect(["60", "৳1,250", "১২৫০.৫০", " 19.99 "].map((text) => value(readPrice(text)))).toEqual([
      60, 1250, 1250.5, 19.99,
    ]);
  });

  test("refuses prices that are none", () => {
    for (const text of ["", "0", "-5", "1.234", "ten", "9999999", "1e3"])
      expect(value(readPrice(text)), text).toBe("refused");
  });

  test("takes an empty original price and an empty stock for none", () => {
    expect(value(readOriginalPrice(" "))).toBe(null);
    expect(value(readStock(""))).toBe(null);
  });

  test("counts whole pieces only", () => {
    expect(["0", "১২", "1,000"].map((text) => value(readStock(text)))).toEqual([0, 12, 1000]);
    for (const text of ["-1", "1.5", "many"]) expect(value(readStock(text)), text).toBe("refused");
  });
});
