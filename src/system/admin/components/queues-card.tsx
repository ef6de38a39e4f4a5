import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { System } from "../contract.ts";

const names = {
  emails: m.system_queue_emails,
  order_emails: m.system_queue_order_emails,
  sms: m.office_sms,
};

export function QueuesCard({ queues }: Pick<System, "queues">) {
  return (
    <section aria-labelledby="queues-title" className="rounded-card bg-card p-4 shadow-rest">
      <h2 id="queues-title" className="mb-2 text-sub">
        {m.system_queues()}
      </h2>
      <ul className="grid gap-2">
        {queues.map(({ queue, waiting, failed, oldest_s }) => (
          <li key={queue} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink-soft">{names[queue]()}</span>
            <span className="font-medium">
              {m.system_waiting({ count: number(waiting) })}
              {waiting > 0 &&
                ` (${m.system_oldest()}: ${m.system_minutes({ count: number(Math.ceil(oldest_s / 60)) })})`}
              {" · "}
              <span className={failed > 0 ? "text-tomato" : ""}>
                {m.system_failed({ count: number(failed) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
