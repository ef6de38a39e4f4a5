/** A part of a migration, as a database in use gets it: one after the other, each whole or not at all. */
export type MigrationStep =
  /** In one transaction, which is over soon: nothing in it goes through the rows of a table that was there before. */
  | { kind: "together"; statements: string[] }
  /** While the table is read and written. `name` is the index's. */
  | { kind: "index"; name: string; statement: string }
  /** Compares the rows that were there before with a new check or foreign key, while they are read and written. */
  | { kind: "validate"; statement: string };

/**
 * The steps of a landed migration for a database that is in use. They make what its statements make in one go, without a lock that
 * lasts as long as a large table takes: its indexes are built concurrently, and its checks and foreign keys are validated later.
 */
export function stepsOf(text: string): MigrationStep[] {
  const all = statementsOf(text);
  const made = new Set(
    all.flatMap((one) => tableOf(/^create table (?:if not exists )?([\w."]+)/i, one) ?? []),
  );
  const endings: MigrationStep[] = [];
  const statements = all.flatMap((one) => {
    const { now, ending } = gentler(one, made);
    if (ending) endings.push(ending);
    return now ?? [];
  });
  return statements.length > 0 ? [{ kind: "together", statements }, ...endings] : endings;
}

/** The statements of a migration's file, without the comments before them. */
export const statementsOf = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .map((one) => one.replace(/^(\s*--.*\n)+/, "").trim())
    .filter(Boolean);

const newIndex = /^create index (?:if not exists )?("?\w+"?) on ([\w."]+)/i;
const newConstraint = /^alter table ([\w."]+) add constraint ("?\w+"?) (?:check|foreign key)\b/i;

/** What of a statement is done now, and what at the end; all of it now for tables that the same migration made, as they are empty. */
function gentler(statement: string, made: ReadonlySet<string>): { now?: string; ending?: MigrationStep } {
  const one = statement.replace(/;$/, "");
  const [, index, indexed = ""] = newIndex.exec(one) ?? [];
  const [, table = "", constraint] = newConstraint.exec(one) ?? [];
  if (/;|\bnot valid$/i.test(one) || made.has(plain(indexed || table))) return { now: statement };
  if (index) {
    const name = [...indexed.split(".").slice(0, -1), index].join(".");
    return {
      ending: { kind: "index", name, statement: one.replace(/^create index/i, "create index concurrently") },
    };
  }
  if (!constraint) return { now: statement };
  return {
    now: `${one} not valid`,
    ending: { kind: "validate", statement: `alter table ${table} validate constraint ${constraint}` },
  };
}

function tableOf(pattern: RegExp, statement: string): string | undefined {
  const [, table] = pattern.exec(statement) ?? [];
  return table && plain(table);
}

const plain = (table: string) => table.replaceAll('"', "");
