import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { parse, testsIn } from "../support/run/test-files.ts";

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

/** What each decision is about, in order: a row is added, taken away or turned to another statement here and in the table together. */
const decided = [
  "See-all links go to `/products?featured=true`, `?new=true`, `?top=true`; the listing knows only `search` and `category`",
  "some places show `$`",
  "`/account` redirects to a `profile` route with no page",
  "`/admin/*` has no access control",
  "admin pages show only placeholder text",
  "the client sends `role: 'user'`",
  "a fixed placeholder password is sent for Google sign-in",
  "the admin is recognised in the client by a fixed e-mail address",
  "contact messages are not sent anywhere",
  "the Save button has no behaviour",
  "cart prices live in the browser",
  `"alert '…'"`,
  "fetch failures of lists are only logged; display stays empty",
  "token and user in browser storage",
  "`GET /api/products` answers the whole list",
  "busy flags are not reset on failure",
  "mobile number: not blank",
  "shipping 0 at checkout, 'Available Later' in the cart",
  "two ways of returning after sign-in",
  '"loading flag", identity codes',
  "Google and e-mail accounts with one address",
  "product ids",
  '"an empty cart redirects to /cart" and "after success the cart is cleared"',
  "quantity",
  "price range",
  "title with both category and search",
  "flags 1/0 or truthy",
  "unknown product",
  "loading logo until categories load; footer 'Loading...'",
  "two banners link to category 1",
  'custom order: phone and address "required in the browser only"',
  "`GET /api/products/reviews/{id}` and no call for one product",
  "a review has no rating though a product has one",
  "'Unexpected Application Error!' with text",
  "advertisement and slider links",
  "FAQ is Bengali",
  "logout on a shared phone",
  "every error answer",
  "grid: 3 columns on small and medium screens, 4 on large",
  "a product's category may come as a string or an object",
  "a product has reviews (list)",
  "the identity service's user carries phoneNumber and related fields",
  "/login and /register have Google's buttons",
  "header and footer",
  "the product page has a quantity stepper (minimum 1) and Add to Cart; adding a product that is in the cart increases its line",
  "(silent)",
  "(silent)",
  "display-name and photo update",
  "the identity service's token: a refresh margin of 5 minutes, and expired 30 s before its end",
  "a password has at least 6 characters",
  "(silent) names",
  "(silent) what the shop is",
  "the badge of an order is coloured per status and its label is the status, capitalised",
  "any signed-in customer orders to any number",
  "(silent) what one reads right after writing",
  "checkout asks for address and mobile number only",
  "cart count = sum of quantities",
  "(silent) rate limits",
  "lists come whole",
];

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
    const rows = [...decisions.matchAll(/^\| (\d+) \| (.+?) \| .+ \| .*\|$/gm)];
    expect(rows.map(([, , title]) => title)).toEqual(decided);
    // No row is missed because it is written differently.
    expect(decisions.match(/^\| ?\d/gm)).toHaveLength(rows.length);
    const taken = rows.map(([, number]) => Number(number));
    expect(taken).toEqual(taken.map((_, index) => index + 1));
    for (const statement of statements) expect(taken).toEqual(expect.arrayContaining(decisionsOf(statement)));
  });
});
