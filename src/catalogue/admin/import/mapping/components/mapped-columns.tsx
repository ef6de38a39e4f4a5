import type { TargetColumn } from "#src/catalogue/import/formats/format.ts";
import { csvColumnOf, csvFields, fieldOf } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Select } from "#src/ui/form/select.tsx";
import type { ChangeMapping, ImportMapping } from "../contract.ts";
import { columnLabel } from "../labels.ts";
import { targetColumns } from "../rules.ts";

type MappedColumnsProps = { mapping: ImportMapping; busy: boolean; onChange: ChangeMapping };

/** Our columns with the columns of the file, and the first products as they will be imported. */
export function MappedColumns({ mapping, busy, onChange }: MappedColumnsProps) {
  return (
    <section aria-labelledby="mapped" aria-busy={busy} className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="mapped" className="font-bold">
        {m.import_mapping_columns()}
      </h2>
      <section className="relative -mx-3 mt-2 overflow-x-auto px-3" aria-label={m.import_mapping_columns()}>
        <table className="w-full border-collapse text-hint">
          <thead>
            <tr className="border-b border-line text-left align-bottom text-ink-soft">
              <th className="min-w-28 py-1.5 pr-3 font-semibold">{m.import_mapping_ours()}</th>
              <th className="min-w-44 py-1.5 pr-3 font-semibold">{m.import_mapping_theirs()}</th>
              {mapping.examples.map(({ row }) => (
                <th key={row} className="min-w-32 py-1.5 pr-3 font-semibold whitespace-nowrap">
                  {m.import_mapping_row({ row: formatDigits(row) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {targetColumns.map((column) => (
              <MappedColumn key={column} column={column} mapping={mapping} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type MappedColumnProps = { column: TargetColumn; mapping: ImportMapping; onChange: ChangeMapping };

function MappedColumn({ column, mapping, onChange }: MappedColumnProps) {
  const name = columnLabel(column);
  const isRequired = csvFields.some((field) => csvColumnOf(field) === column && fieldOf(field).missing);
  return (
    <tr className="align-middle">
      <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
        {name}
        {isRequired && <span className="text-tomato"> *</span>}
      </th>
      <td className="py-1 pr-3">
        <Select
          label={m.import_mapping_of({ name })}
          labelHidden
          size="dense"
          value={mapping.mapping[column] ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ columns: { [column]: value === "" ? null : Number(value) } })
          }
        >
          <option value="">{m.import_mapping_none()}</option>
          {mapping.header.map((header, index) =>
            header.trim() ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: headers may be the same, and never move.
              <option key={index} value={index}>
                {header}
              </option>
            ) : null,
          )}
        </Select>
      </td>
      {mapping.examples.map((example) => (
        <td key={example.row} className="max-w-48 py-1.5 pr-3">
          <span className="line-clamp-2 wrap-anywhere">{exampleText(example, column)}</span>
        </td>
      ))}
    </tr>
  );
}

function exampleText(example: ImportMapping["examples"][number], column: TargetColumn): string {
  if (column === "pictures") return example.pictures.length > 0 ? formatNumber(example.pictures.length) : "";
  return (column === "category" ? example.category : example.cells[column]) ?? "";
}
