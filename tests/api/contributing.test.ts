import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync("CONTRIBUTING.md", "utf8");
const path = [...text.matchAll(/^\d+\. `([^`]+\.tsx?)`/gm)].map(([, file]) => join("src", file ?? ""));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/ from "((?:\.|#src\/)[^"]+)"/g)].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : join(dirname(file), target),
  );

test("CONTRIBUTING.md follows an order from the button to the table in at most ten files", () => {
  expect(path.length).toBeGreaterThan(0);
  expect(path.length).toBeLessThanOrEqual(10);
  expect([path[0], path.at(-1)]).toEqual(["src/checkout/pages/checkout.tsx", "src/orders/tables.server.ts"]);
});

test("the ten files import each other, and CONTRIBUTING.md names every other file of the feature that placing an order imports", () => {
  // Files that read the tables name them in SQL.
  const files = path.slice(0, -1);
  for (const [place, file] of files.entries()) {
    if (place === 0) continue;
    const earlier = files.slice(0, place);
    const linked = earlier.some((one) => importsOf(one).includes(file) || importsOf(file).includes(one));
    expect([file, linked]).toEqual([file, true]);
  }
  const placing = path.filter((file) => file.includes("/placing/"));
  const imported = placing.flatMap(importsOf).filter((file) => file.startsWith("src/orders/"));
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((file) => !text.includes(`\`${relative("src", file)}\``))).toEqual([]);
});

test("the frame of the back office reads no table: what it counts, the features count", () => {
  const servers = readdirSync("src/admin", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".server.ts"),
  );
  expect(servers.length).toBeGreaterThan(0);
  const reading = servers.filter((file) =>
    /\b(from|join|update|into) [a-z_]+\b(?!.*";)/.test(readFileSync(join("src/admin", file), "utf8")),
  );
  expect(reading).toEqual([]);
});
