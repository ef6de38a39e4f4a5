import fc from "fast-check";
import { expect, test } from "vitest";
import { readWholeNumbers } from "./read-whole-numbers.ts";

test("whole numbers come out of a text as they were written into it", () => {
  const safe = fc.maxSafeInteger().map((number) => number || 0);
  fc.assert(
    fc.property(fc.array(safe, { minLength: 1, maxLength: 9 }), (numbers) => {
      const read = new Float64Array(numbers.length);
      readWholeNumbers(numbers.join(" "), read);
      expect(Array.from(read, (number) => number || 0)).toEqual(numbers);
    }),
  );
});
