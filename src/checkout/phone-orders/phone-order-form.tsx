import type { ReactNode } from "react";
import { maxReason } from "#src/api/limits.ts";
import { MakeLink } from "#src/cart/links/make-link.tsx";
import { missingLabels } from "#src/cart/missing/missing-labels.ts";
import { type IfMissing, ifMissing } from "#src/cart/missing/rules.ts";
import { maxLines } from "#src/cart/rules.ts";
import { maxMobile } from "#src/identity/addresses/rules.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { type CallFormOptions, useCallForm } from "#src/kit/form/use-call-form.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { OfferCode } from "#src/offers/buying/offer-code.tsx";
import { DiscountFields } from "#src/orders/admin/discount/discount-fields.tsx";
import {
  discountErrors,
  noDiscount,
  readDiscountTaka,
  toDiscountInput,
} from "#src/orders/admin/discount/typed-discount.ts";
import { AddLine } from "#src/orders/admin/editing/add-line.tsx";
import {
  type DraftLine,
  totalOfDraft,
  withCurrentPrices,
  withProduct,
} from "#src/orders/admin/editing/edit-draft.ts";
import { EditLine } from "#src/orders/admin/editing/edit-line.tsx";
import type { ChangedLines, Delivery } from "#src/orders/contract.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import type { Place } from "#src/places/contract.ts";
import { addressText } from "#src/places/place-text.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { CallerChoice } from "./caller-choice.tsx";
import { type Caller, findCallers, type PhoneOrder } from "./contract.ts";
import { PhoneDelivery } from "./phone-delivery.tsx";
import { usePhoneOffer } from "./use-phone-offer.ts";
import { WhereFields } from "./where-fields.tsx";

type Placed = { order: { id: number; number: string } };

type TypedOrder = typeof emptyOrder;
const emptyOrder = {
  customer: { name: "" },
  /** A customer's id, or "new"; undefined: not chosen. */
  callerChoice: undefined as string | undefined,
  mobile_no: "",
  address_details: "",
  place: undefined as Place | undefined,
  rider_note: "",
  slot: undefined as SlotChoice | undefined,
  lines: [] as DraftLine[],
  discount: noDiscount,
  /** Waives the minimum order and the slot's capacity. */
  isException: false,
  exception: "",
  isEnglish: false,
  if_missing: "" as IfMissing | "",
};
const noCallers: Caller[] = [];

type PhoneOrderFormProps = {
  /** What is known already, such as of a request. */
  initialOrder?: Partial<TypedOrder>;
  /** Shown beside the fields, such as the customer's message. */
  aside?: ReactNode;
  operation: CallFormOptions<TypedOrder, PhoneOrder, Placed>["operation"];
  onPlaced: (order: Placed["order"]) => void;
};

/** Refusals after which the delivery's terms are reloaded. */
const deliveryRefusals = ["slot_gone", "fee_changed"];

const streetText = ({ place, street, address_details }: Delivery) => (place && street) || address_details;

/** The form of an order that staff take on the phone, or place for a request. */
export function PhoneOrderForm({ initialOrder, aside, operation, onPlaced }: PhoneOrderFormProps) {
  const form = useCallForm<TypedOrder, PhoneOrder, Placed>({
    values: { ...emptyOrder, ...initialOrder },
    operation,
    check: ({ lines, discount }) => ({
      customer: chosenCustomer ? undefined : m.phone_order_name_missing(),
      lines: lines.length === 0 ? m.phone_order_no_lines() : undefined,
      ...discountErrors(discount),
    }),
    inputOf: (typed): PhoneOrder => toPhoneOrder(typed, { chosenCustomer, delivery, phoneOffer }),
    onSaved: ({ order }) => onPlaced(order),
    onRefused: ({ code, details }, { lines }, change) => {
      if (code === "offer_changed") void phoneOffer.load();
      if (code === "price_changed") change({ lines: withCurrentPrices(lines, details as ChangedLines) });
    },
  });
  const { problem } = form;
  const typed = form.form.watch();
  const { lines, place, isException } = typed;
  const delivery: ReturnType<typeof useDelivery> = useDelivery(
    { place, slot: typed.slot },
    totalOfDraft(lines),
    problem !== undefined && deliveryRefusals.includes(problem.code),
    false,
    isException,
  );
  const phoneOffer: PhoneOffer = usePhoneOffer(lines, delivery.area);
  const phone = useDebounced(typed.mobile_no.trim());
  const callers = useAdminLoad(findCallers, { phone }, { loadWhile: phone !== "" }).value?.data ?? noCallers;
  const chosenCustomer: string | undefined = findChosenCustomer(callers, typed.callerChoice);
  return (
    <FormFrame form={form} className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <section aria-label={m.phone_order_where()} className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
        {aside}
        <CallerFields form={form} typed={typed} callers={callers} chosenCustomer={chosenCustomer} />
      </section>
      <section aria-label={m.admin_order_goods()} className="grid gap-3 rounded-card bg-card p-4 shadow-rest">
        <OrderFields form={form} typed={typed} phoneOffer={phoneOffer} />
        <PhoneDelivery
          place={place}
          delivery={delivery}
          lines={lines}
          onChoose={(slot) => form.change({ slot })}
          locked={form.busy}
          staffDiscount={readDiscountTaka(typed.discount)}
          offer={phoneOffer.picked.offer}
          evenShut={isException}
        />
        <FormFoot
          form={form}
          size="small"
          className="flex-1"
          saveLabel={m.phone_order_place()}
          savingLabel={m.common_one_moment()}
        />
      </section>
    </FormFrame>
  );
}

type PhoneOrderFormState = ReturnType<typeof useCallForm<TypedOrder, PhoneOrder, Placed>>;
type PhoneOffer = ReturnType<typeof usePhoneOffer>;

