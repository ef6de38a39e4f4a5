import MessageSquareDot from "lucide-react/icons/message-square-dot";
import MessageSquareOff from "lucide-react/icons/message-square-off";
import { m } from "#src/language/messages.ts";
import type { OrderPushSwitch } from "./use-order-push.ts";

/** Switches pushes about new orders on this device, and says why they do not work. */
export function PushSwitch({ on, problemText, toggle, className }: OrderPushSwitch & { className: string }) {
  const Icon = on ? MessageSquareDot : MessageSquareOff;
  return (
    <>
      <button type="button" aria-pressed={on} onClick={toggle} className={className}>
        <Icon size={18} aria-hidden />
        {m.order_push()}
      </button>
      <p role="status" className="px-3 text-hint text-on-deep-soft not-empty:pb-2">
        {problemText}
      </p>
    </>
  );
}
