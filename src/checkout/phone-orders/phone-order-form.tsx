import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { maxReason } from "#src/api/limits.ts";
import { missingNames } from "#src/cart/missing/missing-words.ts";
import { type IfMissing, ifMissing } from "#src/cart/missing/rules.ts";
import { maxLines } from "#src/cart/rules.ts";
import { maxMobile } from "#src/identity/addresses/rules.ts";
import { useLeaveGuard } from "#src/kit/form/leave-guard.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { DiscountFields } from "#src/orders/admin/discount/discount-fields.tsx";
import {
  isReadableDiscount,
  noDiscount,
  sentDiscount,
  takaOff,
} from "#src/orders/admin/discount/typed-discount.ts";
import { AddLine } from "#src/orders/admin/editing/add-line.tsx";
import {
  atNewPrices,
  type DraftLine,
  type LineProduct,
  totalOfDraft,
  withProduct,
} from "#src/orders/admin/editing/edit-draft.ts";
import { EditLine } from "#src/orders/admin/editing/edit-line.tsx";
import type { ChangedLines, Delivery } from "#src/orders/contract.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import type { Place } from "#src/places/contract.ts";
import { addressLine } from "#src/places/place-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { useAfterPause } from "#src/ui/use-after-pause.ts";
import { CallerChoice } from "./caller-choice.tsx";
import { type Caller, findCallers, type PhoneOrder } from "./contract.ts";
import { PhoneDelivery } from "./phone-delivery.tsx";
import { useKey } from "./use-key.ts";
import { WhereFields } from "./where-fields.tsx";

type Placed = { order: { id: number; number: string } };

type PhoneOrderFormProps = {
  /** What is known already. */
  start?: { name: string; mobile: string; address: string };
  /** Beside the fields: what the customer wrote. */
  aside?: ReactNode;
  /** Sends the order; the same key and order place it once. */
  send: (order: PhoneOrder, key: string) => Promise<Result<Placed>>;
  onPlaced: (order: Placed["order"]) => void;
};

const nothing = { name: "", mobile: "", address: "" };
const noCallers: Caller[] = [];

type Where = { place?: Place | undefined; note: string };
/** The delivery that was shown is another by now. */
const deliveryRefusals = ["slot_gone", "fee_changed"];

const streetOf = ({ place, street, address_details }: Delivery) => (place && street) || address_details;

