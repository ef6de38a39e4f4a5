import Store from "lucide-react/icons/store";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { startAdding } from "#src/cart/adding/adding-store.ts";
import { MissingForEach } from "#src/cart/missing/missing-for-each.tsx";
import { missingLabels } from "#src/cart/missing/missing-labels.ts";
import { ifMissing } from "#src/cart/missing/rules.ts";
import { maxLines } from "#src/cart/rules.ts";
import { toCartProduct } from "#src/cart/to-cart-product.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import { toSeenSlot } from "#src/orders/slots/to-seen-slot.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { changeMyItems, type ItemsChange, type MyOrder, previewMyItems } from "../contract.ts";
import { ChangedTotal } from "./changed-total.tsx";
import { EditedDelivery } from "./edited-delivery.tsx";
import { EditedItem } from "./edited-item.tsx";
import { FindToAdd } from "./find-to-add.tsx";
import {
  addressField,
  type FormLine,
  type ItemEdits,
  isEdited,
  toFormLines,
  toItemsChange,
  withPrices,
  withProduct,
  withQuantity,
} from "./item-edits.ts";

type ItemsFormProps = {
  order: MyOrder;
  edits: ItemEdits;
  /** Whether the order was changed since the customer began. */
  isOutdated: boolean;
  onEdit: (edits: ItemEdits) => void;
  onSaved: (order: MyOrder) => void;
  /** Why the shop refused the edits in the background. */
  refused: string | undefined;
  /** Called with the change if the shop did not answer. */
  onWait: (change: ItemsChange) => void;
  /** Called with the reason if the order is stale, or it is too late. */
  onRefused: (text: string) => void;
  onClose: () => void;
};

const loadPreview = (change: ItemsChange) => call(previewMyItems, change);

/**
 * Previews the sums of changed quantities once the customer has stopped typing. `refusal` is why the shop would
 * refuse the change; `waiting` is false if there will be no sums.
 */
function useSumsPreview(lines: FormLine[], change: ItemsChange) {
  // Address and time do not change the sums.
  const { address: _, time: __, ...items } = change;
  const debouncedItems = useDebounced(JSON.stringify(items));
  const isSettled = debouncedItems === JSON.stringify(items);
  const isQuantityChanged = lines.some(({ quantity, before }) => quantity !== before);
  const hasLines = change.lines.length > 0;
  const preview = useLoad(loadPreview, JSON.parse(debouncedItems) as ItemsChange, {
    loadWhile: isQuantityChanged && hasLines && isSettled && debouncedItems,
  });
  const sums = isQuantityChanged && isSettled && !preview.stale ? preview.value?.data : undefined;
  const refusal = preview.loading || !isQuantityChanged || !isSettled ? undefined : preview.problem;
  return { sums, refusal, waiting: isQuantityChanged && hasLines && !refusal };
}

/** Changes lines, address and delivery time; nothing is written before "Save changes". */
export function ItemsForm({ order, edits, isOutdated, refused, ...handlers }: ItemsFormProps) {
  const { onEdit, onSaved, onWait, onRefused, onClose } = handlers;
  const headingId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited: clearError } = useCall(changeMyItems, formRef);
  const lines = toFormLines(order, edits);
  const change = toItemsChange(order, edits);
  const hasEdits = isEdited(order, edits);
  const hasLines = change.lines.length > 0;
  const { sums, refusal, waiting } = useSumsPreview(lines, change);
  useEffect(() => titleRef.current?.focus(), []);
  const totals = new Map(order.order_items.map(({ id, total }) => [id, total]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasEdits || !hasLines) return;
    const result = await send(change);
    if (result?.ok) return onSaved(result.value.data);
    if (result && !isFinalAnswer(result)) return onWait(change);
    const { code, details, message } = result?.problem ?? {};
    if (code === "slot_gone") onEdit({ ...edits, time: undefined });
    if (code === "price_changed") onEdit(withPrices(edits, (details as ChangedLines).lines));
    if (code === "changed" && message) onRefused(message);
  };
  const shownProblem = problem?.code === "changed" ? undefined : (problem ?? refusal);
  return (
    <Panel aria-labelledby={headingId}>
      <h2 ref={titleRef} id={headingId} tabIndex={-1} className="text-sub focus:outline-none">
        {m.my_order_edit_title()}
      </h2>
      {refused && <Note look="error">{refused}</Note>}
      {isOutdated && !refused && <Note look="error">{m.my_order_items_changed()}</Note>}
      <form ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <EditedItem
              key={line.key}
              line={line}
              total={line.item === undefined ? undefined : totals.get(line.item)}
              onChange={(quantity) => onEdit(withQuantity(edits, line, quantity))}
            />
          ))}
        </ul>
        <div className="grid gap-3 border-t border-line pt-3">
          {change.lines.length < maxLines && (
            <FindToAdd onChoose={(product) => onEdit(withProduct(order, edits, toCartProduct(product)))} />
          )}
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => {
              startAdding({ number: order.number, until: order.change_items_until });
              void navigate(localUrl("/products"));
            }}
          >
            <Store size={18} aria-hidden />
            {m.my_order_edit_shop()}
          </Button>
          <MissingFields order={order} edits={edits} lines={lines} onEdit={onEdit} />
          <EditedDelivery
            order={order}
            address={edits.address}
            slot={edits.time?.slot}
            busy={busy}
            addressError={errors[addressField]}
            isSlotGone={problem?.code === "slot_gone"}
            onAddress={(address) => {
              clearError(addressField);
              onEdit({ ...edits, address: address && { ...address, was: order.address_details } });
            }}
            onSlot={(slot) => onEdit({ ...edits, time: slot && { slot, was: toSeenSlot(order) } })}
          />
          <ChangedTotal order={order} sums={sums} waiting={waiting} />
          {!hasLines && <Note>{m.order_edit_empty()}</Note>}
          {shownProblem && <Note look="error">{shownProblem.message}</Note>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy} aria-disabled={!hasEdits || !hasLines || undefined}>
              {m.my_order_edit_save()}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {hasEdits ? m.my_order_edit_discard() : m.my_order_keep()}
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}

type MissingFieldsProps = Pick<ItemsFormProps, "order" | "edits" | "onEdit"> & { lines: FormLine[] };

/** The customer's wishes for missing products: for the whole order, and for each remaining line. */
function MissingFields({ order, edits, lines, onEdit }: MissingFieldsProps) {
  const wishForAll = edits.ifMissing ?? order.if_missing ?? "call";
  const remainingLines = lines.filter(({ quantity }) => quantity > 0);
  return (
    <>
      <Select
        label={m.cart_if_missing()}
        value={wishForAll}
        onChange={({ currentTarget }) =>
          onEdit({ ...edits, ifMissing: ifMissing.find((choice) => choice === currentTarget.value) })
        }
      >
        {ifMissing.map((choice) => (
          <option key={choice} value={choice}>
            {missingLabels[choice]()}
          </option>
        ))}
      </Select>
      {remainingLines.length > 1 && (
        <MissingForEach
          lines={remainingLines.map(({ key, product: { name }, wish }) => ({
            id: key,
            name,
            choice: wish ?? wishForAll,
          }))}
          onChoose={(key, choice) => onEdit({ ...edits, wishes: { ...edits.wishes, [key]: choice } })}
        />
      )}
    </>
  );
}
