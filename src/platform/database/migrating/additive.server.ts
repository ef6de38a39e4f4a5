/** What a server of an older version cannot live with, in statements of migrations without comments, and what to write instead. */
const breaking: [RegExp, string][] = [
  [/^drop (table|view)/i, "the version before still uses it: drop it one version later"],
  [
    /^alter table .*drop (column|constraint "?\w+_(pkey|key|unique))/is,
    "the version before may name it: one version later",
  ],
  [
    /^alter table .*\brename\b/is,
    "the version before knows the old name: add, copy, and drop one version later",
  ],
  [/^alter table .*alter column .*set (not null|data type)/is, "the version before may write otherwise"],
  [
    /^alter table .*add column (?!.*\b(default|generated)\b).*not null/is,
    "the version before does not fill it: give it a default",
  ],
];

/** Said by a migration that takes away what the version before it had already given up. */
const mark = /^-- Older versions cannot run on this\.$/m;

/** Said above a single statement that only looks as if it took something away; after it the reason. */
const harmless = /^-- Older versions do not miss it: /m;

/** What in a migration's text an older version cannot live with, each with what to write instead. */
export function breaksIn(text: string): string[] {
  const statements = text
    .split("--> statement-breakpoint")
    .filter((one) => !harmless.test(one))
    .map((one) => one.split("\n").filter((line) => !line.trimStart().startsWith("--")))
    .map((lines) => lines.join("\n").trim());
  return statements.flatMap((one) =>
    breaking.filter(([pattern]) => pattern.test(one)).map(([, why]) => `${one.slice(0, 100)}: ${why}`),
  );
}

/** Whether a migration says itself that older versions cannot run on it. */
export const saysItBreaks = (text: string): boolean => mark.test(text);

/** Whether a server that does not know a migration can work on a database that has it. */
export const isAdditive = (text: string): boolean => !saysItBreaks(text) && breaksIn(text).length === 0;
