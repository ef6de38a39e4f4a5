import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tints } from "./tints.ts";

test("every colour of the palette is in the style sheet, and no other", () => {
  const css = readFileSync(new URL("../ui/styles/tints.css", import.meta.url), "utf8");
  const drawn = [...css.matchAll(/\[data-category="([a-z-]+)"\]/g)].map(([, name]) => name);
  expect([...new Set(drawn)].toSorted()).toEqual([...tints].toSorted());
});
