import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testShop } from "../support/shop/open-test-shop.ts";

const file = "docs/api/openapi.json";
const shop = await testShop();
const { body: current } = await shop.get("/api/openapi.json");

/** As JSON; what fits into one line stands on one. */
function written(value: unknown, indent = ""): string {
  const short = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= 140) return short;
  const deeper = `${indent} `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + written(one, deeper))
    : Object.entries(value).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${written(one, deeper)}`);
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

test("docs/api/openapi.json is the API as it is; `npm run api` writes it", () => {
  if (process.env["PUBLISH_API"]) writeFileSync(file, `${written(current)}\n`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(current);
});
