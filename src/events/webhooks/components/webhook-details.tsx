import { type ToggleEvent, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { eventDays } from "#src/events/rules.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { fromFieldTime, toFieldTime } from "#src/kit/entries/schedule.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { OwnPasswordForm } from "#src/kit/form/own-password.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Field } from "#src/ui/form/field.tsx";
import {
  type CreatedWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  type ShownWebhook,
} from "../contract.ts";
import { DeliveryList } from "./delivery-list.tsx";

/** The default start of a replay: an hour before now, in ms. */
const defaultReplayMs = 3_600_000;

type WebhookDetailsProps = {
  webhook: ShownWebhook;
  onChanged: () => void;
  onRotated: (created: CreatedWebhook) => void;
};

/** The less used functions of a webhook: its deliveries, a new secret, replaying events, and deleting it. */
export function WebhookDetails({ webhook, onChanged, onRotated }: WebhookDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = String(webhook.id);
  const { name } = webhook;
  const remove = async () => {
    const result = await call(removeWebhook, { id });
    if (!result.ok) return result.problem.message;
    toast({ text: m.webhook_removed({ name }) });
    onChanged();
    return undefined;
  };
  return (
    <details
      className="group"
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setIsOpen(currentTarget.open)}
    >
      <Summary>{m.webhook_more()}</Summary>
      {isOpen && (
        <div className="grid gap-6 pt-1 pb-3">
          <DeliveryList id={id} />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <section className="grid gap-2">
              <h3 className="text-sub">{m.webhook_rotate()}</h3>
              <p className="text-hint text-ink-soft">{m.webhook_rotate_text()}</p>
              <OwnPasswordForm
                act={(confirmation) => call(rotateSecret, { id, ...confirmation })}
                onDone={onRotated}
                button={m.webhook_rotate()}
              />
            </section>
            <section className="grid gap-2">
              <h3 className="text-sub">{m.webhook_replay()}</h3>
              <p className="text-hint text-ink-soft">
                {m.webhook_replay_text({ days: formatNumber(eventDays) })}
              </p>
              <ReplayForm webhook={webhook} onChanged={onChanged} />
            </section>
          </div>
          <ConfirmButton
            label={m.webhook_remove()}
            fullLabel={m.webhook_remove_of({ name })}
            question={m.webhook_remove_question({ name })}
            confirmLabel={m.webhook_remove()}
            keepLabel={m.common_keep_it()}
            onConfirm={remove}
          />
        </div>
      )}
    </details>
  );
}

/** Delivers the events since a chosen moment once more. */
function ReplayForm({
  webhook: { id, name },
  onChanged,
}: Pick<WebhookDetailsProps, "webhook" | "onChanged">) {
  const form = useCallForm({
    values: { from: toFieldTime(new Date(Date.now() - defaultReplayMs).toISOString()) },
    operation: resumeWebhook,
    inputOf: ({ from }) => ({ id: String(id), from: fromFieldTime(from) ?? "" }),
    check: ({ from }) => ({ from: fromFieldTime(from) ? undefined : m.webhook_replay_missing() }),
    confirmsLeaving: false,
    onSaved: (_, { from }) => {
      toast({ text: m.webhook_replayed({ name, moment: dayAndTime(fromFieldTime(from) ?? "") }) });
      onChanged();
    },
  });
  return (
    <FormFrame form={form} className="grid gap-4">
      <Field {...form.field("from")} type="datetime-local" size="small" label={m.webhook_replay_from()} />
      <FormFoot form={form} size="small" saveLabel={m.webhook_replay()} savingLabel={m.webhook_replay()} />
    </FormFrame>
  );
}
