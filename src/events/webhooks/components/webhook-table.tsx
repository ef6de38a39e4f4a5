import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import type { Operation } from "#src/api/operation.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { StatusBadge } from "#src/ui/display/status-badge.tsx";
import {
  type CreatedWebhook,
  changeWebhook,
  pauseWebhook,
  resumeWebhook,
  type ShownWebhook,
  testWebhook,
} from "../contract.ts";
import { WebhookDetails } from "./webhook-details.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { answerText, contentText, stateText, statusByState } from "./webhook-texts.ts";

type WebhookTableProps = {
  webhooks: ShownWebhook[];
  /** Called after any change, to load the list again. */
  onChanged: () => void;
  /** Called with the new secret, which is shown only once. */
  onRotated: (created: CreatedWebhook) => void;
};

/** All webhooks on their page, each with its state, its buttons and, folded, its details. */
export const WebhookTable = ({ webhooks, ...handlers }: WebhookTableProps) => (
  <ul aria-label={m.webhooks_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
    {webhooks.map((webhook) => (
      <WebhookRow key={webhook.id} webhook={webhook} {...handlers} />
    ))}
  </ul>
);

type WebhookRowProps = Omit<WebhookTableProps, "webhooks"> & { webhook: ShownWebhook };

/** One webhook; while it is changed, the form is below its buttons. */
function WebhookRow({ webhook, onChanged, onRotated }: WebhookRowProps) {
  const { name, url, scopes, types } = webhook;
  const previousValues = { name, url, scopes, types };
  const [isChanging, setIsChanging] = useState(false);
  return (
    <li className="px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WebhookSummary webhook={webhook} onChanged={onChanged} />
        <WebhookButtons webhook={webhook} onChanged={onChanged} onEdit={() => setIsChanging(true)} />
      </div>
      {isChanging && (
        <WebhookForm
          title={m.webhook_change_of({ name })}
          webhook={webhook}
          operation={(input, callOptions) =>
            call(changeWebhook, { id: String(webhook.id), was: previousValues, ...input }, callOptions)
          }
          save={m.common_save()}
          onSaved={({ data }) => {
            setIsChanging(false);
            toast({ text: m.webhook_changed({ name: data.name }) });
            onChanged();
          }}
          onConflict={onChanged}
          onClose={() => setIsChanging(false)}
        />
      )}
      <WebhookDetails webhook={webhook} onChanged={onChanged} onRotated={onRotated} />
    </li>
  );
}

function WebhookSummary({ webhook, onChanged }: Pick<WebhookRowProps, "webhook" | "onChanged">) {
  const { name, url, maker, state } = webhook;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-hint text-ink-soft">{m.api_key_made_by({ name: maker.name })}</span>
      </p>
      <p className="text-hint wrap-anywhere text-ink-soft">
        <code>{url}</code>
      </p>
      <p className="text-hint wrap-anywhere text-ink-soft">{contentText(webhook)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-hint text-ink-soft">
        <StatusBadge status={statusByState[state]}>
          <span className="whitespace-normal">{stateText(webhook)}</span>
        </StatusBadge>
        <WebhookFacts webhook={webhook} />
      </p>
      {webhook.missed && (
        <p className="mt-1 text-hint text-tomato">
          {m.webhook_missed()}
          {!isPausedState(state) && <MissedButton webhook={webhook} onChanged={onChanged} />}
        </p>
      )}
    </div>
  );
}

/** When the webhook last delivered, how much waits, and what is wrong. */
function WebhookFacts({ webhook }: { webhook: ShownWebhook }) {
  const {
    last_delivered_at: deliveredAt,
    last_answer: lastAnswer,
    waiting,
    old_secret_until: oldSecretUntil,
  } = webhook;
  return (
    <>
      <span>
        {deliveredAt ? m.webhook_delivered({ moment: dayAndTime(deliveredAt) }) : m.webhook_delivered_never()}
      </span>
      {waiting > 0 && <span>{m.webhook_waiting({ count: formatNumber(waiting) })}</span>}
      {lastAnswer?.failure && (
        <span className="text-tomato">{m.webhook_answered({ answer: answerText(lastAnswer) })}</span>
      )}
      {oldSecretUntil && <span>{m.webhook_old_secret({ moment: dayAndTime(oldSecretUntil) })}</span>}
    </>
  );
}

const isPausedState = (state: ShownWebhook["state"]) => ["paused", "gave_up", "restored"].includes(state);

/** Confirms missed events. Hidden for a paused webhook, because resuming it confirms them, too. */
function MissedButton({ webhook: { id, name }, onChanged }: Pick<WebhookRowProps, "webhook" | "onChanged">) {
  const confirm = async () => {
    const result = await call(resumeWebhook, { id: String(id) });
    if (!result.ok) toast({ text: result.problem.message });
    onChanged();
  };
  return (
    <Button
      variant="second"
      size="small"
      className="ml-2"
      aria-label={m.webhook_missed_seen_of({ name })}
      onClick={() => void confirm()}
    >
      {m.webhook_missed_seen()}
    </Button>
  );
}

type WebhookButtonsProps = Pick<WebhookRowProps, "webhook" | "onChanged"> & { onEdit: () => void };

function WebhookButtons({ webhook, onChanged, onEdit }: WebhookButtonsProps) {
  const { id, name, state } = webhook;
  const isPaused = isPausedState(state);
  const runOperation = async (operation: Operation<{ id: string }, unknown>, doneText: string) => {
    const result = await call(operation, { id: String(id) });
    toast({ text: result.ok ? doneText : result.problem.message });
    onChanged();
  };
  const sendTest = async () => {
    const result = await call(testWebhook, { id: String(id) });
    if (!result.ok) return toast({ text: result.problem.message });
    const { data } = result.value;
    if (data.failure) return toast({ text: m.webhook_test_failed({ name, answer: answerText(data) }) });
    return toast({ text: m.webhook_test_delivered({ name }) });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="second"
        size="small"
        aria-label={m.webhook_test_of({ name })}
        onClick={() => void sendTest()}
      >
        {m.webhook_test()}
      </Button>
      <Button variant="second" size="small" aria-label={m.webhook_change_of({ name })} onClick={onEdit}>
        {m.common_change()}
      </Button>
      {isPaused ? (
        <Button
          size="small"
          aria-label={m.webhook_resume_of({ name })}
          onClick={() => void runOperation(resumeWebhook, m.webhook_resumed({ name }))}
        >
          {m.webhook_resume()}
        </Button>
      ) : (
        <Button
          variant="second"
          size="small"
          aria-label={m.webhook_pause_of({ name })}
          onClick={() => void runOperation(pauseWebhook, m.webhook_paused_now({ name }))}
        >
          {m.webhook_pause()}
        </Button>
      )}
    </div>
  );
}
