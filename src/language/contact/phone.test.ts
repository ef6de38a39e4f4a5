import { describe, expect, test } from "vitest";
import { bangladeshiMobile, isPlausiblePhone, toPhoneDigits } from "./phone.ts";

describe("a mobile number of Bangladesh", () => {
  test.each([
    "01712345678",
    "+8801712345678",
    "8801712345678",
    "০১৭১২৩৪৫৬৭৮",
    "01712-345 678",
    "(017) 12.345.678",
  ])("%s is read", (typed) => {
    expect(bangladeshiMobile(typed)).toBe("+8801712345678");
  });

  test.each(["01312345678", "01912345678"])("%s is of an operator in use", (typed) => {
    expect(bangladeshiMobile(typed)).toBe(`+88${typed}`);
  });

  test.each([
    "01112345678",
    "01212345678",
    "0171234567",
    "017123456789",
    "+01712345678",
    "x01712345678",
    "01712345678x",
    "99 01712345678",
    "",
  ])("%s is none", (typed) => {
    expect(bangladeshiMobile(typed)).toBeUndefined();
  });
});

describe("a number that could be rung", () => {
  test.each(["123456", "+123456789012345", "০২-৯৫৬৩২১০", "(02) 956.3210"])("%s is one", (typed) => {
    expect(isPlausiblePhone(typed)).toBe(true);
  });

  test.each(["12345", "1234567890123456", "12345a", "a123456", "++123456", ""])("%s is none", (typed) => {
    expect(isPlausiblePhone(typed)).toBe(false);
  });
});

describe("the digits that a search for a phone number looks for", () => {
  test.each([
    ["01712-34", "171234"],
    ["+880 1712 34", "171234"],
    ["00880171234", "171234"],
    ["৮৮০১৭১২৩৪", "171234"],
    ["(0171)2.34", "171234"],
    ["171234", "171234"],
    ["0088029563210", "29563210"],
    ["+88 171234", "171234"],
    ["029171234", "029171234"],
    ["5880291", "5880291"],
    ["8802956", "2956"],
    ["9563", "9563"],
    ["956", "956"],
    ["880", "880"],
    ["12", undefined],
    ["0171x", undefined],
    ["x0171", undefined],
    ["", undefined],
  ])("of %s are %s", (typed, found) => {
    expect(toPhoneDigits(typed)).toBe(found);
  });
});
