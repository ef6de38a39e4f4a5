import { type ReactNode, useEffect } from "react";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Summary } from "#src/ui/display/summary.tsx";
import { BackupsCard } from "../components/backups-card.tsx";
import { FactsCard } from "../components/facts-card.tsx";
import { QueuesCard } from "../components/queues-card.tsx";
import { RetentionCard } from "../components/retention-card.tsx";
import { SummaryCard } from "../components/summary-card.tsx";
import { type System, showSystem } from "../contract.ts";
import { durationText, sizeText } from "../sizes.ts";

/** Poll interval during a backup, in ms. */
const pollIntervalMs = 2_000;

/** The page /admin/system: whether everything works, the backups, and details to look into. */
export default function SystemPage() {
  const { value, problem, load } = useAdminLoad(showSystem, {});
  const shopUrl = useRootData()?.shop.url ?? "";
  const isBackupRunning = value?.data.backups.last.some(({ ended_at }) => ended_at === null) ?? false;
  useEffect(() => {
    if (!isBackupRunning) return;
    const timer = setInterval(() => void load(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isBackupRunning, load]);
  return (
    <>
      <PageHead title={m.system_title()} note={m.system_note()}>
        <Button variant="second" size="dense" onClick={() => void load()}>
          {m.system_refresh()}
        </Button>
      </PageHead>
      {problem && <Failed text={problem.message} onRetry={load} />}
      {!value && !problem && <ListSkeleton />}
      {value && (
        <>
          <SummaryCard system={value.data} />
          <BackupsCard backups={value.data.backups} onChanged={() => void load()} />
          <details className="group mt-3">
            <Summary>{m.system_details()}</Summary>
            <div className="grid items-start gap-3 md:grid-cols-2">
              <QueuesCard {...value.data} />
              <FactsCard title={m.system_server()} facts={describeServer(value.data)} />
              <FactsCard title={m.system_database()} facts={describeDatabase(value.data)} />
              <FactsCard title={m.system_speed()} facts={describeSpeed(value.data)} />
              <FactsCard title={m.system_feeds()} facts={describeFeeds(shopUrl)} />
              <RetentionCard retention={value.data.retention} />
              {value.data.cdn && <FactsCard title={m.system_cdn()} facts={describeCdn(value.data.cdn)} />}
            </div>
          </details>
        </>
      )}
    </>
  );
}

type Facts = [label: string, value: ReactNode][];

const diskText = (disk: System["disk"]["data"]) =>
  disk ? m.system_free_of({ free: sizeText(disk.free), total: sizeText(disk.total) }) : m.system_unknown();

const describeServer = ({ version, node, uptime, memory, disk }: System): Facts => [
  [
    m.system_version(),
    <code key="version">
      {version} (Node {node})
    </code>,
  ],
  [m.system_uptime(), durationText(uptime)],
  [m.system_memory(), sizeText(memory)],
  [m.system_data_disk(), diskText(disk.data)],
];

const describeDatabase = ({ database, pool }: System): Facts => [
  [m.system_database_version(), <code key="version">PostgreSQL {database.version}</code>],
  [m.system_database_size(), sizeText(database.bytes)],
  [
    m.system_connections(),
    m.system_of_most({
      count: formatNumber(database.connections),
      most: formatNumber(database.most_connections),
    }),
  ],
  [m.system_pool(), m.system_of_most({ count: formatNumber(pool.used), most: formatNumber(pool.most) })],
  [m.system_pool_waiting(), formatNumber(pool.waiting)],
];

const feedFiles = [
  "/feeds/google-en.xml",
  "/feeds/google-bn.xml",
  "/feeds/meta-en.csv",
  "/feeds/meta-bn.csv",
];

const describeFeeds = (shopUrl: string): Facts =>
  feedFiles.map((path) => [
    m.system_feed({
      program: path.includes("google") ? "Google" : "Meta",
      language: path.includes("-bn") ? m.office_bengali() : m.office_english(),
    }),
    <code key={path} className="break-all">
      {shopUrl + path}
    </code>,
  ]);

const describeCdn = ({ purged_at, failing_since, failure }: NonNullable<System["cdn"]>): Facts => [
  [
    m.system_cdn_state(),
    failing_since ? (
      <span key="state" className="text-tomato">
        {m.system_cdn_failing({ time: dayAndTime(failing_since), reason: failure ?? m.system_unknown() })}
      </span>
    ) : (
      m.system_cdn_ok()
    ),
  ],
  [m.system_cdn_purged(), purged_at ? dayAndTime(purged_at) : m.system_cdn_never()],
];

const describeSpeed = ({ cache, search }: System): Facts => [
  [
    m.system_cache(),
    m.system_cache_value({ count: formatNumber(cache.entries), size: sizeText(cache.bytes) }),
  ],
  [m.system_hits(), formatNumber(cache.hits)],
  [m.system_index(), indexText(search)],
  [m.system_behind(), m.system_ms({ count: formatNumber(search.behind_ms) })],
];

function indexText({ ready, products, failure }: System["search"]): string {
  if (failure) return m.system_index_failed({ reason: failure });
  return ready ? formatNumber(products) : m.system_index_building();
}
