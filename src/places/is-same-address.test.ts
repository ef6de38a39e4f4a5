import { expect, test } from "vitest";
import { isSameAddress } from "./is-same-address.server.ts";

const flat = "House 12, Road 5, Flat 3B, Dhanmondi";

test.each([
  "house no. 12, rd 5, flat-3/b, dhanmondi",
  "বাসা ১২, রোড ৫, ফ্ল্যাট ৩বি, ধানমন্ডি",
  "বাড়ি নং ১২, সড়ক নং ৫\nফ্ল্যাট ৩ বি, ধানমণ্ডি",
  "H-12, R-5, Flat 3B, Dhanmondi",
  "House #12, Road #5, Apt 3B, Dhanmondi",
])("%s is the same flat", (other) => {
  expect([isSameAddress(flat, other), isSameAddress(other, flat)]).toEqual([true, true]);
});

test.each([
  "House 5, Road 12, Flat 3B, Dhanmondi",
  "House 12, Road 5, Flat 3C, Dhanmondi",
  "বাসা ১২, রোড ৫, ফ্ল্যাট ৩সি, ধানমন্ডি",
  "House 12, Road 5, Flat 3, Dhanmondi",
  "House 12, Road 5, Flat 3B, Uttara",
  "House 12, Block 5, Flat 3B, Dhanmondi",
])("%s is another one", (other) => {
  expect(isSameAddress(flat, other)).toBe(false);
});

test("floors are counted in words of either language", () => {
  expect(isSameAddress("5th floor, House 7, Lane 2, Mirpur", "৫ম তলা, বাড়ি ৭, গলি ২, মিরপুর")).toBe(true);
  expect(isSameAddress("3rd floor, House 7, Mirpur", "৩য় তলা, বাসা ৭, মিরপুর")).toBe(true);
});
