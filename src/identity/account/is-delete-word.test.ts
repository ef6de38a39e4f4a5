import { expect, test } from "vitest";
import { isDeleteWord } from "./is-delete-word.ts";

test.each(["delete", " DELETE ", "মুছুন", "মুছুন".normalize("NFD")])("%j deletes an account", (typed) =>
  expect(isDeleteWord(typed)).toBe(true),
);

test.each(["", "yes", "delete it", "মুছে"])("%j does not", (typed) => expect(isDeleteWord(typed)).toBe(false));
