import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse, testsIn } from "../test-files.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** A statement of the specification: its number, and the tests that prove it. */
type SpecStatement = { section: number; place: number; number: string; words: string; proofs: string[] };

const [table = "", uncovered = ""] = read("docs/spec.md").split(/^## Not yet covered$/m);
const statements: SpecStatement[] = [...table.matchAll(/^\| (\d+)\.(\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, section = "", place = "", words = "", proof = ""]) => ({
    section: Number(section),
    place: Number(place),
    number: `${section}.${place}`,
    words,
    proofs: proof === "–" ? [] : proof.replaceAll("\\|", "|").split("<br>"),
  }),
);
const notYet = [...uncovered.matchAll(/^- (\d+\.\d+): .+$/gm)].map(([, number]) => number);

const isDecision = (proof: string) => /^decision \d+(, decision \d+)*$/.test(proof);
const decisionsOf = ({ proofs }: SpecStatement) =>
  proofs.filter(isDecision).flatMap((proof) => proof.match(/\d+/g)?.map(Number) ?? []);
const testsOf = ({ proofs }: SpecStatement) => proofs.filter((proof) => !isDecision(proof));

/** The names of a file's tests, as written there; `…` stands for parameters. Skipped tests do not count. */
const titlesIn = (path: string): string[] =>
  testsIn(parse(path)).flatMap(({ arguments: [title] }) => {
    if (title && ts.isStringLiteralLike(title)) return [title.text];
    return title && ts.isTemplateExpression(title) ? [fixedParts(title)] : [];
  });

const fixedParts = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("…");

/** Only fixed text counts: `%s` and `${name}` stand for anything. */
const shape = (title: string) => title.replace(/\$\{[^}]*\}|%[sdifjoc]/g, "…");

const known = new Map<string, Set<string>>();
function titlesOf(path: string): Set<string> {
  const titles = known.get(path) ?? new Set(titlesIn(path).map(shape));
  known.set(path, titles);
  return titles;
}

/** Why a proof does not count; undefined where the test exists. */
function wrongWith(proof: string): string | undefined {
  const [, path, title] = /^`(\S+) › (.+)`$/.exec(proof) ?? [];
  if (!path || !title) return "is neither a test nor a decision";
  if (!/\.(test|spec)\.ts$/.test(path)) return "is not in a file of tests";
  if (!existsSync(join(root, path))) return "is in a file that does not exist";
  return titlesOf(path).has(shape(title)) ? undefined : "is not in that file";
}

describe("docs/spec.md", () => {
  test("takes all nine sections of the specification apart, numbered without a gap", () => {
    const sections = Map.groupBy(statements, ({ section }) => section);
    expect([...sections.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [section, own] of sections)
      expect(
        own.map(({ place }) => place),
        `section ${section}`,
      ).toEqual(own.map((_, index) => index + 1));
    expect(statements.length).toBeGreaterThanOrEqual(200);
    // No row is missed because it is written differently.
    expect(table.match(/^\| ?\d/gm)).toHaveLength(statements.length);
    expect(new Set(statements.map(({ section, words }) => `${section} ${words}`)).size).toBe(
      statements.length,
    );
  });

  test("has no statement without a test or a decision but those that it lists as not yet covered", () => {
    const bare = statements.filter(({ proofs }) => proofs.length === 0).map(({ number }) => number);
    expect(bare).toEqual(notYet);
  });

  test("names only tests that exist", () => {
    const wrong = statements.flatMap((statement) =>
      testsOf(statement).flatMap((proof) => {
        const fault = wrongWith(proof);
        return fault ? [`${statement.number}: ${proof} ${fault}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("names only decisions that were taken", () => {
    const decisions = read("docs/decisions/0000-decisions-on-the-specification.md");
    const taken = [...decisions.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
    expect(taken.length).toBeGreaterThanOrEqual(42);
    expect(taken).toEqual(taken.map((_, index) => index + 1));
    for (const statement of statements) expect(taken).toEqual(expect.arrayContaining(decisionsOf(statement)));
  });
});
