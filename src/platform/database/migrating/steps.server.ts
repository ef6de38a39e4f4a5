export type MigrationPhase =
  /** Runs in one short transaction that does not scan existing tables. */
  | { kind: "together"; statements: string[] }
  | { kind: "index"; name: string; statement: string }
  /** Checks existing rows against a new constraint without blocking reads and writes. */
  | { kind: "validate"; statement: string };

/** The phases of a landed migration for a database in use: the same result, without long locks. */
export function toPhases(text: string): MigrationPhase[] {
  const allStatements = splitStatements(text);
  const createdTables = new Set(
    allStatements.flatMap(
      (statement) => findTable(/^create table (?:if not exists )?([\w."]+)/i, statement) ?? [],
    ),
  );
  const finalPhases: MigrationPhase[] = [];
  const statements = allStatements.flatMap((statement) => {
    const { immediate, deferred } = toNonBlocking(statement, createdTables);
    if (deferred) finalPhases.push(deferred);
    return immediate ?? [];
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

/**
 * Splits a statement into what runs at once, and a phase for the end. Statements on tables of the same migration
 * run at once, as these are empty.
 */
function toNonBlocking(
  statement: string,
  createdTables: ReadonlySet<string>,
): { immediate?: string; deferred?: MigrationPhase } {
  const command = statement.replace(/;$/, "");
  const [, index, indexedTable = ""] = createIndexPattern.exec(command) ?? [];
  const [, table = "", constraint] = addConstraintPattern.exec(command) ?? [];
  if (/;|\bnot valid$/i.test(command) || createdTables.has(unquote(indexedTable || table)))
    return { immediate: statement };
  if (index) {
    const name = [...indexedTable.split(".").slice(0, -1), index].join(".");
    const concurrentCommand = command.replace(/^create index/i, "create index concurrently");
    return { deferred: { kind: "index", name, statement: concurrentCommand } };
  }
  if (!constraint) return { immediate: statement };
  return {
    immediate: `${command} not valid`,
    deferred: { kind: "validate", statement: `alter table ${table} validate constraint ${constraint}` },
  };
}

function findTable(pattern: RegExp, statement: string): string | undefined {
  const [, table] = pattern.exec(statement) ?? [];
  return table && unquote(table);
}

const unquote = (table: string) => table.replaceAll('"', "");
