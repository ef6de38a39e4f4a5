import { readCategoryNames } from "#src/catalogue/import/check-row.server.ts";
import type { ConvertedRow } from "#src/catalogue/import/formats/convert.server.ts";
import type { ConversionNote, SkipReason } from "#src/catalogue/import/formats/format.ts";
import {
  findChoice,
  readMappedRows,
  readRememberedChoices,
  toNewCategory,
} from "#src/catalogue/import/mapping/mapped-rows.server.ts";
import { readMapping } from "#src/catalogue/import/mapping/stored-lines.server.ts";
import { maxImportPictures } from "#src/catalogue/import/rules.ts";
import { locale } from "#src/language/locale.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { MappingShown } from "./contract.ts";

const maxExamples = 5;
const maxRowNumbers = 5;

/**
 * The mapping of a file of another shop, with examples and counts of what it makes of the rows. Throws
 * `not_found`, and `changed` if the rows can no longer be mapped.
 */
export async function showMapping({ id }: { id: number }, { shop }: ApiContext): Promise<MappingShown> {
  const { pool } = shop.database;
  const file = await readMapping(pool, id);
  const knownCategories = await readCategoryNames(pool);
  const categoryMatching = {
    choices: { ...(await readRememberedChoices(pool)), ...file.category_choices },
    known: knownCategories,
  };
  const examples: ConvertedRow[] = [];
  const categories = new Map<string, number>();
  const skipped = new Map<SkipReason, { count: number; rows: number[] }>();
  const notes = new Map<ConversionNote, number>();
  let products = 0;
  let pictures = 0;
  for await (const mappedRow of readMappedRows(pool, file, categoryMatching)) {
    if ("skip" in mappedRow) {
      const skippedRows = skipped.get(mappedRow.skip) ?? { count: 0, rows: [] };
      skipped.set(mappedRow.skip, skippedRows);
      skippedRows.count++;
      if (skippedRows.rows.length < maxRowNumbers) skippedRows.rows.push(mappedRow.row);
      if ("category" in mappedRow) addToCount(categories, mappedRow.category);
      continue;
    }
    products++;
    pictures += mappedRow.pictures.length;
    addToCount(categories, mappedRow.category);
    for (const note of mappedRow.notes) addToCount(notes, note);
    if (examples.length < maxExamples) examples.push(mappedRow);
  }
  const { format, header, mapping } = file;
  return {
    data: {
      format,
      header,
      mapping,
      products,
      pictures: Math.min(pictures, maxImportPictures.import),
      examples: examples.map(({ row, cells, category, pictures }) => ({ row, cells, category, pictures })),
      categories: [...categories]
        .toSorted(([, count], [, otherCount]) => otherCount - count)
        .map(([path, productCount]) => ({
          path,
          name: toNewCategory(path)[`name_${locale()}`],
          products: productCount,
          choice: findChoice(path, categoryMatching),
        })),
      skipped: [...skipped].map(([reason, skippedRows]) => ({ reason, ...skippedRows })),
      notes: [...notes].map(([note, count]) => ({ note, count })),
    },
  };
}

function addToCount<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