/** An order as it is taken on the phone: who, where to, and what. */
export function PhoneOrderForm({ start = nothing, aside, send: place, onPlaced }: PhoneOrderFormProps) {
  const [{ name, mobile, address }, setTyped] = useState(start);
  const [{ place: area, note }, setWhere] = useState<Where>({ note: "" });
  const [slot, setSlot] = useState<SlotChoice>();
  const [choice, setChoice] = useState<string>();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [discount, setDiscount] = useState(noDiscount);
  /** Why the minimum order and full slots do not count; undefined where they do. */
  const [exception, setException] = useState<string>();
  const [inEnglish, setInEnglish] = useState(false);
  const [missing, setMissing] = useState<IfMissing | "">("");
  const [lacksLines, setLacksLines] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const key = useKey();
  const { busy, problem, errors, send, edited, refuse } = useCall(
    (order: PhoneOrder) => place(order, key(order)),
    form,
  );
  const refusedDelivery = problem !== undefined && deliveryRefusals.includes(problem.code);
  const delivery = useDelivery(
    { place: area, slot },
    totalOfDraft(lines),
    refusedDelivery,
    false,
    exception !== undefined,
  );
  const callers = useAdminLoad(findCallers, { phone: useAfterPause(mobile.trim()) }).value?.data ?? noCallers;
  const caller = callers.find(({ id }) => String(id) === choice);
  const otherPlaces = (caller?.places ?? []).filter((one) => streetOf(one) !== address);
  // A number that nobody has is a new customer's.
  const chosen = caller || choice === "new" ? choice : callers.length === 0 ? "new" : undefined;
  const release = useLeaveGuard(lines.length > 0 || address !== start.address);
  const type = (field: "name" | "mobile" | "address", text: string, sentAs: string) => {
    setTyped((old) => ({ ...old, [field]: text }));
    edited(sentAs);
  };
  const fillIn = (delivery: Delivery) => {
    type("address", streetOf(delivery), "address_details");
    setWhere({ place: delivery.place, note: delivery.rider_note ?? "" });
  };
  const addLine = (product: LineProduct) => {
    setLines((old) => withProduct(old, product));
    setLacksLines(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLacksLines(lines.length === 0);
    if (!chosen) return void refuse({ customer: m.phone_order_name_missing() });
    if (lines.length === 0) return;
    if (!isReadableDiscount(discount))
      return void refuse({ "discount.amount": m.order_discount_unreadable() });
    const result = await send({
      customer: chosen === "new" ? { name } : { id: chosen },
      mobile_no: mobile,
      address_details: addressLine(address, area),
      payment_type: "cash",
      ...(area && { place: area.id, street: address }),
      ...(note && { rider_note: note }),
      ...(delivery.slot && { slot: { ...delivery.slot, id: String(delivery.slot.id) } }),
      ...(delivery.fee !== undefined && { fee: delivery.fee }),
      ...(takaOff(discount) > 0 && { discount: sentDiscount(discount) }),
      exception,
      language: inEnglish ? "en" : "bn",
      ...(missing && { if_missing: missing }),
      items: lines.flatMap(({ product: { id, price }, quantity }) =>
        id === undefined ? [] : [{ product_id: id, quantity, price }],
      ),
      named: lines.flatMap(({ product: { id, name, price }, quantity }) =>
        id === undefined ? [{ name, quantity, price }] : [],
      ),
    });
    if (result?.ok) {
      release();
      onPlaced(result.value.order);
    } else if (result?.problem.code === "price_changed")
      setLines(atNewPrices(lines, result.problem.details as ChangedLines));
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4 lg:grid-cols-2 lg:items-start"
    >
      <section aria-label={m.phone_order_where()} className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
        {aside}
        <Field
          name="mobile_no"
          type="tel"
          size="small"
          autoComplete="off"
          label={m.checkout_mobile()}
          maxLength={maxMobile}
          value={mobile}
          error={errors.mobile_no}
          onChange={(event) => type("mobile", event.currentTarget.value, "mobile_no")}
        />
        <CallerChoice
          {...{ callers, chosen, name }}
          error={errors.customer ?? errors["customer.name"]}
          onChoose={(id) => {
            setChoice(id);
            edited("customer");
            const last = callers.find((one) => String(one.id) === id)?.places[0];
            if (last && address.trim() === "") fillIn(last);
          }}
          onName={(text) => type("name", text, "customer.name")}
        />
        <WhereFields
          {...{ area, address, note, errors, otherPlaces, fillIn }}
          onArea={(place) => {
            setWhere({ place, note });
            edited("place");
          }}
          onAddress={(text) => type("address", text, "address_details")}
          onNote={(text) => setWhere({ place: area, note: text })}
        />
        <Select
          size="small"
          label={m.phone_order_if_missing()}
          value={missing}
          onChange={(event) => setMissing(event.currentTarget.value as IfMissing | "")}
        >
          <option value="">{m.phone_order_not_asked()}</option>
          {ifMissing.map((choice) => (
            <option key={choice} value={choice}>
              {missingNames[choice]()}
            </option>
          ))}
        </Select>
        <Check
          label={m.phone_order_in_english()}
          checked={inEnglish}
          onChange={(event) => setInEnglish(event.currentTarget.checked)}
        />
      </section>
      <section aria-label={m.admin_order_goods()} className="grid gap-3 rounded-card bg-card p-4 shadow-rest">
        {lines.length < maxLines && <AddLine onAdd={addLine} />}
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <EditLine
              key={line.key}
              line={line}
              before={undefined}
              weighed={false}
              onChange={(next) => setLines((old) => old.map((one) => (one.key === line.key ? next : one)))}
              onRemove={() => setLines((old) => old.filter((one) => one.key !== line.key))}
            />
          ))}
        </ul>
        <DiscountFields
          typed={discount}
          onChange={(typed) => {
            setDiscount(typed);
            edited("discount.amount");
            edited("discount.reason");
          }}
          {...{ errors, busy }}
        />
        <Check
          label={m.phone_order_exception()}
          checked={exception !== undefined}
          onChange={({ currentTarget: { checked } }) => setException(checked ? "" : undefined)}
        />
        {exception !== undefined && (
          <Field
            name="exception"
            size="dense"
            autoComplete="off"
            label={m.phone_order_exception_reason()}
            hint={m.phone_order_exception_hint()}
            maxLength={maxReason}
            value={exception}
            error={errors.exception}
            readOnly={busy}
            onChange={({ currentTarget: { value } }) => {
              setException(value);
              edited("exception");
            }}
          />
        )}
        {lacksLines && <Note look="error">{m.phone_order_no_lines()}</Note>}
        {problem && <Note look="error">{problem.message}</Note>}
        <PhoneDelivery
          place={area}
          {...{ delivery, lines }}
          onChoose={setSlot}
          locked={busy}
          off={takaOff(discount)}
          evenShut={exception !== undefined}
        />
        <Button type="submit" size="small" wide busy={busy}>
          {busy ? m.admin_order_busy() : m.phone_order_place()}
        </Button>
      </section>
    </form>
  );
}
