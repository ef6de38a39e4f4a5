export type MigrationPhase =
  /** Runs in one short transaction that does not scan existing tables. */
  | { kind: "together"; statements: string[] }
  | { kind: "index"; name: string; statement: string }
  /** Checks existing rows against a new constraint without blocking reads and writes. */
  | { kind: "validate"; statement: string };

/** The steps of a landed migration for a database in use: the same result, without long locks. */
export function toPhases(text: string): MigrationPhase[] {
  const allStatements = splitStatements(text);
  const createdTables = new Set(
    allStatements.flatMap(
      (statement) => findTable(/^create table (?:if not exists )?([\w."]+)/i, statement) ?? [],
    ),
  );
  const finalPhases: MigrationPhase[] = [];
  const statements = allStatements.flatMap((statement) => {
    const { now, ending } = toNonBlocking(statement, createdTables);
    if (ending) finalPhases.push(ending);
    return now ?? [];
  });
  return statements.length > 0 ? [{ kind: "together", statements }, ...finalPhases] : finalPhases;
}

export const splitStatements = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replace(/^(\s*--.*\n)+/, "").trim())
    .filter(Boolean);

const createIndexPattern = /^create index (?:if not exists )?("?\w+"?) on ([\w."]+)/i;
const addConstraintPattern = /^alter table ([\w."]+) add constraint ("?\w+"?) (?:check|foreign key)\b/i;

/** Splits a statement into parts for now and the end. Tables of the same migration are empty: all runs now. */
function toNonBlocking(
  statement: string,
  createdTables: ReadonlySet<string>,
): { now?: string; ending?: MigrationPhase } {
  const bare = statement.replace(/;$/, "");
  const [, index, indexedTable = ""] = createIndexPattern.exec(bare) ?? [];
  const [, table = "", constraint] = addConstraintPattern.exec(bare) ?? [];
  if (/;|\bnot valid$/i.test(bare) || createdTables.has(unquote(indexedTable || table)))
    return { now: statement };
  if (index) {
    const name = [...indexedTable.split(".").slice(0, -1), index].join(".");
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

function findTable(pattern: RegExp, statement: string): string | undefined {
  const [, table] = pattern.exec(statement) ?? [];
  return table && unquote(table);
}

const unquote = (table: string) => table.replaceAll('"', "");
