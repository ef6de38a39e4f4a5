import CircleAlert from "lucide-react/icons/circle-alert";
import { type FormEvent, useState } from "react";
import { listAdminCategories } from "#src/catalogue/admin/categories/contract.ts";
import { nameOf } from "#src/catalogue/admin/categories/fields.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { digits, number } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Import, mendRow, type WrongRow } from "../contract.ts";
import { problemOf } from "../labels.ts";

type WrongRowsProps = { one: Import; onChanged: (one: Import) => void };

/** The lines that need somebody: each by its number, what is wrong with it, and the field that puts it right. */
export function WrongRows({ one, onChanged }: WrongRowsProps) {
  const { wrong = 0, overtaken = 0, stayed = 0 } = one.counts;
  const count = wrong + overtaken + stayed;
  // Those that shoppers are not led to, too.
  const categories = useAdminLoad(listAdminCategories, {}).value?.data.map(nameOf) ?? [];
  if (count === 0) return null;
  return (
    <section aria-labelledby="wrong" className="rounded-card bg-card shadow-rest">
      <div className="flex flex-wrap items-baseline gap-x-2 border-b border-line p-3">
        <h2 id="wrong" className="font-bold">
          {m.import_rows_need({ count: number(count) })}
        </h2>
        <p className="text-hint text-ink-soft">{m.import_rows_wait()}</p>
      </div>
      <ul aria-labelledby="wrong" className="divide-y divide-line">
        {one.wrong.map((row) => (
          <WrongLine key={row.row} id={one.id} line={row} categories={categories} onChanged={onChanged} />
        ))}
      </ul>
      {count > one.wrong.length && (
        <p className="p-3 text-hint text-ink-soft">{m.import_first({ count: number(one.wrong.length) })}</p>
      )}
    </section>
  );
}

type WrongLineProps = {
  id: number;
  line: WrongRow;
  /** By name. */
  categories: string[];
  onChanged: (one: Import) => void;
};

function WrongLine({ id, line, categories, onChanged }: WrongLineProps) {
  const { busy, problem, send } = useCall(mendRow);
  const { row, cells } = line;
  const column = line.problem?.column;
  const [typed, setTyped] = useState((column && cells[column]) ?? "");
  const names = locale() === "bn" ? [cells.name_bn, cells.name_en] : [cells.name_en, cells.name_bn];
  const act = async (what: { cells: WrongRow["cells"] } | { leave_out: true }, text: string) => {
    const result = await send({ id: String(id), row: String(row), ...what });
    if (!result?.ok) return;
    if (!result.value.data.wrong.some((one) => one.row === row)) toast({ text });
    onChanged(result.value.data);
  };
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (column) void act({ cells: { [column]: typed } }, m.import_put({ row: digits(row) }));
  };
  return (
    <li className="grid gap-x-3 gap-y-2 p-3 text-hint lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <p className="font-semibold">
          {m.import_row({ row: digits(row) })} · {names.find((name) => name) || cells.sku}
        </p>
        <p className="flex items-start gap-1.5">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-tomato" />
          <span>
            {column && <code>{column}: </code>}
            {problem?.message ?? problemOf(line)}
          </span>
        </p>
      </div>
      {column && line.state === "wrong" && (
        <form onSubmit={take} className="flex flex-wrap items-end gap-2">
          <Mending
            label={m.import_put_right({ row: digits(row), column })}
            column={column}
            categories={categories}
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" size="dense" busy={busy}>
            {m.import_take()}
          </Button>
          <Button
            variant="quiet"
            size="dense"
            busy={busy}
            aria-label={m.import_leave_out_row({ row: digits(row) })}
            onClick={() => void act({ leave_out: true }, m.import_was_left_out({ row: digits(row) }))}
          >
            {m.import_leave_out()}
          </Button>
        </form>
      )}
    </li>
  );
}

type MendingProps = {
  label: string;
  column: string;
  categories: string[];
  value: string;
  onChange: (text: string) => void;
};

function Mending({ label, column, categories, value, onChange }: MendingProps) {
  if (column !== "category")
    return (
      <Field
        label={label}
        labelHidden
        size="dense"
        value={value}
        className="min-w-32 flex-1"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <Select
      label={label}
      labelHidden
      size="dense"
      value={categories.includes(value) ? value : ""}
      className="min-w-32 flex-1"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        {m.admin_product_category()}
      </option>
      {categories.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
