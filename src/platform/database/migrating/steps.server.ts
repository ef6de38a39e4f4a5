export type MigrationPhase =
  /** Runs in one short transaction that does not scan existing tables. */
  | { kind: "together"; statements: string[] }
  | { kind: "index"; name: string; statement: string }
  /** Checks existing rows against a new constraint without blocking reads and writes. */
  | { kind: "validate"; statement: string };

/** The steps of a landed migration for a database in use: the same result, without long locks. */
export function phasesOf(text: string): MigrationPhase[] {
  const all = statementsOf(text);
  const made = new Set(
    all.flatMap((statement) => tableOf(/^create table (?:if not exists )?([\w."]+)/i, statement) ?? []),
  );
  const endings: MigrationPhase[] = [];
  const statements = all.flatMap((statement) => {
    const { now, ending } = gentler(statement, made);
    if (ending) endings.push(ending);
    return now ?? [];
  });
  return statements.length > 0 ? [{ kind: "together", statements }, ...endings] : endings;
}

export const statementsOf = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replace(/^(\s*--.*\n)+/, "").trim())
    .filter(Boolean);

const newIndex = /^create index (?:if not exists )?("?\w+"?) on ([\w."]+)/i;
const newConstraint = /^alter table ([\w."]+) add constraint ("?\w+"?) (?:check|foreign key)\b/i;

/** Splits a statement into parts for now and the end. Tables of the same migration are empty: all runs now. */
function gentler(statement: string, made: ReadonlySet<string>): { now?: string; ending?: MigrationPhase } {
  const bare = statement.replace(/;$/, "");
  const [, index, indexed = ""] = newIndex.exec(bare) ?? [];
  const [, table = "", constraint] = newConstraint.exec(bare) ?? [];
  if (/;|\bnot valid$/i.test(bare) || made.has(plain(indexed || table))) return { now: statement };
  if (index) {
    const name = [...indexed.split(".").slice(0, -1), index].join(".");
    return {
      ending: { kind: "index", name, statement: bare.replace(/^create index/i, "create index concurrently") },
    };
  }
  if (!constraint) return { now: statement };
  return {
    now: `${bare} not valid`,
    ending: { kind: "validate", statement: `alter table ${table} validate constraint ${constraint}` },
  };
}

function tableOf(pattern: RegExp, statement: string): string | undefined {
  const [, table] = pattern.exec(statement) ?? [];
  return table && plain(table);
}

const plain = (table: string) => table.replaceAll('"', "");
