import { expect, test } from "vitest";
import { isConfirmed } from "./delete-word.ts";

test.each(["delete", " DELETE ", "মুছুন", "মুছুন".normalize("NFD")])("%j deletes an account", (typed) =>
  expect(isConfirmed(typed)).toBe(true),
);

test.each(["", "yes", "delete it", "মুছে"])("%j does not", (typed) => expect(isConfirmed(typed)).toBe(false));
