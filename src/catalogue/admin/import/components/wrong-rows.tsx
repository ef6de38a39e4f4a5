import CircleAlert from "lucide-react/icons/circle-alert";
import { listAdminCategories } from "#src/catalogue/admin/categories/contract.ts";
import { categoryName } from "#src/catalogue/admin/categories/fields.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Import, type ImportShown, mendRow, type WrongRow } from "../contract.ts";
import { problemText } from "../labels.ts";

type WrongRowsProps = { imported: Import; onChanged: (imported: Import) => void };

/** The first rows that were not merged, each with the reason and a form to correct an invalid cell. */
export function WrongRows({ imported, onChanged }: WrongRowsProps) {
  const { wrong = 0, overtaken = 0, stayed = 0 } = imported.counts;
  const count = wrong + overtaken + stayed;
  // Includes hidden categories.
  const categoryNames = useAdminLoad(listAdminCategories, {}).value?.data.map(categoryName) ?? [];
  if (count === 0) return null;
  return (
    <section aria-labelledby="wrong" className="rounded-card bg-card shadow-rest">
      <div className="flex flex-wrap items-baseline gap-x-2 border-b border-line p-3">
        <h2 id="wrong" className="font-bold">
          {m.import_rows_need({ count: formatNumber(count) })}
        </h2>
        <p className="text-hint text-ink-soft">{m.import_rows_wait()}</p>
      </div>
      <ul aria-labelledby="wrong" className="divide-y divide-line">
        {imported.wrong.map((row) => (
          <WrongLine
            key={row.row}
            id={imported.id}
            line={row}
            categoryNames={categoryNames}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {count > imported.wrong.length && (
        <p className="p-3 text-hint text-ink-soft">
          {m.import_first({ count: formatNumber(imported.wrong.length) })}
        </p>
      )}
    </section>
  );
}

type WrongLineProps = {
  /** The id of the import. */
  id: number;
  line: WrongRow;
  categoryNames: string[];
  onChanged: (imported: Import) => void;
};

/** A row with the reason why it was not merged; an invalid cell can be corrected here. */
function WrongLine({ id, line, categoryNames, onChanged }: WrongLineProps) {
  const { row, cells } = line;
  const column = line.problem?.column;
  const names = locale() === "bn" ? [cells.name_bn, cells.name_en] : [cells.name_en, cells.name_bn];
  return (
    <li className="grid gap-x-3 gap-y-2 p-3 text-hint lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <p className="font-semibold">
          {m.import_row({ row: formatDigits(row) })} · {names.find((name) => name) || cells.sku}
        </p>
        <p className="flex items-start gap-1.5">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-tomato" />
          <span>
            {column && <code>{column}: </code>}
            {problemText(line)}
          </span>
        </p>
      </div>
      {column && line.state === "wrong" && (
        <CellForm
          key={column}
          id={id}
          line={line}
          categoryNames={categoryNames}
          onChanged={onChanged}
          column={column}
        />
      )}
    </li>
  );
}

/** Corrects the wrong cell of a row, or skips the row. */
function CellForm({
  id,
  line,
  categoryNames,
  onChanged,
  column,
}: WrongLineProps & { column: keyof WrongRow["cells"] }) {
  const row = formatDigits(line.row);
  const rowParams = { id: String(id), row: String(line.row) };
  const leaveOutCall = useCall(mendRow);
  /** Shows the import after a correction; the toast appears only if the row is valid now. */
  const showResult = ({ data }: ImportShown, text: string) => {
    const isStillWrong = data.wrong.some((row) => row.row === line.row);
    if (!isStillWrong) toast({ text });
    onChanged(data);
  };
  const form = useCallForm({
    values: { cell: line.cells[column] ?? "" },
    operation: mendRow,
    inputOf: ({ cell }) => ({ ...rowParams, cells: { [column]: cell } }),
    onSaved: (shown) => showResult(shown, m.import_put({ row })),
  });
  const leaveOut = async () => {
    const result = await leaveOutCall.send({ ...rowParams, leave_out: true });
    if (!result?.ok) return;
    form.release();
    showResult(result.value, m.import_was_left_out({ row }));
  };
  const field = {
    ...form.field("cell"),
    label: m.import_put_right({ row, column }),
    labelHidden: true,
    size: "dense" as const,
    className: "min-w-32 flex-1",
  };
  return (
    <FormFrame form={form} className="flex flex-wrap items-end gap-2">
      {column === "category" ? (
        <Select {...field}>
          <option value="" disabled>
            {m.common_category()}
          </option>
          {categoryNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <Field {...field} />
      )}
      {leaveOutCall.problem && <Note look="error">{leaveOutCall.problem.message}</Note>}
      <FormFoot form={form} saveLabel={m.import_take()} savingLabel={m.import_take()}>
        <Button
          variant="quiet"
          size="dense"
          busy={leaveOutCall.busy}
          aria-label={m.import_leave_out_row({ row })}
          onClick={() => void leaveOut()}
        >
          {m.office_leave_out()}
        </Button>
      </FormFoot>
    </FormFrame>
  );
}
