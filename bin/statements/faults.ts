import type { ClientBase } from "pg";
import type ts from "typescript";
import { differences } from "./compare.ts";
import { Describer } from "./describe.ts";
import { findStatements } from "./find.ts";

/** Checks every statement of the files against the database of `client`; returns one sentence per fault. */
export async function statementErrors(
  program: ts.Program,
  files: string[],
  client: ClientBase,
): Promise<{ faults: string[]; count: number }> {
  const { statements, faults } = findStatements(program, files);
  const describer = await Describer.of(client);
  for (const statement of statements) {
    const described = await describer.describe(statement.text);
    const wrong =
      "refusal" in described
        ? [described.refusal]
        : differences(statement, described.columns, program.getTypeChecker());
    faults.push(...wrong.map((words) => `${statement.place}: ${words}`));
  }
  return { faults: [...new Set(faults)].sort(), count: statements.length };
}
