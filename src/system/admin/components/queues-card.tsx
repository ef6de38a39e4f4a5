import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { System } from "../contract.ts";

const queueNames = {
  emails: m.system_queue_emails,
  order_emails: m.system_queue_order_emails,
  sms: m.office_sms,
  pushes: m.system_queue_pushes,
  stock_alerts: m.system_queue_stock_alerts,
};

/** On the page "System": how many messages wait in each queue, and what failed. */
export function QueuesCard({ queues, push_queues: pushes }: Pick<System, "queues" | "push_queues">) {
  return (
    <section aria-labelledby="queues-title" className="rounded-card bg-card p-4 shadow-rest">
      <h2 id="queues-title" className="mb-2 text-sub">
        {m.system_queues()}
      </h2>
      <ul className="grid gap-2">
        {queues.map(({ failed, ...queue }) => (
          <QueueLine key={queue.queue} {...queue}>
            {" · "}
            <span className={failed > 0 ? "text-tomato" : ""}>
              {m.system_failed({ count: formatNumber(failed) })}
            </span>
          </QueueLine>
        ))}
        {pushes.map(({ failure, ...queue }) => (
          <QueueLine key={queue.queue} {...queue}>
            {failure && (
              <span className="wrap-anywhere text-tomato">
                {" · "}
                {m.system_last_failure({ reason: failure })}
              </span>
            )}
          </QueueLine>
        ))}
      </ul>
    </section>
  );
}

type QueueLineProps = {
  queue: keyof typeof queueNames;
  waiting: number;
  oldest_s: number;
  /** What failed. */
  children: ReactNode;
};

const QueueLine = ({ queue, waiting, oldest_s, children }: QueueLineProps) => (
  <li className="flex flex-wrap justify-between gap-x-4">
    <span className="text-ink-soft">{queueNames[queue]()}</span>
    <span className="font-medium">
      {m.system_waiting({ count: formatNumber(waiting) })}
      {waiting > 0 &&
        ` (${m.system_oldest()}: ${m.system_minutes({ count: formatNumber(Math.ceil(oldest_s / 60)) })})`}
      {children}
    </span>
  </li>
);
