import { maxReason } from "#src/api/limits.ts";
import { maxLines } from "#src/cart/rules.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { isSame } from "#src/kit/form/is-same.ts";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import { amountDue, cashOfTotal } from "#src/orders/due.ts";
import { isPaidInCash } from "#src/orders/payment-text.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { AdminOrder } from "../contract.ts";
import { DiscountFields } from "../discount/discount-fields.tsx";
import {
  discountErrors,
  readDiscountTaka,
  toDiscountInput,
  toTypedDiscount,
} from "../discount/typed-discount.ts";
import { AddLine } from "./add-line.tsx";
import { editOrder } from "./contract.ts";
import {
  type DraftLine,
  draftName,
  lineError,
  toDraftLines,
  toLineInputs,
  totalOfDraft,
  withCurrentPrices,
  withProduct,
  withReplacement,
} from "./edit-draft.ts";
import { EditLine } from "./edit-line.tsx";

type EditFormProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  onClose: () => void;
  /** Called if the order is stale. */
  onOvertaken: () => void;
};

/** Edits an order's lines; nothing changes before "Save". */
export function EditForm({ order, onSaved, onClose, onOvertaken }: EditFormProps) {
  const unchanged = { lines: toDraftLines(order), discount: toTypedDiscount(order), note: "" };
  const state = useCallForm({
    values: unchanged,
    draft: draftName(order),
    requiresChange: true,
    operation: editOrder,
    check: ({ lines, discount }) => ({
      ...Object.fromEntries(lines.map((line) => [line.key, line.out ? undefined : lineError(line)])),
      ...discountErrors(discount),
    }),
    inputOf: ({ lines, discount, note }, button) => ({
      id: String(order.id),
      was: order.revision,
      lines: toLineInputs(lines),
      note,
      discount: isSame(discount, unchanged.discount) ? undefined : toDiscountInput(discount),
      agreed: button === "agreed" ? true : undefined,
    }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: (_, show) => {
      show(unchanged);
      onOvertaken();
    },
    onRefused: ({ code, details }, { lines }, change) => {
      if (code === "price_changed") change({ lines: withCurrentPrices(lines, details as ChangedLines) });
    },
  });
  const { lines, discount } = state.form.watch();
  const { isChanged } = state;
  const isTooHeavy = state.problem?.code === "too_heavy";
  // Shown above the form, which is reset.
  const problem = state.problem?.code === "changed" ? undefined : state.problem;
  const changeLines = (next: DraftLine[]) => state.change({ lines: next });
  const replaceLine = (line: DraftLine, next: DraftLine) =>
    changeLines(lines.map((listedLine) => (listedLine === line ? next : listedLine)));
  /** A line of the order stays visible as removed; a new line disappears. */
  const removeLine = (line: DraftLine) =>
    line.item === undefined
      ? changeLines(lines.filter((listedLine) => listedLine !== line))
      : replaceLine(line, { ...line, out: true });
  const draftTotal = totalOfDraft(lines, (order.fee ?? 0) - readDiscountTaka(discount));
  const newDue = isPaidInCash(order) ? cashOfTotal(draftTotal) : draftTotal;
  const oldDue = amountDue(order);
  const totalsBefore = new Map(order.order_items.map((item) => [item.id, item.total]));
  return (
    <FormFrame form={state} label={m.admin_edit_title()} className="mt-3">
      <h3 ref={takeFocus} tabIndex={-1} className="font-bold focus:outline-none">
        {m.admin_edit_title()}
      </h3>
      <ul className="divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <EditLine
            key={line.key}
            line={line}
            totalBefore={line.item === undefined ? undefined : totalsBefore.get(line.item)}
            onChange={(next) => replaceLine(line, next)}
            onRemove={() => removeLine(line)}
            onReplace={(product) => changeLines(withReplacement(lines, line, product))}
          />
        ))}
      </ul>
      <div className="mt-3 grid gap-3">
        {lines.length < maxLines && <AddLine onAdd={(product) => changeLines(withProduct(lines, product))} />}
        <DiscountFields field={state.field} />
        <Field
          {...state.field("note")}
          size="dense"
          autoComplete="off"
          label={m.admin_edit_note()}
          hint={m.admin_edit_note_hint()}
          maxLength={maxReason}
        />
      </div>
      <div className="sticky -bottom-6 -mx-1 mt-3 grid gap-2 border-t border-line bg-card px-1 pt-2 pb-1 xl:-bottom-4">
        <p className="flex justify-between gap-3 font-bold">
          {isPaidInCash(order) ? m.admin_order_total_cash() : m.common_total()}
          <span>
            {newDue !== oldDue && (
              <del className="mr-2 font-normal text-ink-soft">
                <Amount text={formatTaka(oldDue)} />
              </del>
            )}
            <Amount text={formatTaka(newDue)} />
          </span>
        </p>
        <FormFoot
          form={{ ...state, problem }}
          saveLabel={isTooHeavy ? m.admin_edit_save_agreed() : m.admin_edit_save()}
          savingLabel={m.common_one_moment()}
          value={isTooHeavy ? "agreed" : undefined}
          aria-disabled={!isChanged || undefined}
          className="flex-1"
          close={{
            label: isChanged ? m.office_discard() : m.admin_edit_close(),
            onClose: () => {
              state.show(unchanged);
              onClose();
            },
          }}
        />
      </div>
    </FormFrame>
  );
}
