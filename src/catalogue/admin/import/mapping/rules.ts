import type { TargetColumn } from "#src/catalogue/import/formats/format.ts";
import { formatNames } from "#src/catalogue/import/formats/format-rules.ts";
import { importColumns } from "#src/catalogue/import/rules.ts";

export { conversionNotes, skipReasons } from "#src/catalogue/import/formats/format.ts";

export const foreignFormats = formatNames.filter((name) => name !== "tatka");

export const targetColumns: TargetColumn[] = [...importColumns, "pictures"];
