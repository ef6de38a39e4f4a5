import { expect, test } from "vitest";
import { inLanguage } from "../locale.server.ts";
import { formatDigits, formatNumber, formatTaka, formatTakaExact } from "./numbers.ts";

const said = () => [
  formatNumber(1_234_567),
  formatNumber(0.126),
  formatTaka(60),
  formatTaka(11.7),
  formatTaka(123_456),
  formatTakaExact(0),
  formatDigits("01712"),
];

test("numbers and amounts are grouped by lakh, with poisha only where there are some", async () => {
  const english = ["12,34,567", "0.13", "৳60", "৳11.70", "৳1,23,456", "৳0.00", "01712"];
  await inLanguage("en", async () => expect(said()).toEqual(english));
});

test("they stand in Bengali digits on a Bengali page", async () => {
  const bengali = ["১২,৩৪,৫৬৭", "০.১৩", "৳৬০", "৳১১.৭০", "৳১,২৩,৪৫৬", "৳০.০০", "০১৭১২"];
  await inLanguage("bn", async () => expect(said()).toEqual(bengali));
});
