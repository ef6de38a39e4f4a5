import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { m } from "#src/language/messages.ts";
import { findPasswordMistake, passwordTooLong, passwordTooShort } from "./rules.ts";

const judged = (password: string, email?: string) =>
  inLanguage("en", async () => findPasswordMistake(password, email));

test("a password has six to 128 characters, and not only blanks", async () => {
  expect(await judged("12345")).toBe(await inLanguage("en", async () => passwordTooShort()));
  expect(await judged("x9".repeat(64))).toBeUndefined();
  expect(await judged(`${"x9".repeat(64)}x`)).toBe(await inLanguage("en", async () => passwordTooLong()));
  expect(await judged("123456")).toBeUndefined();
  expect(await judged("       ")).toBe(m.password_blank());
});

test.each([
  ["password", ""],
  [" PassWord ", ""],
  ["aaaaaa", ""],
  ["ককককককক", ""],
  ["rahim@shop.example", "Rahim@Shop.example"],
  ["Rahim.Uddin", "rahim.uddin@shop.example"],
])("%s is too easy to guess", async (password, email) => {
  expect(await judged(password, email)).toBe(m.password_guessable());
});

test("a password with more in it than that is not", async () => {
  for (const password of ["password1", "my password", "aaaaab", "baaaaa", "rahim.uddin2"])
    expect(await judged(password, "rahim.uddin@shop.example")).toBeUndefined();
});
