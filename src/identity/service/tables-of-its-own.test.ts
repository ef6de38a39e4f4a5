import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("only the adapter names the identity service's tables in SQL (docs/decisions/0008)", () => {
  const own = /^src\/(identity\/service|platform\/migrations)\/|\.test\.ts$/;
  const files = globSync(["src/**/*.{ts,tsx}", "demo/**/*.ts"]).filter((file) => !own.test(file));
  expect(files.length).toBeGreaterThan(300);
  const names = /\bidentity\.("|user\b|account\b|session\b|verification\b|jwks\b)/;
  expect(files.filter((file) => names.test(readFileSync(file, "utf8")))).toEqual([]);
});
