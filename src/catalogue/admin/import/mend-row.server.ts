import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import {
  checkRow,
  findProductsBySku,
  findSkusByBarcode,
  readCategoryNames,
} from "#src/catalogue/import/check-row.server.ts";
import { readNewCategories } from "#src/catalogue/import/new-categories.server.ts";
import type { Cells } from "#src/catalogue/import/rules.ts";
import { saveRows } from "#src/catalogue/import/stage-rows.server.ts";
import { readRequirements } from "#src/catalogue/product/missing-fields.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ImportShown } from "./contract.ts";
import type { rowCorrection } from "./schemas.ts";
import { showImport } from "./show-import.server.ts";

/** Corrects an invalid row and validates it again, or skips it. Throws `changed` if the row is no longer invalid. */
export async function mendRow(
  { id, row, cells }: z.output<typeof rowCorrection>,
  context: ApiContext<Viewer>,
): Promise<ImportShown> {
  await inTransaction(context.shop.database, async (client) => {
    const { rows } = await client.query<{ cells: Cells }>(
      "select cells from product_import_rows where import_id = $1 and row = $2 and state = 'wrong' for update",
      [id, row],
    );
    const [wrongRow] = rows;
    if (!wrongRow) throw new Problem("changed", m.import_row_not_wrong());
    // Without cells the request is to leave the row out.
    if (!cells) {
      await client.query(
        "update product_import_rows set state = 'left_out' where import_id = $1 and row = $2",
        [id, row],
      );
      return;
    }
    const correctedCells = { ...wrongRow.cells, ...cells };
    const sku = correctedCells.sku?.trim() ?? "";
    const duplicates = await client.query<{ row: number }>(
      `select row from product_import_rows
       where import_id = $1 and sku = $2 and row <> $3 and state not in ('wrong', 'left_out') order by row limit 1`,
      [id, sku, row],
    );
    const knownData = {
      categories: await readCategoryNames(client, await readNewCategories(client, id)),
      products: await findProductsBySku(client, [sku]),
      owners: await findSkusByBarcode(client, [correctedCells]),
      requirements: await readRequirements(client),
    };
    await saveRows(client, id, [checkRow(row, correctedCells, knownData, duplicates.rows[0]?.row)]);
  });
  return showImport({ id }, context);
}
