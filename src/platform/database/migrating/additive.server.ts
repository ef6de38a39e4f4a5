/** Statements that break servers of an older version, and what to write instead. */
const breakingPatterns: [RegExp, string][] = [
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

/** Marks a migration that removes what the version before it had already stopped using. */
const incompatibleMark = /^-- Older versions cannot run on this\.$/m;

/** Marks a statement that only seems to remove something; followed by the reason. */
const harmlessMark = /^-- Older versions do not miss it: /m;

/** What in a migration would break servers of an older version, each with what to write instead. */
export function findBreakingStatements(text: string): string[] {
  const statements = text
    .split("--> statement-breakpoint")
    .filter((statement) => !harmlessMark.test(statement))
    .map((statement) => statement.split("\n").filter((line) => !line.trimStart().startsWith("--")))
    .map((lines) => lines.join("\n").trim());
  return statements.flatMap((statement) =>
    breakingPatterns
      .filter(([pattern]) => pattern.test(statement))
      .map(([, why]) => `${statement.slice(0, 100)}: ${why}`),
  );
}

export const isMarkedIncompatible = (text: string): boolean => incompatibleMark.test(text);

/** Whether a server that does not know a migration can work on a database that has it. */
export const isAdditive = (text: string): boolean =>
  !isMarkedIncompatible(text) && findBreakingStatements(text).length === 0;
