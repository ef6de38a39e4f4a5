import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { dropRows, stageMapped } from "#src/catalogue/import/mapping/stage-mapped.server.ts";
import { readDefaultMapping, readMapping } from "#src/catalogue/import/mapping/stored-lines.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ImportShown } from "../contract.ts";
import { showImport } from "../show-import.server.ts";
import type { MappingShown } from "./contract.ts";
import type { mappingChange } from "./schemas.ts";
import { showMapping } from "./show-mapping.server.ts";

/**
 * Changes the format, columns or choices for categories, and deletes the rows that were checked before. Throws
 * as `showMapping` does.
 */
export async function changeMapping(
  { id, format, columns = {}, categories = {} }: z.output<typeof mappingChange>,
  context: ApiContext<Viewer>,
): Promise<MappingShown> {
  await inTransaction(context.shop.database, async (client) => {
    await client.query("select from product_imports where id = $1 for update", [id]);
    const file = await readMapping(client, id);
    const baseMapping = format
      ? await readDefaultMapping(client, id, { format, header: file.header })
      : file.mapping;
    const columnCount = file.header.length;
    const isColumn = (index: number | null | undefined) => index != null && index < columnCount;
    const mapping = Object.fromEntries(
      Object.entries({ ...baseMapping, ...columns }).filter(([, index]) => isColumn(index)),
    );
    await dropRows(client, id);
    await client.query(
      `update product_imports set state = 'mapping', format = $2, mapping = $3, category_choices = category_choices || $4
       where id = $1`,
      [id, format ?? file.format, mapping, categories],
    );
  });
  return showMapping({ id }, context);
}

/** Validates the rows of a file of another shop as mapped. Throws `changed` if that was done already. */
export async function checkMapping(
  { id }: { id: number },
  context: ApiContext<Viewer>,
): Promise<ImportShown> {
  await stageMapped(context.shop.database, id);
  return showImport({ id }, context);
}
