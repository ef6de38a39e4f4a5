import { expect, test } from "vitest";
import { inLanguage } from "./locale.server.ts";
import { possessive } from "./possessive.ts";

test("a shop's name as an owner takes the Bengali ending that fits it, and none in English", async () => {
  const names = ["টাটকা", "বাজার", "তাজা মাছ", "Tatka", "রংধনু", "বাজার ২৪"];
  await inLanguage("bn", async () => {
    expect(names.map(possessive)).toEqual(["টাটকার", "বাজারের", "তাজা মাছের", "Tatka-এর", "রংধনুর", "বাজার ২৪-এর"]);
  });
  await inLanguage("en", async () => expect(names.map(possessive)).toEqual(names));
});
