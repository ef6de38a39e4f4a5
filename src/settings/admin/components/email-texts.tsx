import { Tabs } from "#src/kit/list/tabs.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import type { EmailTextOf } from "../contract.ts";
import { EmailForm } from "./email-form.tsx";

const emailNames: Record<EmailTextOf["email"], () => string> = {
  reset: m.settings_email_reset,
  order_placed: m.notification_placed,
  order_confirmed: m.notification_confirmed,
  order_on_the_way: m.notification_on_the_way,
  order_not_delivered: m.notification_not_delivered,
  order_delivered: m.notification_delivered,
  order_cancelled: m.notification_cancelled,
  order_changed: m.notification_changed,
};
const emailKeys = Object.keys(emailNames) as EmailTextOf["email"][];

/** The e-mails as tabs, and the chosen one's text in both languages. */
export function EmailTexts({ emails, onSaved }: { emails: EmailTextOf[]; onSaved: () => void }) {
  const { read, withChanges } = useListUrl();
  const chosen = emailKeys.find((email) => email === read("text")) ?? "reset";
  const whenText = chosen === "reset" ? m.settings_email_when() : m.settings_email_when_order();
  return (
    <div className="grid gap-3">
      <Tabs
        label={m.settings_email_which()}
        tabs={emailKeys.map((email) => ({
          name: emailNames[email](),
          to: withChanges({ text: email }),
          chosen: email === chosen,
        }))}
      />
      <h2 className="text-sub">
        {emailNames[chosen]()} <small className="text-hint font-normal text-ink-soft">{whenText}</small>
      </h2>
      {emails
        .filter(({ email }) => email === chosen)
        .map((text) => (
          <EmailForm
            key={text.email + text.language}
            name={emailNames[chosen]()}
            text={text}
            onSaved={onSaved}
          />
        ))}
    </div>
  );
}
