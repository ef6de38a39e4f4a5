import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { type OrderNotification, resendNotification } from "./contract.ts";
import { notificationName, notificationStatusNames } from "./notification-labels.ts";

const icons = { email: Mail, sms: MessageSquare, shop: Store };

const statusClasses: Record<OrderNotification["status"], string> = {
  failed: "bg-tomato-tint text-tomato",
  unsent: "bg-turmeric-tint text-turmeric-ink",
  waiting: "bg-turmeric-tint text-turmeric-ink",
  sent: "bg-leaf-tint text-leaf-press",
};

type EntryProps = {
  notification: OrderNotification;
  /** The order, unless the entry is shown with it. */
  order?: ReactNode;
  onResent: () => void;
};

/** A notification: recipient, time, status and text. It can be sent again. */
export function NotificationEntry({ notification, order, onResent }: EntryProps) {
  const { id, channel, status, recipient, subject, text, reason, attempts } = notification;
  const resend = useCall(resendNotification);
  const Icon = icons[channel];
  const name = notificationName(notification);
  const shownAt = notification.settled_at ?? notification.created_at;
  const sendAgain = async () => {
    const result = await resend.send({ id: String(id) });
    if (!result) return;
    toast({ text: result.ok ? m.notification_goes_again() : result.problem.message });
    onResent();
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon size={16} aria-hidden className="shrink-0 text-ink-soft" />
        <strong className="font-semibold">{name}</strong>
        {order}
        <span
          className={`inline-flex h-6 items-center rounded-status px-2 text-badge whitespace-nowrap ${statusClasses[status]}`}
        >
          {notificationStatusNames[status]()}
        </span>
        <time dateTime={shownAt} className="ml-auto text-ink-soft">
          {dayAndTime(shownAt)}
        </time>
      </p>
      {recipient && (
        <p className="text-ink-soft wrap-anywhere">
          {channel === "sms"
            ? [formatDigits(recipient), text && segmentsText(text)].filter(Boolean).join(" · ")
            : recipient}
        </p>
      )}
      {reason && status === "unsent" && <p className="wrap-anywhere">{reason}</p>}
      {reason && status !== "unsent" && (
        <p className="wrap-anywhere">
          {m.notification_reason()} <code className="font-sans">{reason}</code> ·{" "}
          {m.notification_attempts({ count: formatNumber(attempts) })}
        </p>
      )}
      {channel === "sms" && text && (
        <p lang={detectLanguage(text)} data-sent className="mt-1 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {channel !== "sms" && text && (
        <details className="mt-1">
          <summary className="flex min-h-8 cursor-pointer items-center text-leaf pointer-coarse:min-h-11">
            {subject ? (
              <span lang={detectLanguage(subject)} data-sent>
                {subject}
              </span>
            ) : (
              m.notification_text()
            )}
          </summary>
          <p
            lang={detectLanguage(text)}
            data-sent
            className="mt-1 rounded-small bg-paper p-3 whitespace-pre-line wrap-anywhere"
          >
            {text}
          </p>
        </details>
      )}
      {status !== "waiting" && (
        <Button
          variant="quiet"
          size="dense"
          className="-ml-2"
          busy={resend.busy}
          aria-label={m.notification_again_label({ what: name, number: notification.order.number })}
          onClick={() => void sendAgain()}
        >
          {m.office_send_again()}
        </Button>
      )}
    </>
  );
}

/** The language of a text, by its Bengali letters: the customer's, not the reader's. */
const detectLanguage = (text: string) => (/[\u0980-\u09e5]/.test(text) ? "bn" : "en");

const segmentsText = (text: string) =>
  m.notification_segments({ count: formatNumber(smsLength(text).segments) });
