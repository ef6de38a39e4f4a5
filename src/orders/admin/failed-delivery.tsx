import BellOff from "lucide-react/icons/bell-off";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Note } from "#src/ui/display/note.tsx";
import { progressOf } from "../order.ts";
import type { AdminOrder } from "./contract.ts";

/** "Not at home at the delivery, 24 Nov, 7:10 PM (Rahim): “Rang twice.”" */
export function failedDeliveryText({ at, by: name, note }: AdminOrder["steps"][number]): string {
  const outcomeText = m.admin_order_failed({ at: dayAndTime(at), name });
  return note ? m.admin_order_step_why({ step: outcomeText, reason: `“${note}”` }) : outcomeText;
}

export function FailedDelivery({ order }: { order: AdminOrder }) {
  const failedStep = order.steps.findLast(({ outcome }) => outcome === "nobody_there");
  if (progressOf(order) !== "not_delivered" || !failedStep) return null;
  return (
    <Note className="mt-3" icon={<BellOff size={20} aria-hidden />}>
      <p className="font-bold wrap-anywhere">{failedDeliveryText(failedStep)}</p>
      <p>{m.admin_order_failed_next()}</p>
    </Note>
  );
}
