import { type FormEvent, useRef, useState } from "react";
import { maxReason } from "#src/api/limits.ts";
import { maxLines } from "#src/cart/rules.ts";
import { useLeaveGuard } from "#src/kit/form/leave-guard.tsx";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { AdminOrder } from "../contract.ts";
import { DiscountFields } from "../discount/discount-fields.tsx";
import { discountOf, isReadableDiscount, sentDiscount, takaOff } from "../discount/typed-discount.ts";
import { AddLine } from "./add-line.tsx";
import { editOrder } from "./contract.ts";
import {
  atNewPrices,
  type DraftLine,
  draftKey,
  draftOf,
  isReadable,
  linesOf,
  openDrafts,
  totalOfDraft,
  withProduct,
  withReplacement,
} from "./edit-draft.ts";
import { EditLine } from "./edit-line.tsx";

type EditFormProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  onClose: () => void;
  /** Called when the order is another by now. */
  onOvertaken: () => void;
};

/** Changes the lines of an order: pieces, prices by weight, products in and out. Nothing is changed before "Save". */
export function EditForm({ order, onSaved, onClose, onOvertaken }: EditFormProps) {
  const key = draftKey(order);
  const [draft, setDraft] = useState(() => openDrafts.get(key) ?? draftOf(order));
  const [note, setNote] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited, refuse } = useCall(editOrder, form);
  const [discount, setDiscount] = useState(() => discountOf(order));
  const change = (next: DraftLine[]) => {
    openDrafts.set(key, next);
    setDraft(next);
  };
  const newDiscount =
    JSON.stringify(sentDiscount(discount)) !== JSON.stringify(sentDiscount(discountOf(order)));
  const changed = JSON.stringify(linesOf(draft)) !== JSON.stringify(linesOf(draftOf(order))) || newDiscount;
  const release = useLeaveGuard(changed, { isOnDevice: !newDiscount && note === "" });
  const total = totalOfDraft(draft, (order.fee ?? 0) - takaOff(discount));
  const close = () => {
    openDrafts.delete(key);
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const unreadable = draft.some((line) => !line.out && !isReadable(line));
    if (unreadable || !changed)
      return form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
    if (!isReadableDiscount(discount))
      return void refuse({ "discount.amount": m.order_discount_unreadable() });
    const agreed = problem?.code === "too_heavy";
    const lines = linesOf(draft);
    const result = await send({
      id: String(order.id),
      was: order.revision,
      lines,
      note,
      ...(newDiscount && { discount: sentDiscount(discount) }),
      ...(agreed && { agreed }),
    });
    if (!result) return;
    if (result.ok || result.problem.code === "changed") openDrafts.delete(key);
    if (result.ok) {
      release();
      return onSaved(result.value.data);
    }
    if (result.problem.code === "changed") onOvertaken();
    if (result.problem.code === "price_changed")
      change(atNewPrices(draft, result.problem.details as ChangedLines));
  };
  const totals = new Map(order.order_items.map(({ id, total: before }) => [id, before]));
  return (
    <form ref={form} method="post" noValidate onSubmit={save} aria-labelledby="order-edit" className="mt-3">
      <h3 ref={takeFocus} tabIndex={-1} id="order-edit" className="font-bold focus:outline-none">
        {m.admin_edit_title()}
      </h3>
      <ul className="divide-y divide-line border-b border-line">
        {draft.map((line) => (
          <EditLine
            key={line.key}
            line={line}
            before={line.item === undefined ? undefined : totals.get(line.item)}
            onChange={(next) => change(draft.map((one) => (one === line ? next : one)))}
            onRemove={() =>
              change(
                line.item === undefined
                  ? draft.filter((one) => one !== line)
                  : draft.map((one) => (one === line ? { ...one, out: true } : one)),
              )
            }
            onReplace={(product) => change(withReplacement(draft, line, product))}
          />
        ))}
      </ul>
      <div className="mt-3 grid gap-3">
        {draft.length < maxLines && <AddLine onAdd={(product) => change(withProduct(draft, product))} />}
        <DiscountFields
          typed={discount}
          onChange={(typed) => {
            setDiscount(typed);
            edited("discount.amount");
            edited("discount.reason");
          }}
          {...{ errors, busy }}
        />
        <Field
          size="dense"
          name="note"
          autoComplete="off"
          label={m.admin_edit_note()}
          hint={m.admin_edit_note_hint()}
          maxLength={maxReason}
          value={note}
          readOnly={busy}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <div className="sticky -bottom-6 -mx-1 mt-3 grid gap-2 border-t border-line bg-card px-1 pt-2 pb-1 xl:-bottom-4">
        {problem && problem.code !== "changed" && <Note look="error">{problem.message}</Note>}
        <p className="flex justify-between gap-3 font-bold">
          {m.admin_order_total_cash()}
          <span>
            {total !== order.total_price && (
              <del className="mr-2 font-normal text-ink-soft">
                <Amount of={taka(order.total_price)} />
              </del>
            )}
            <Amount of={taka(total)} />
          </span>
        </p>
        <div className="flex gap-2">
          <Button
            type="submit"
            size="dense"
            busy={busy}
            aria-disabled={!changed || undefined}
            className="flex-1"
          >
            {saveLabel(busy, problem?.code)}
          </Button>
          <Button variant="quiet" size="dense" onClick={close}>
            {changed ? m.admin_edit_discard() : m.admin_edit_close()}
          </Button>
        </div>
      </div>
    </form>
  );
}

function saveLabel(busy: boolean, problem: string | undefined): string {
  if (busy) return m.admin_order_busy();
  return problem === "too_heavy" ? m.admin_edit_save_agreed() : m.admin_edit_save();
}
