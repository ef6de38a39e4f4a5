import { Tabs } from "#src/kit/list/tabs.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { SmsTextOf } from "../contract.ts";
import { SmsForm } from "./sms-form.tsx";

const eventNames: Record<SmsTextOf["event"], () => string> = {
  placed: m.notification_placed,
  confirmed: m.notification_confirmed,
  on_the_way: m.notification_on_the_way,
  not_delivered: m.notification_not_delivered,
  delivered: m.notification_delivered,
  cancelled: m.notification_cancelled,
  changed: m.notification_changed,
};
const allEvents = Object.keys(eventNames) as SmsTextOf["event"][];

type SmsTextsProps = { texts: SmsTextOf[]; hasGateway: boolean; onSaved: () => void };

export function SmsTexts({ texts, hasGateway, onSaved }: SmsTextsProps) {
  const { read, withChanges } = useListUrl();
  const chosen = allEvents.find((event) => event === read("text")) ?? "placed";
  return (
    <div className="grid gap-3">
      <Tabs
        label={m.settings_sms_which()}
        tabs={allEvents.map((event) => ({
          name: eventNames[event](),
          to: withChanges({ text: event }),
          chosen: event === chosen,
        }))}
      />
      {!hasGateway && <Note>{m.settings_sms_no_gateway()}</Note>}
      <h2 className="text-sub">
        {eventNames[chosen]()}{" "}
        <small className="text-hint font-normal text-ink-soft">{m.settings_email_when_order()}</small>
      </h2>
      {texts
        .filter(({ event }) => event === chosen)
        .map((text) => (
          <SmsForm
            key={text.event + text.language}
            name={eventNames[chosen]()}
            text={text}
            onSaved={onSaved}
          />
        ))}
    </div>
  );
}
