import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";
import { placeAt } from "./open-places.ts";
import { places } from "./places.ts";

const root = join(import.meta.dirname, "../..");

test("the places of the back office name every page of it, and no other", () => {
  const routes = readFileSync(join(root, "src/routes.ts"), "utf8");
  const isOfShoppers = (file: string) => routes.includes(`"${file.slice("src/".length)}"`);
  const files = globSync("src/**/pages/*.tsx", { cwd: root }).filter((file) => !isOfShoppers(file));
  const text = readFileSync(join(import.meta.dirname, "places.ts"), "utf8");
  const named = [...text.matchAll(/import\("(.+?)"\)/g)].map(([, path = ""]) =>
    normalize(`src/admin/${path}`),
  );
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(new Set(places.map(({ to }) => to)).size).toBe(named.length);
});

test("an address has the one place whose parts it has, and what stands for :id", () => {
  const at = (path: string) => {
    const { place, id } = placeAt(path) ?? {};
    return [place?.to, id];
  };
  expect(at("/admin/")).toEqual(["/admin", undefined]);
  expect(at("/admin/products")).toEqual(["/admin/products", undefined]);
  expect(at("/admin/products/7")).toEqual(["/admin/products/:id", "7"]);
  expect(at("/admin/productsale")).toEqual([undefined, undefined]);
  expect(at("/admin/staff/7")).toEqual([undefined, undefined]);
});
