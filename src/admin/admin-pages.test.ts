import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";
import type { StaffPart } from "#src/api/viewer.ts";
import { adminPages } from "./admin-pages.ts";
import { findPage, mayOpen } from "./find-page.ts";
import { railGroupsFor, railPages } from "./rail-groups.ts";

const root = join(import.meta.dirname, "../..");

test("the list of pages of the back office names every page of it, and no other", () => {
  const routes = readFileSync(join(root, "src/routes.ts"), "utf8");
  const isOfShoppers = (file: string) => routes.includes(`"${file.slice("src/".length)}"`);
  const files = globSync("src/**/pages/*.tsx", { cwd: root }).filter((file) => !isOfShoppers(file));
  const text = readFileSync(join(import.meta.dirname, "admin-pages.ts"), "utf8");
  const named = [...text.matchAll(/import\("(.+?)"\)/g)].map(([, path = ""]) =>
    normalize(`src/admin/${path}`),
  );
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(new Set(adminPages.map(({ to }) => to)).size).toBe(named.length);
});

test("the rail leads to every page that needs no id, or is reached from the page it belongs to", () => {
  const reached = ["/admin/orders/new", "/admin/security", "/admin/print"];
  const expected = adminPages.map(({ to }) => to).filter((to) => !to.includes(":") && !reached.includes(to));
  expect(railPages.toSorted()).toEqual(expected.toSorted());
});

test("the rail of each member of staff has what they may open: one inbox, with the kinds of requests that are theirs", () => {
  const railOf = (parts: StaffPart[]) =>
    railGroupsFor((page) => mayOpen({ id: 1, name: "", email: "", role: "staff", parts }, page)).flatMap(
      ({ entries }) => entries.map(({ page, below }) => [page.to, ...below.map(({ to }) => to)].join(" ")),
    );
  expect(railOf(["customers"])).toEqual([
    "/admin",
    "/admin/users",
    "/admin/messages",
    "/admin/reviews",
    "/admin/api-keys /admin/webhooks",
    "/admin/journal",
  ]);
  expect(railOf(["orders", "customers"])).toContain(
    "/admin/custom-orders /admin/custom-orders /admin/messages",
  );
  expect(railOf(["delivery"])).toEqual(["/admin/round"]);
});

test("a URL has the one page whose parts it has, and what stands for :id", () => {
  const at = (path: string) => {
    const { page, id } = findPage(path) ?? {};
    return [page?.to, id];
  };
  expect(at("/admin/")).toEqual(["/admin", undefined]);
  expect(at("/admin/products")).toEqual(["/admin/products", undefined]);
  expect(at("/admin/products/7")).toEqual(["/admin/products/:id", "7"]);
  expect(at("/admin/productsale")).toEqual([undefined, undefined]);
  expect(at("/admin/staff/7")).toEqual([undefined, undefined]);
});
