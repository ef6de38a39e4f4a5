import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { listWebhookDeliveries, type ShownDelivery } from "../contract.ts";
import { answerText } from "./webhook-texts.ts";

/** The newest deliveries of a webhook, failing ones first. */
export function DeliveryList({ id }: { id: string }) {
  const list = useAdminLoad(listWebhookDeliveries, { id });
  const deliveries = list.value?.data;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sub">{m.webhook_deliveries()}</h3>
        <Button variant="second" size="small" onClick={() => void list.load()}>
          {m.webhook_deliveries_again()}
        </Button>
      </div>
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!deliveries && !list.problem && <ListSkeleton />}
      {deliveries?.length === 0 && <p className="text-hint text-ink-soft">{m.webhook_deliveries_none()}</p>}
      <ul className="grid max-h-80 overflow-y-auto" aria-label={m.webhook_deliveries()}>
        {deliveries?.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: ShownDelivery }) {
  const { id, type, status, attempts, settled_at, next_attempt_at, failure } = delivery;
  const moment = dayAndTime(settled_at ?? next_attempt_at ?? "");
  const statusTexts = {
    waiting: m.webhook_delivery_waiting,
    delivered: m.webhook_delivery_delivered,
    refused: m.webhook_delivery_refused,
  };
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5 text-hint first:border-t-0">
      <span>
        <code>{type}</code> <span className="text-ink-soft">#{id}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-ink-soft">
        {attempts > 1 && <span>{m.webhook_delivery_attempts({ count: formatNumber(attempts) })}</span>}
        <span className={failure ? "text-tomato" : ""}>{answerText(delivery)}</span>
        <span>{statusTexts[status]({ moment })}</span>
      </span>
    </li>
  );
}
