import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import type { EmailStatus } from "#src/platform/mail/email-rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { RequestAnswer } from "../contract.ts";

type AnswersProps = {
  answers: RequestAnswer[];
  /** The sender of the request. */
  name: string;
  onResend: (answerId: number) => Promise<void>;
};

/** The answers with author, time, channel and delivery status. */
export function Answers({ answers, name, onResend }: AnswersProps) {
  return (
    <ul aria-label={`${m.inbox_answers()}: ${name}`} className="grid max-w-prose gap-2">
      {answers.map((answer) => (
        <li key={answer.id} className="rounded-small bg-leaf-tint px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-2 text-hint text-ink-soft">
            {answer.channel === "email" ? <Mail size={16} aria-hidden /> : <Phone size={16} aria-hidden />}
            <span>{answer.channel === "email" ? m.inbox_by_email() : m.inbox_by_phone()}</span>
            <strong className="text-ink">{answer.by}</strong>
            <time dateTime={answer.at}>{dayAndTime(answer.at)}</time>
            {answer.delivery && (
              <Delivery delivery={answer.delivery} onResend={() => void onResend(answer.id)} />
            )}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </li>
      ))}
    </ul>
  );
}

const deliveryTexts: Record<EmailStatus, () => string> = {
  waiting: m.inbox_mail_waiting,
  sent: m.inbox_mail_sent,
  logged: m.inbox_mail_logged,
  failed: m.inbox_mail_failed,
};

function Delivery({ delivery, onResend }: { delivery: EmailStatus; onResend: () => void }) {
  const isLost = delivery === "failed" || delivery === "logged";
  return (
    <>
      <span className={isLost ? "font-semibold text-tomato" : ""}>{deliveryTexts[delivery]()}</span>
      {isLost && (
        <Button variant="quiet" size="dense" onClick={onResend}>
          {m.office_send_again()}
        </Button>
      )}
    </>
  );
}
