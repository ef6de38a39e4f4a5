import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  findBreakingStatements,
  isAdditive,
  isMarkedIncompatible,
} from "#src/platform/database/migrating/additive.server.ts";

const folder = join(import.meta.dirname, "../../src/platform/migrations");
const landed: Record<string, string> = JSON.parse(readFileSync(join(folder, "landed.json"), "utf8"));
const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
  entries: { tag: string; when: number }[];
};

/** So many of the newest may be missing in the list of landed ones. */
const maxUnlisted = 20;

const hashOf = (tag: string) =>
  createHash("sha256")
    .update(readFileSync(join(folder, `${tag}.sql`)))
    .digest("base64url")
    .slice(0, 16);

test("no landed migration was changed, moved or taken away: shops have applied it as it was", () => {
  const tags = entries.map(({ tag }) => tag);
  const listed = Object.keys(landed);
  expect(tags.slice(0, listed.length)).toEqual(listed);
  for (const tag of listed) expect([tag, hashOf(tag)]).toEqual([tag, landed[tag]]);
  const missing = tags.slice(listed.length).map((tag) => `"${tag}": "${hashOf(tag)}"`);
  expect(missing.length, `add to landed.json: ${missing.join(", ")}`).toBeLessThanOrEqual(maxUnlisted);
});

test("each migration is later than the one before, so that every shop applies each once and in the same order", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});

/** What shops run: later migrations are made while a server of this version still serves. */
const served = "0000_shop";

test("a migration leaves a server of the version before what it needs, which serves on until it is restarted", () => {
  const later = entries.slice(1 + entries.findIndex(({ tag }) => tag === served)).map(({ tag }) => tag);
  expect(entries.map(({ tag }) => tag)).toContain(served);
  expect(later.flatMap(breaks)).toEqual([]);
  expect(findBreakingStatements('ALTER TABLE "orders" ADD COLUMN "x" text NOT NULL;')).toHaveLength(1);
  expect(findBreakingStatements('ALTER TABLE "orders" ADD COLUMN "x" text DEFAULT \'\' NOT NULL;')).toEqual(
    [],
  );
  expect(findBreakingStatements('ALTER TABLE "orders" RENAME COLUMN "x" TO "y";')).toHaveLength(1);
  expect(findBreakingStatements("-- Why.\nalter trigger a on b rename to c;")).toEqual([]);
  expect(isAdditive("alter table orders add column x int;")).toBe(true);
  expect(isAdditive("drop table baskets;")).toBe(false);
  expect(isAdditive("-- Older versions do not miss it: a view follows.\ndrop table baskets;")).toBe(true);
  expect(isAdditive("-- Older versions cannot run on this.\ndrop function f;")).toBe(false);
});

const textOf = (tag: string) => readFileSync(join(folder, `${tag}.sql`), "utf8");

/** A migration that says itself that it breaks older versions is left out: what it takes away was given up a version earlier. */
const breaks = (tag: string) =>
  isMarkedIncompatible(textOf(tag))
    ? []
    : findBreakingStatements(textOf(tag)).map((words) => `${tag}: ${words}`);
