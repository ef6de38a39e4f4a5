import Copy from "lucide-react/icons/copy";
import Phone from "lucide-react/icons/phone";
import { useLayoutEffect, useState } from "react";
import { telLink } from "../../../../language/contact/tel-link.ts";
import { timeOrDay } from "../../../../language/dates/short-dates.ts";
import { minutesSince, waited } from "../../../../language/dates/waited.ts";
import { m } from "../../../../language/messages.ts";
import { digits, number, taka } from "../../../../language/numbers/numbers.ts";
import { useRootData } from "../../../../shell/root-data.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../../ui/buttons/look.ts";
import { takeFocus } from "../../../../ui/buttons/take-focus.ts";
import { Note } from "../../../../ui/display/note.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import type { CallOutcome } from "../../../calls/rules.ts";
import { OrderStatusBadge } from "../../../components/order-status.tsx";
import { CancelQuestion } from "../../cancelling/cancel-question.tsx";
import { endCall, type OpenCall } from "../contract.ts";
import { laterMinutes, OutcomeButtons } from "./outcome-buttons.tsx";

type CallCardProps = {
  call: OpenCall;
  /** Called when something came of it. */
  onEnded: (outcome: CallOutcome, call: OpenCall) => void;
  /** A colleague was quicker: what is shown is out of date. */
  onOvertaken: () => void;
};

/** One call: whom, what to say, and what came of it. The keys 1 to 4 answer. */
export function CallCard({ call, onEnded, onOvertaken }: CallCardProps) {
  const { order, calls, caller } = call;
  const { busy, problem, send } = useCall(endCall);
  const [refusing, setRefusing] = useState(false);
  const end = async (outcome: CallOutcome, more: object = {}) => {
    const result = await send({ id: String(order.id), was: calls.length, outcome, ...more });
    if (result?.ok) onEnded(outcome, result.value.data);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  const answers = {
    onConfirmed: () => void end("confirmed"),
    onNoAnswer: (again_in: number) => void end("no_answer", { again_in }),
    onChanged: () => void end("changed"),
    onRefused: () => setRefusing(true),
  };
  const open = !caller && order.status === "pending";
  useKeys(open && !refusing && !busy, {
    1: answers.onConfirmed,
    2: () => answers.onNoAnswer(laterMinutes[0]),
    3: answers.onChanged,
    4: answers.onRefused,
  });
  return (
    <section aria-labelledby="call" className="rounded-card bg-card p-4 shadow-rest md:p-6">
      <Whom call={call} />
      {calls.map(({ at, outcome }) => (
        <p key={at} className="mt-1 text-hint text-ink-soft">
          {outcome === "changed"
            ? m.calls_was_changed({ at: timeOrDay(at) })
            : m.calls_tried({ at: timeOrDay(at) })}
        </p>
      ))}
      {problem && (
        <Note look="error" className="mt-3">
          {problem.message}
        </Note>
      )}
      {caller && <Note className="mt-3">{m.calls_taken({ name: caller })}</Note>}
      {order.status !== "pending" && <Note className="mt-3">{m.calls_gone()}</Note>}
      {open && !refusing && <OutcomeButtons busy={busy} {...answers} />}
      {open && refusing && (
        <CancelQuestion
          order={order}
          busy={busy ? "cancelled" : undefined}
          problem={undefined}
          asleep={false}
          onStep={(_, why) => void end("refused", why)}
          onKeep={() => setRefusing(false)}
        />
      )}
    </section>
  );
}

function Whom({ call: { order } }: { call: OpenCall }) {
  const shop = useRootData()?.shop;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(order.mobile_no);
    setCopied(true);
  };
  const said = {
    shop: shop?.name ?? "Tatka",
    count: number(order.order_items.length),
    total: taka(order.total_price),
    address: order.address_details,
  };
  const waits = { number: order.number, time: waited(minutesSince(order.created_at)) };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 ref={takeFocus} tabIndex={-1} id="call" className="text-sub focus:outline-none">
          {order.customer.name}{" "}
          <span className="text-hint font-medium text-ink-soft">{m.calls_waits(waits)}</span>
        </h2>
        <OrderStatusBadge {...order} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="text-title max-md:w-full md:text-[2.5rem] md:leading-13">
          {digits(order.mobile_no)}
        </strong>
        <a href={telLink(order.mobile_no)} className={buttonLook("second", "dense", false)}>
          <Phone size={18} aria-hidden />
          {m.calls_call()}
        </a>
        <Button variant="second" size="dense" onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          <span role="status">{copied ? m.calls_copied() : m.calls_copy()}</span>
        </Button>
      </div>
      <p className="mt-3 rounded-small bg-paper px-4 py-3 text-hint whitespace-pre-line">
        {m.calls_say(said)}
      </p>
    </>
  );
}

/** Keys that act while nothing is typed into. */
export function useKeys(on: boolean, keys: Record<string, () => void>) {
  // With the first paint: a key that is pressed as soon as the card can be seen counts.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest("input, textarea, select, [role=alertdialog]");
      const act = keys[event.key.toLowerCase()];
      if (!act || typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
