import ScrollText from "lucide-react/icons/scroll-text";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { EditLines } from "#src/orders/components/edit-lines.tsx";
import type { EditSubject } from "#src/orders/order.ts";
import { progressNames } from "#src/orders/order-status.tsx";
import { refundText, refundWayText } from "#src/orders/refunds/refund-text.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { cancelReasonLabels } from "../cancelling/cancel-reason-labels.ts";
import type { AdminOrder } from "../contract.ts";

const outcomeNames = { nobody_there: m.order_progress_nobody_there, partly: m.order_progress_partly };

function stepText(
  { progress, outcome, called, by, reason, note }: Omit<AdminOrder["steps"][number], "at">,
  joinedInto: string | undefined,
): string {
  const confirmationText = called ? m.admin_order_called() : m.admin_order_not_called();
  const progressText = called === undefined ? progressNames[progress]() : confirmationText;
  const status = outcome ? outcomeNames[outcome]() : progressText;
  const step = m.admin_order_step_by({ status, name: by });
  if (joinedInto !== undefined && progress === "cancelled")
    return m.admin_order_step_why({ step, reason: m.admin_order_joined_into({ number: joinedInto }) });
  const reasonText = note ?? (reason && cancelReasonLabels[reason]());
  return reasonText ? m.admin_order_step_why({ step, reason: reasonText }) : step;
}

const editTexts: Record<EditSubject, (values: { name: string }) => string> = {
  time: m.admin_slot_by,
  place: m.admin_place_by,
  contact: m.admin_contact_by,
};

type Event = {
  at: string;
  text: string;
  edit?: AdminOrder["edits"][number];
  /** The refund's amount, reason and way. */
  refundText?: string;
};

function editText(edit: AdminOrder["edits"][number]): string {
  const subject = edit.about ?? (edit.lines.length === 0 && !edit.discount ? "time" : undefined);
  if (subject) return editTexts[subject]({ name: edit.by });
  const before = formatTaka(edit.total_before);
  const after = formatTaka(edit.total_after);
  const values = { name: edit.by, before, after };
  return edit.by_customer ? m.admin_edit_by_customer(values) : m.admin_edit_by(values);
}

function toEvents({ steps, edits, refunds, cancelled }: AdminOrder): Event[] {
  const editEvents = edits.map((edit): Event => ({ at: edit.at, text: editText(edit), edit }));
  const stepEvents = steps.map(
    ({ at, ...step }): Event => ({ at, text: stepText(step, cancelled?.joined_into) }),
  );
  return [...stepEvents, ...editEvents, ...refunds.flatMap(toRefundEvents)].toSorted((one, other) =>
    one.at < other.at ? -1 : 1,
  );
}

function toRefundEvents(refund: AdminOrder["refunds"][number]): Event[] {
  const { at, by, taken_back: takenBack } = refund;
  const detailText = `${refundText(refund)} (${refundWayText(refund)})`;
  const refundEvent = { at, text: m.refund_by({ name: by }), refundText: detailText };
  return takenBack
    ? [
        refundEvent,
        { at: takenBack.at, text: m.refund_back_by({ name: takenBack.by }), refundText: detailText },
      ]
    : [refundEvent];
}

/** All that happened to an order, oldest first, and the way to its journal. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <section aria-labelledby="order-way" className="mt-4 border-t border-line pt-3 text-hint">
      <h3 id="order-way" className="mb-1 font-bold">
        {m.admin_order_way()}
      </h3>
      <ol className="grid gap-1">
        <li className="grid grid-cols-[1fr_auto] gap-3">
          {order.taken_by ? m.admin_order_taken({ name: order.taken_by }) : m.admin_order_ordered()}
          <time className="text-ink-soft">{dayAndTime(order.created_at)}</time>
        </li>
        {toEvents(order).map(({ at, text, edit, refundText: detailText }) => (
          <li key={`${at} ${text}`} className="grid grid-cols-[1fr_auto] gap-x-3">
            {text}
            <time className="text-ink-soft">{dayAndTime(at)}</time>
            {edit && (
              <div className="col-span-2 text-ink-soft">
                <EditLines edit={edit} />
                {edit.note && <p>“{edit.note}”</p>}
              </div>
            )}
            {detailText && <p className="col-span-2 text-ink-soft">{detailText}</p>}
          </li>
        ))}
      </ol>
      <Link
        to={localUrl(`/admin/journal?kind=order&subject=${order.id}`)}
        className="mt-2 -ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-badge px-1 text-leaf hover:underline pointer-coarse:min-h-11"
      >
        <ScrollText size={16} aria-hidden />
        {m.admin_order_journal()}
      </Link>
    </section>
  );
}
