import Download from "lucide-react/icons/download";
import { type ImportColumn, importColumns, requiredColumns } from "#src/catalogue/import/rules.ts";
import { m } from "#src/language/messages.ts";

/** Columns, what they mean, and what may stand there. */
const meanings: [ImportColumn[], () => string, string][] = [
  [["sku"], m.import_column_sku, "deshi-lime-4"],
  [["category"], m.import_column_category, "fish"],
  [["name_en", "name_bn"], m.import_column_names, "Deshi lime"],
  [["weight_en", "weight_bn"], m.import_column_weights, "500 g"],
  [["net_amount", "net_unit"], m.import_column_net, "500 / g, ml, pc"],
  [["weighed"], m.import_column_weighed, "no"],
  [["perishable"], m.import_column_perishable, "no"],
  [["description_en", "description_bn"], m.import_column_descriptions, "…"],
  [["price"], m.import_column_price, "49.50"],
  [["original_price"], m.import_column_original_price, "60"],
  [["stock"], m.import_column_stock, "120"],
  [["featured", "new_arrival", "top_selling"], m.import_column_flags, "yes"],
  [["archived"], m.import_column_archived, "no"],
];

const isNeeded = (columns: ImportColumn[]) => requiredColumns.some((one) => columns.includes(one));

const exampleRow = [
  "deshi-lime-4",
  "fruit-vegetables",
  "Deshi lime",
  "দেশি লেবু",
  "4 pcs",
  "৪টি",
  "4",
  "pc",
  "no",
  "no",
  "Juicy limes from Sylhet.",
  "সিলেটের রসালো লেবু।",
  "30",
  "40",
  "120",
  "no",
  "yes",
  "no",
  "no",
];

/** A file to begin with, with a BOM so that a spreadsheet reads its Bengali. */
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${importColumns.join(",")}\r\n${exampleRow.join(",")}\r\n`)}`;

/** What each column of a file means, with an example. */
export function ImportColumns() {
  return (
    <section aria-labelledby="columns" className="rounded-card bg-card p-3 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="columns" className="font-bold">
          {m.import_columns()}
        </h2>
        <a
          href={example}
          download="tatka-example.csv"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 text-hint font-semibold text-leaf hover:bg-leaf-tint pointer-coarse:min-h-11"
        >
          <Download size={16} aria-hidden />
          {m.import_example()}
        </a>
      </div>
      <p className="mt-1 text-hint text-ink-soft">{m.import_columns_note({ column: "SKU" })}</p>
      <dl className="mt-2 divide-y divide-line text-hint">
        {meanings.map(([columns, meaning, value]) => (
          <div key={columns.join()} className="grid gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold wrap-anywhere">
              <code>{columns.join(", ")}</code>
            </dt>
            <dd className="text-ink-soft">
              {meaning()} {isNeeded(columns) && m.import_needed()} <code className="text-ink">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
