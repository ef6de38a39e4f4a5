import type { Import } from "#src/catalogue/admin/import/contract.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import {
  type ChangeMapping,
  changeMapping,
  checkMapping,
  type ImportMapping,
  showMapping,
} from "../contract.ts";
import { formatLabels, noteLabels, skipLabels } from "../labels.ts";
import { foreignFormats } from "../rules.ts";
import { MappedCategories } from "./mapped-categories.tsx";
import { MappedColumns } from "./mapped-columns.tsx";

type ImportMappingProps = { imported: Import; onChecked: (imported: Import) => void };

/** How a file of another shop will be imported: its format, columns, categories, and what is left out. */
export function ImportMappingForm({ imported, onChecked }: ImportMappingProps) {
  const id = String(imported.id);
  const mappingLoad = useAdminLoad(showMapping, { id });
  const changeCall = useCall(changeMapping);
  const checkCall = useCall(checkMapping);
  const mapping = mappingLoad.value?.data;
  const change: ChangeMapping = async (changes) => {
    const result = await changeCall.send({ id, ...changes });
    if (result?.ok) mappingLoad.changeValue(() => result.value);
  };
  const check = async () => {
    const result = await checkCall.send({ id });
    if (result?.ok) onChecked(result.value.data);
  };
  if (mappingLoad.problem) return <Failed text={mappingLoad.problem.message} onRetry={mappingLoad.load} />;
  if (!mapping) return <ListSkeleton />;
  const problem = changeCall.problem ?? checkCall.problem;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section className="flex flex-wrap items-end gap-3 rounded-card bg-card p-3 shadow-rest">
        <Select
          label={m.import_format()}
          size="dense"
          className="min-w-56 max-sm:w-full"
          value={mapping.format}
          onChange={({ currentTarget }) => change({ format: currentTarget.value as ImportMapping["format"] })}
        >
          {foreignFormats.map((format) => (
            <option key={format} value={format}>
              {formatLabels[format]()}
            </option>
          ))}
        </Select>
        <p role="status" className="min-w-0 flex-1 basis-56 text-hint text-ink-soft sm:pb-2">
          {m.import_mapping_lead({ products: formatNumber(mapping.products) })}{" "}
          {mapping.pictures > 0 && m.import_mapping_pictures_later({ count: formatNumber(mapping.pictures) })}
        </p>
        <Button
          size="dense"
          busy={checkCall.busy}
          disabled={mapping.products === 0}
          className="max-sm:w-full"
          onClick={() => void check()}
        >
          {checkCall.busy ? m.import_mapping_checking() : m.import_mapping_check()}
        </Button>
        {problem && <Note look="error">{problem.message}</Note>}
      </section>
      <MappedColumns mapping={mapping} busy={changeCall.busy} onChange={change} />
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.625rem]">
        <MappedCategories mapping={mapping} onChange={change} />
        <div className="grid gap-3">
          <Counts
            title={m.import_mapping_skipped()}
            lines={mapping.skipped.map(({ reason, count, rows }) => ({
              text: skipLabels[reason](),
              count,
              rows: `${rows.map(formatDigits).join(", ")}${rows.length < count ? " …" : ""}`,
            }))}
          />
          <Counts
            title={m.import_mapping_notes()}
            lines={mapping.notes.map(({ note, count }) => ({ text: noteLabels[note](), count }))}
          />
        </div>
      </div>
    </div>
  );
}

type CountsProps = { title: string; lines: { text: string; count: number; rows?: string }[] };

/** Texts with their counts, if there are any; `rows` are the numbers of the first rows of each. */
function Counts({ title, lines }: CountsProps) {
  if (lines.length === 0) return null;
  return (
    <section className="rounded-card bg-card p-3 shadow-rest">
      <h2 className="font-bold">{title}</h2>
      <ul className="mt-1 divide-y divide-line text-hint">
        {lines.map(({ text, count, rows }) => (
          <li key={text} className="flex gap-3 py-1.5">
            <span className="min-w-0 flex-1 text-ink-soft">
              {text}
              {rows && <span className="block text-unit">{m.import_mapping_rows({ rows })}</span>}
            </span>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
