import Copy from "lucide-react/icons/copy";
import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { useLetterKeys } from "#src/kit/keyboard/letter-keys.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { minutesSince, waitedText } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { CancelQuestion } from "#src/orders/admin/cancelling/cancel-question.tsx";
import { OrderContact } from "#src/orders/admin/contact/order-contact.tsx";
import { failedDeliveryText } from "#src/orders/admin/failed-delivery.tsx";
import { OrderPlace } from "#src/orders/admin/place/order-place.tsx";
import { OrderSlot } from "#src/orders/admin/slot/order-slot.tsx";
import type { CallOutcome } from "#src/orders/calls/rules.ts";
import { amountDue } from "#src/orders/due.ts";
import { needsConfirmationCall, progressOf } from "#src/orders/order.ts";
import { OrderStatusAndProgress } from "#src/orders/order-status.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { endCall, type OpenCall } from "../contract.ts";
import { OtherOrders, useOtherOrders } from "./other-orders.tsx";
import { OutcomeButtons, retryMinutes } from "./outcome-buttons.tsx";

type CallCardProps = {
  call: OpenCall;
  /** Called with the stored outcome of the call. */
  onEnded: (outcome: CallOutcome, call: OpenCall, others: OpenCall["others"]) => void;
  /** The shown order is stale, after a change here or by a colleague. */
  onOvertaken: () => void;
};

/** One call: the customer, what to say, and the outcome, which the keys 1 to 4 choose. */
export function CallCard({ call: openCall, onEnded, onOvertaken }: CallCardProps) {
  const { order, calls, caller } = openCall;
  const needsCall = needsConfirmationCall(progressOf(order));
  const { busy, problem, send } = useCall(endCall);
  const [isRefusing, setIsRefusing] = useState(false);
  const otherOrders = useOtherOrders(openCall.others);
  const callReference = { id: String(order.id), was: calls.length };
  const saveOutcome = async (outcome: CallOutcome, extraInput: object = {}) => {
    const result = await send({ ...callReference, outcome, ...extraInput });
    if (result?.ok) onEnded(outcome, result.value.data, outcome === "confirmed" ? otherOrders.chosen : []);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  const outcomeHandlers = {
    onConfirmed: () =>
      void saveOutcome("confirmed", {
        revision: order.revision,
        others: otherOrders.chosen.map(({ id, calls, revision }) => ({ id, was: calls, revision })),
      }),
    onNoAnswer: (again_in: number) => void saveOutcome("no_answer", { again_in }),
    onChanged: () => void saveOutcome("changed"),
    onRefused: () => setIsRefusing(true),
  };
  const canEndCall = !caller && needsCall;
  const keyHandlers = {
    1: outcomeHandlers.onConfirmed,
    2: () => outcomeHandlers.onNoAnswer(retryMinutes[0]),
    3: outcomeHandlers.onChanged,
    4: outcomeHandlers.onRefused,
  };
  useLetterKeys(keyHandlers, canEndCall && !isRefusing && !busy);
  return (
    <section aria-labelledby="call" className="rounded-card bg-card p-4 shadow-rest md:p-6">
      <CallHeader call={openCall} />
      {toCallHistory(openCall).map(({ at, text }) => (
        <p key={`${at} ${text}`} className="mt-1 text-hint text-ink-soft">
          {text}
        </p>
      ))}
      {problem && (
        <Note look="error" className="mt-3">
          {problem.message}
        </Note>
      )}
      {caller && <Note className="mt-3">{m.calls_taken({ name: caller })}</Note>}
      {!needsCall && <Note className="mt-3">{m.calls_gone()}</Note>}
      {canEndCall && <OrderCorrections order={order} onChanged={onOvertaken} />}
      {canEndCall && !isRefusing && (
        <>
          <OtherOrders others={openCall.others} selection={otherOrders} />
          <OutcomeButtons
            busy={busy}
            isRedelivery={order.fulfilment === "not_delivered"}
            {...outcomeHandlers}
          />
        </>
      )}
      {canEndCall && isRefusing && (
        <CancelQuestion
          order={order}
          inactive={false}
          cancel={(why, once) => call(endCall, { ...callReference, outcome: "refused", ...why }, once)}
          onCancelled={({ data }) => onEnded("refused", data, [])}
          onOvertaken={onOvertaken}
          onKeep={() => setIsRefusing(false)}
        />
      )}
    </section>
  );
}

type OrderCorrectionsProps = { order: OpenCall["order"]; onChanged: () => void };

/** What is still to be agreed on, and the contact, the place and the slot, which can be corrected during the call. */
function OrderCorrections({ order, onChanged }: OrderCorrectionsProps) {
  const props = { order, onSaved: onChanged, onOvertaken: onChanged };
  return (
    <>
      {order.to_agree && (
        <Note className="mt-3">
          {order.to_agree === "delivery" ? m.calls_agree_delivery() : m.calls_agree_time()}
        </Note>
      )}
      <OrderContact key={`contact ${order.id}`} {...props} />
      <OrderPlace key={`place ${order.id}`} {...props} />
      <OrderSlot key={`slot ${order.id}`} {...props} />
    </>
  );
}

/** The earlier calls and failed deliveries of an order, oldest first. */
function toCallHistory({ calls, order: { steps } }: OpenCall) {
  const callEntries = calls.flatMap(({ at, outcome, by: name }) => {
    const outcomeText = callTexts[outcome];
    return outcomeText ? [{ at, text: outcomeText({ at: timeOrDay(at), name }) }] : [];
  });
  const failedDeliveries = steps
    .filter(({ outcome }) => outcome === "nobody_there")
    .map((step) => ({ at: step.at, text: failedDeliveryText(step) }));
  return [...callEntries, ...failedDeliveries].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** "refused" has no text, because the order is cancelled then. */
const callTexts: Record<CallOutcome, ((values: { at: string; name: string }) => string) | undefined> = {
  confirmed: m.calls_was_confirmed,
  no_answer: m.calls_tried,
  changed: m.calls_was_changed,
  refused: undefined,
};

function CallHeader({ call: { order } }: { call: OpenCall }) {
  const shop = useRootData()?.shop;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(order.mobile_no);
    setIsCopied(true);
  };
  const scriptValues = {
    shop: shop?.name ?? "Tatka",
    count: formatNumber(order.order_items.length),
    total: formatTaka(amountDue(order)),
    address: order.address_details,
  };
  const waitingValues = { number: order.number, time: waitedText(minutesSince(order.created_at)) };
  const sayOrder = order.order_items.length === 1 ? m.calls_say_one : m.calls_say;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 ref={takeFocus} tabIndex={-1} id="call" className="text-sub focus:outline-none">
          {order.customer.name}{" "}
          <span className="text-hint font-medium text-ink-soft">{m.calls_waits(waitingValues)}</span>
        </h2>
        <OrderStatusAndProgress {...order} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="text-title max-md:w-full md:text-[2.5rem] md:leading-13">
          {formatDigits(order.mobile_no)}
        </strong>
        <a href={telLink(order.mobile_no)} className={buttonClasses("second", "dense", false)}>
          <Phone size={18} aria-hidden />
          {m.calls_call()}
        </a>
        <Button variant="second" size="dense" onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          <span role="status">{isCopied ? m.calls_copied() : m.calls_copy()}</span>
        </Button>
      </div>
      <p className="mt-3 rounded-small bg-paper px-4 py-3 text-hint whitespace-pre-line">
        {order.fulfilment === "not_delivered"
          ? m.calls_say_again({ ...scriptValues, number: order.number })
          : sayOrder(scriptValues)}
      </p>
    </>
  );
}
