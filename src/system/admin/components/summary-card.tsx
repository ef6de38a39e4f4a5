import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { failureText } from "#src/backup/failure-text.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { System } from "../contract.ts";
import { retentionNames } from "../retention-names.ts";
import { sizeText } from "../sizes.ts";

type SummaryLine = { name: string; isFine: boolean; text: string };

/** Below this share of a disk, space is short. */
const scarceShare = 0.1;
/** A plan makes one a day: an older backup than this is overdue. */
const maxBackupAgeHours = 36;
/** Minutes after which a waiting message is late. */
const longWaitMinutes = 15;
/** Seconds after which the clean-up is late; it runs every ten minutes. */
const lateSeconds = 60 * 60;

/** One line for each part of the shop: whether it works, and what is wrong if not. */
export function SummaryCard({ system }: { system: System }) {
  const lines = [
    summarizeBackups(system),
    summarizeSpace(system),
    summarizeMessages(system),
    summarizeWebhooks(system),
    summarizeSearch(system),
    summarizeRetention(system),
    ...summarizeCdn(system),
  ];
  return (
    <section aria-label={m.system_summary()} className="mb-3 rounded-card bg-card p-4 shadow-rest">
      <ul className="grid gap-2">
        {lines.map(({ name, isFine, text }) => (
          <li key={name} className="flex gap-2">
            {isFine ? (
              <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
            ) : (
              <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-tomato" />
            )}
            <span className={isFine ? "" : "text-tomato"}>
              <strong>{name}</strong> {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summarizeBackups({ backups: { last: backups, plan } }: System): SummaryLine {
  const name = m.system_summary_backups();
  const lastEnded = backups.find(({ ended_at }) => ended_at !== null);
  const lastFinished = backups.find(({ file }) => file !== null);
  if (lastEnded?.failure)
    return { name, isFine: false, text: m.system_backup_failed({ reason: failureText(lastEnded.failure) }) };
  if (!lastFinished) return { name, isFine: false, text: m.system_backup_none() };
  const isOld = Date.now() - Date.parse(lastFinished.started_at) > maxBackupAgeHours * 3_600_000;
  const text = m.system_summary_backup({ time: dayAndTime(lastFinished.started_at) });
  if (plan.hour === null) return { name, isFine: false, text: `${text} ${m.system_summary_unplanned()}` };
  return { name, isFine: !isOld, text };
}

function summarizeSpace({ disk }: System): SummaryLine {
  const name = m.system_summary_space();
  const disks = [disk.data, disk.backups].flatMap((disk) => disk ?? []);
  const tightest = disks.toSorted((one, other) => one.free / one.total - other.free / other.total)[0];
  if (!tightest) return { name, isFine: true, text: m.system_unknown() };
  const isFine = tightest.free / tightest.total > scarceShare;
  const free = m.system_free_of({ free: sizeText(tightest.free), total: sizeText(tightest.total) });
  return { name, isFine, text: isFine ? m.system_summary_free({ free }) : m.system_summary_scarce({ free }) };
}

function summarizeMessages({ queues }: System): SummaryLine {
  const name = m.system_queues();
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const isSlow = queues.some(({ waiting, oldest_s }) => waiting > 0 && oldest_s > longWaitMinutes * 60);
  if (failed > 0) return { name, isFine: false, text: m.system_failed({ count: formatNumber(failed) }) };
  return { name, isFine: !isSlow, text: isSlow ? m.system_summary_slow() : m.system_summary_sent() };
}

function summarizeWebhooks({ webhooks: { paused, restored, failing } }: System): SummaryLine {
  const name = m.webhooks_title();
  if (paused > 0)
    return { name, isFine: false, text: m.system_webhooks_paused({ count: formatNumber(paused) }) };
  if (restored > 0)
    return { name, isFine: false, text: m.system_webhooks_restored({ count: formatNumber(restored) }) };
  if (failing > 0)
    return { name, isFine: false, text: m.system_webhooks_failing({ count: formatNumber(failing) }) };
  return { name, isFine: true, text: m.system_summary_sent() };
}

function summarizeSearch({ search: { ready, failure } }: System): SummaryLine {
  const name = m.system_summary_search();
  if (failure) return { name, isFine: false, text: m.system_index_failed({ reason: failure }) };
  return { name, isFine: ready, text: ready ? m.system_summary_works() : m.system_index_building() };
}

function summarizeRetention({ retention: kinds, uptime }: System): SummaryLine {
  const name = m.system_retention();
  const failing = kinds.find(({ failing_since }) => failing_since !== null);
  if (failing) {
    const { kind, failing_since, failure } = failing;
    const failureFacts = { time: dayAndTime(failing_since ?? ""), reason: failure ?? m.system_unknown() };
    return {
      name,
      isFine: false,
      text: `${retentionNames[kind]()}: ${m.system_retention_failing(failureFacts)}`,
    };
  }
  // One that never ran counts as late, too.
  const lateKinds = kinds.filter(
    ({ ran_at }) =>
      uptime > lateSeconds && Date.now() - Date.parse(ran_at ?? "1970-01-01") > lateSeconds * 1_000,
  );
  if (lateKinds.length === 0) return { name, isFine: true, text: m.system_summary_works() };
  const names = lateKinds.map(({ kind }) => retentionNames[kind]()).join(", ");
  return { name, isFine: false, text: m.system_retention_late({ names }) };
}

function summarizeCdn({ cdn }: System): SummaryLine[] {
  if (!cdn) return [];
  const { failing_since: since, failure } = cdn;
  const name = m.system_cdn();
  if (!since) return [{ name, isFine: true, text: m.system_cdn_ok() }];
  const reason = failure ?? m.system_unknown();
  return [{ name, isFine: false, text: m.system_cdn_failing({ time: dayAndTime(since), reason }) }];
}
