import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../src/platform/migrations");
const landed: Record<string, string> = JSON.parse(readFileSync(join(folder, "landed.json"), "utf8"));
const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
  entries: { tag: string; when: number }[];
};

/** So many of the newest may be missing in the list of landed ones. */
const mostUnlisted = 20;

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
  expect(missing.length, `add to landed.json: ${missing.join(", ")}`).toBeLessThanOrEqual(mostUnlisted);
});

test("each migration is later than the one before, so that every shop applies each once and in the same order", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});
