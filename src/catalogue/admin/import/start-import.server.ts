import sql from "sql-template-tag";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { createCategories } from "#src/catalogue/import/new-categories.server.ts";
import type { ImportPictureState, ImportState, RowState } from "#src/catalogue/import/rules.ts";
import type { ImportWork } from "#src/catalogue/import/work.server.ts";
import type { JournalAction } from "#src/journal/actions.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ImportShown } from "./contract.ts";
import { showImport } from "./show-import.server.ts";

type ImportAction = {
  action: JournalAction;
  /** The states of an import in which the action is possible. */
  possibleStates: ImportState[];
  nextState: ImportState;
  /** The states of the rows to process. */
  rowStates: RowState[];
  /** The states of the pictures to process although their row changes no product. */
  pictureStates: ImportPictureState[];
};

const startAction: ImportAction = {
  action: "import.started",
  possibleStates: ["checked", "done"],
  nextState: "merging",
  rowStates: ["new", "change"],
  pictureStates: ["staged"],
};
const pauseAction: ImportAction = {
  action: "import.paused",
  possibleStates: ["merging"],
  nextState: "done",
  rowStates: ["new", "change"],
  pictureStates: [],
};
const undoAction: ImportAction = {
  action: "import.undone",
  possibleStates: ["done"],
  nextState: "undoing",
  rowStates: ["merged"],
  pictureStates: ["waiting", "fetched"],
};

type UseCase = (input: { id: number }, context: ApiContext<Viewer>) => Promise<ImportShown>;

/** Starts merging the valid rows and fetching pictures in the background. Throws `changed` without any of these. */
export const startImport = (work: ImportWork): UseCase => createUseCase(work, startAction);

/** Pauses merging before the next batch. Throws `changed` if nothing is left to merge. */
export const pauseImport = (work: ImportWork): UseCase => createUseCase(work, pauseAction);

/** Starts reverting a merged import. Throws `changed` if there is nothing to revert. */
export const undoImport = (work: ImportWork): UseCase => createUseCase(work, undoAction);

function createUseCase(work: ImportWork, importAction: ImportAction): UseCase {
  const { action, possibleStates, nextState, rowStates, pictureStates } = importAction;
  return async ({ id }, context) => {
    const { shop, viewer } = context;
    await inTransaction(shop.database, async (client) => {
      const imports = await client.query<{ file_name: string }>(
        "select file_name from product_imports where id = $1 for update",
        [id],
      );
      const [importRow] = imports.rows;
      if (!importRow) throw new Problem("not_found", m.problem_not_found());
      const { rows: counts } = await client.query<{ count: number; pictures: number }>(
        `select (select count(*) from product_import_rows where import_id = $1 and state = any($2)) as count,
           (select count(*) from product_import_pictures f
            join product_import_rows r on r.import_id = f.import_id and r.row = f.row
            where f.import_id = $1 and f.state = any($3) and r.state = 'same') as pictures`,
        [id, rowStates, pictureStates],
      );
      const { count: lineCount = 0, pictures: pictureCount = 0 } = counts[0] ?? {};
      const { rowCount } = await client.query(
        sql`update product_imports set state = ${nextState}, user_id = ${viewer.id}
            where id = ${id} and state = any(${possibleStates}) and ${lineCount + pictureCount} > 0`,
      );
      if (rowCount === 0) throw new Problem("changed", m.import_nothing_to_do());
      if (action === "import.started") {
        await createCategories(client, id, viewer);
        await client.query("delete from product_import_lines where import_id = $1", [id]);
      }
      await record(client, viewer, {
        action,
        subject: { id, name: importRow.file_name },
        after: { lines: lineCount },
      });
    });
    work.processWaiting();
    return showImport({ id }, context);
  };
}
