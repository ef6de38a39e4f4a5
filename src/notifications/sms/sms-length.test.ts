import { expect, test } from "vitest";
import { smsLength } from "./sms-length.ts";

const ko = "ক";

test.each([
  ["nothing", "", "gsm", 0, 0, 160],
  ["one letter", "a", "gsm", 1, 1, 159],
  ["a full SMS", "a".repeat(160), "gsm", 160, 1, 0],
  ["one letter more", "a".repeat(161), "gsm", 161, 2, 145],
  ["two full segments", "a".repeat(306), "gsm", 306, 2, 0],
  ["three segments", "a".repeat(307), "gsm", 307, 3, 152],
  ["letters of the second table, two units each", "€[]{}~|^\\\f", "gsm", 20, 1, 140],
  ["a full SMS that ends in one", `${"a".repeat(158)}€`, "gsm", 160, 1, 0],
  ["one that does not fit any more", `${"a".repeat(159)}€`, "gsm", 161, 2, 145],
  [
    "one that would be cut in two goes into the next segment",
    `${"a".repeat(152)}€${"a".repeat(10)}`,
    "gsm",
    164,
    2,
    141,
  ],
  ["one that just fits the segment", `${"a".repeat(151)}€${"a".repeat(10)}`, "gsm", 163, 2, 143],
  ["Greek, accents and lines of the GSM alphabet", "ΔΩ éà\n¿ñ", "gsm", 8, 1, 152],
  ["a backtick, which it lacks", "`", "unicode", 1, 1, 69],
  ["the sign of the taka", "Total ৳925", "unicode", 10, 1, 60],
  ["a typographic apostrophe", "Don’t", "unicode", 5, 1, 65],
  ["Bengali", "অর্ডার", "unicode", 6, 1, 64],
  ["a full SMS in Bengali", ko.repeat(70), "unicode", 70, 1, 0],
  ["one letter more in Bengali", ko.repeat(71), "unicode", 71, 2, 63],
  ["two full segments in Bengali", ko.repeat(134), "unicode", 134, 2, 0],
  ["three segments in Bengali", ko.repeat(135), "unicode", 135, 3, 66],
  ["a surrogate pair, two units", "🥭", "unicode", 2, 1, 68],
  ["a full SMS that ends in a pair", `${ko.repeat(68)}🥭`, "unicode", 70, 1, 0],
  ["a pair that would be cut in two", `${ko.repeat(66)}🥭${ko.repeat(3)}`, "unicode", 71, 2, 62],
])("%s", (_, text, encoding, units, segments, left) => {
  expect(smsLength(text)).toEqual({ encoding, units, segments, left });
});
