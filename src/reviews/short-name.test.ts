import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["Nusrat Jahan", "Nusrat J."],
  ["নুসরাত জাহান", "নুসরাত জা."],
  ["Md. Rakib Hasan", "Md. Rakib H."],
  ["মোঃ রাকিব হাসান", "মোঃ রাকিব হা."],
  ["Md. Hasan", "Md. H."],
  ["Farhana Islam Khan", "Farhana K."],
  ["শ্রাবণী ক্ষেত্রপাল", "শ্রাবণী ক্ষে."],
  ["  Karim  ", "Karim"],
  ["-", "-"],
])("everybody reads of %s: %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
