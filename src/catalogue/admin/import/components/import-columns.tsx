import Download from "lucide-react/icons/download";
import { importColumns } from "#src/catalogue/import/rules.ts";
import { csvFields, fieldOf } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";

/** The fields with a column; `missing` is set for a column that a new product needs. */
const describedFields = csvFields
  .map(fieldOf)
  .flatMap(({ csv, missing }) => (csv ? [{ ...csv, missing }] : []));
const columnsByMeaning = [...Map.groupBy(describedFields, ({ meaning }) => meaning).values()];
const exampleRow = describedFields.map(({ example }) => example);

/** An example file with a BOM, so that spreadsheets read its Bengali. */
const exampleCsv = `\uFEFF${importColumns.join(",")}\r\n${exampleRow.join(",")}\r\n`;
const exampleUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleCsv)}`;

/** Explains the columns of a file, with an example file to download. */
export function ImportColumns() {
  return (
    <section aria-labelledby="columns" className="rounded-card bg-card p-3 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="columns" className="font-bold">
          {m.import_columns()}
        </h2>
        <a
          href={exampleUrl}
          download="tatka-example.csv"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 text-hint font-semibold text-leaf hover:bg-leaf-tint pointer-coarse:min-h-11"
        >
          <Download size={16} aria-hidden />
          {m.import_example()}
        </a>
      </div>
      <p className="mt-1 text-hint text-ink-soft">{m.import_columns_note({ column: "SKU" })}</p>
      <dl className="mt-2 divide-y divide-line text-hint">
        {columnsByMeaning.map((columns) => (
          <div key={columns[0]?.column} className="grid gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold wrap-anywhere">
              <code>{columns.map(({ column }) => column).join(", ")}</code>
            </dt>
            <dd className="text-ink-soft">
              {columns[0]?.meaning()} {columns[0]?.missing && m.import_needed()}{" "}
              <code className="text-ink [font-family:inherit]">
                {[...new Set(columns.map((column) => column.example))].join(" / ")}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
