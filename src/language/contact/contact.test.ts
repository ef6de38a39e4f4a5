import { expect, test } from "vitest";
import { looksLikeEmail } from "./email.ts";
import { telLink } from "./tel-link.ts";

test.each(["nusrat@example.com", " nusrat@mail.example.com ", "n@e.bd"])(
  "%j looks like an e-mail address",
  (typed) => expect(looksLikeEmail(typed)).toBe(true),
);

test.each([
  "",
  "nusrat",
  "nusrat@example",
  "@example.com",
  "nusrat@.com",
  "nusrat@example.",
  ...[
    "two words@example.com",
    "nusrat@exam ple.com",
    "nusrat@example.c om",
    "a@b@example.com",
    "a@example.com@b",
  ],
])("%j does not", (typed) => expect(looksLikeEmail(typed)).toBe(false));

test("a link dials a number, however it is written", () => {
  expect(["+880 1712-345678", "০১৭১২ (৩৪৫) ৬৭৮"].map(telLink)).toEqual([
    "tel:+8801712345678",
    "tel:01712345678",
  ]);
});