/** A customer's id, or "new" if the number belongs to no known customer; undefined: not chosen yet. */
function findChosenCustomer(callers: Caller[], choice: string | undefined): string | undefined {
  if (callers.some(({ id }) => String(id) === choice)) return choice;
  return choice === "new" || callers.length === 0 ? "new" : undefined;
}

type OrderContext = {
  chosenCustomer: string | undefined;
  delivery: ReturnType<typeof useDelivery>;
  phoneOffer: PhoneOffer;
};

function toPhoneOrder(typed: TypedOrder, { chosenCustomer, delivery, phoneOffer }: OrderContext): PhoneOrder {
  return {
    customer:
      chosenCustomer === undefined || chosenCustomer === "new" ? typed.customer : { id: chosenCustomer },
    mobile_no: typed.mobile_no,
    address_details: addressText(typed.address_details, typed.place),
    payment_type: "cash",
    ...(typed.place && { place: typed.place.id, street: typed.address_details }),
    rider_note: typed.rider_note || undefined,
    slot: delivery.slot && { ...delivery.slot, id: String(delivery.slot.id) },
    fee: delivery.fee,
    code: phoneOffer.entered?.code,
    offer_discount: phoneOffer.picked.offer?.amount ?? 0,
    discount: readDiscountTaka(typed.discount) > 0 ? toDiscountInput(typed.discount) : undefined,
    exception: typed.isException ? typed.exception : undefined,
    language: typed.isEnglish ? "en" : "bn",
    if_missing: typed.if_missing || undefined,
    items: typed.lines.flatMap(({ product: { id, price }, quantity }) =>
      id === undefined ? [] : [{ product_id: id, quantity, price }],
    ),
    named: typed.lines.flatMap(({ product: { id, name, price }, quantity }) =>
      id === undefined ? [{ name, quantity, price }] : [],
    ),
  };
}

type FieldsProps = { form: PhoneOrderFormState; typed: TypedOrder };

type CallerFieldsProps = FieldsProps & { callers: Caller[]; chosenCustomer: string | undefined };

/** Who calls, where the order goes, and what the customer wants if something is missing. */
function CallerFields({ form, typed, callers, chosenCustomer }: CallerFieldsProps) {
  const { field, choice, change, errors } = form;
  const caller = callers.find(({ id }) => String(id) === typed.callerChoice);
  const otherPlaces = (caller?.places ?? []).filter((place) => streetText(place) !== typed.address_details);
  const fillIn = (earlierDelivery: Delivery) =>
    change({
      address_details: streetText(earlierDelivery),
      place: earlierDelivery.place,
      rider_note: earlierDelivery.rider_note ?? "",
    });
  const chooseCustomer = (id: string) => {
    change({ callerChoice: id });
    form.edited("customer");
    const lastDelivery = callers.find((caller) => String(caller.id) === id)?.places[0];
    if (lastDelivery && typed.address_details.trim() === "") fillIn(lastDelivery);
  };
  return (
    <>
      <Field
        {...field("mobile_no")}
        type="tel"
        size="small"
        autoComplete="off"
        label={m.common_mobile_number()}
        maxLength={maxMobile}
      />
      <CallerChoice
        callers={callers}
        chosen={chosenCustomer}
        name={field("customer.name")}
        error={errors["customer"]}
        onChoose={chooseCustomer}
      />
      <WhereFields
        place={typed.place}
        field={field}
        errors={errors}
        otherPlaces={otherPlaces}
        fillIn={fillIn}
        onPlace={(place) => change({ place })}
      />
      <Select {...choice("if_missing")} size="small" label={m.phone_order_if_missing()}>
        <option value="">{m.phone_order_not_asked()}</option>
        {ifMissing.map((wish) => (
          <option key={wish} value={wish}>
            {missingLabels[wish]()}
          </option>
        ))}
      </Select>
      <Check {...choice("isEnglish")} label={m.phone_order_in_english()} />
    </>
  );
}

type OrderFieldsProps = FieldsProps & { phoneOffer: PhoneOffer };

/** The lines of the order, its code and discount, and whether limits are ignored. */
function OrderFields({ form, typed, phoneOffer }: OrderFieldsProps) {
  const { field, choice, change, errors, busy } = form;
  const { lines } = typed;
  const catalogueItems = lines.flatMap(({ product: { id }, quantity }) =>
    id ? [{ product_id: id, quantity }] : [],
  );
  return (
    <>
      {lines.length < maxLines && (
        <AddLine onAdd={(product) => change({ lines: withProduct(lines, product) })} />
      )}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <EditLine
            key={line.key}
            line={line}
            totalBefore={undefined}
            canTypePrice={false}
            onChange={(next) =>
              change({ lines: lines.map((otherLine) => (otherLine === line ? next : otherLine)) })
            }
            onRemove={() => change({ lines: lines.filter((otherLine) => otherLine !== line) })}
          />
        ))}
      </ul>
      <OfferCode
        products={lines.flatMap(({ product }) => product.id ?? [])}
        entered={phoneOffer.entered}
        effect={phoneOffer.picked.code}
        locked={busy}
        onEnter={phoneOffer.enter}
        onRemove={() => phoneOffer.enter(undefined)}
      />
      <DiscountFields field={field} />
      <Check {...choice("isException")} label={m.phone_order_exception()} />
      {typed.isException && (
        <Field
          {...field("exception")}
          size="dense"
          autoComplete="off"
          label={m.phone_order_exception_reason()}
          hint={m.phone_order_exception_hint()}
          maxLength={maxReason}
        />
      )}
      {catalogueItems.length > 0 && <MakeLink items={catalogueItems} />}
      {errors["lines"] && <Note look="error">{errors["lines"]}</Note>}
    </>
  );
}
