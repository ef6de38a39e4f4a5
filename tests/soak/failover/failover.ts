import { rmSync } from "node:fs";
import { emptyFolder, type Server, startServer } from "#tests/support/shop/start-server.ts";
import { isAcknowledged } from "../buyers.ts";
import { type DrillOptions, type DrillReport, quantile } from "../drill.ts";
import { findFaults } from "../ledger.ts";
import { openMarket } from "../market.ts";
import { openCluster } from "./cluster.ts";
import { insist } from "./insistent.ts";
import {
  type Alone,
  aloneS,
  type Outage,
  replacePrimary,
  seconds,
  switchOver,
  untilOrdered,
  withoutStandbys,
} from "./outages.ts";
import { missingPrograms } from "./programs.ts";
import { read, type TimedAnswer, warm } from "./readers.ts";

/** Orders flow again after a primary that is gone within so long: the ttl of `deploy/patroni`, and the election; in seconds. */
const longestS = 45;

/**
 * Three PostgreSQL under Patroni and etcd behind HAProxy, two servers of the shop, orders without pause: the primary is killed
 * `rounds` times, as a machine that loses power, and comes back as a standby. Then both standbys are killed, and nothing may be
 * acknowledged that is on one machine only. At the end all acknowledged orders are there once, and the books add up.
 */
export async function failover({ rounds, buyers, say }: DrillOptions): Promise<DrillReport> {
  const missing = missingPrograms();
  if (missing) return { figures: [], faults: [missing] };
  const cluster = await openCluster();
  const servers: Server[] = [];
  const folders = [emptyFolder(), emptyFolder()];
  const answers: TimedAnswer[] = [];
  const outages: Outage[] = [];
  try {
    const env = { DATABASE_URL: cluster.url, RATE_LIMIT: "0", HOST: "127.0.0.1" };
    for (const DATA_DIR of folders) servers.push(await startServer({ ...env, DATA_DIR }));
    const urls = servers.map(({ url }) => url);
    let turn = 0;
    const url = () => urls[turn++ % urls.length] as string;
    const database = { connectionString: cluster.url };
    const { market, tokenOf, stockBefore } = await openMarket(url, database, buyers);
    await warm(urls);
    const buying = Array.from({ length: buyers }, (_, one) => insist(market, tokenOf(one), answers));
    const reading = read(urls, () => market.open);
    let alone: Alone;
    let planned: Outage;
    try {
      await untilOrdered(answers, performance.now());
      for (let round = 1; round <= rounds; round++) {
        const outage = await replacePrimary(cluster, answers);
        outages.push(outage);
        const count = market.attempts.filter(isAcknowledged).length;
        say(`round ${round} of ${rounds}: orders again after ${seconds(outage)} s, ${count} so far`);
      }
      planned = await switchOver(cluster, answers);
      say(`a planned switchover: no order for ${seconds(planned)} s`);
      alone = await withoutStandbys(cluster, answers);
      say(`without a standby for ${aloneS} s: orders again ${seconds(alone.back)} s after they were started`);
    } finally {
      market.open = false;
    }
    await Promise.all(buying);
    const pages = await reading;
    const faults = [
      ...new Set(market.unexpected),
      ...(await findFaults(database, market.attempts, stockBefore)),
      ...(alone.acknowledged > 0 ? [`${alone.acknowledged} orders were acknowledged without a standby`] : []),
      ...outages
        .filter((one) => seconds(one) > longestS)
        .map((one) => `orders came again after ${seconds(one)} s`),
      ...new Set(
        pages.filter(({ status }) => status !== 200).map(({ what, status }) => `${what}: ${status}`),
      ),
    ];
    const acknowledged = market.attempts.filter(isAcknowledged).length;
    return { faults, figures: figuresOf({ outages, planned, alone, answers, pages, acknowledged }) };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await cluster.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

type FailoverFigures = {
  outages: Outage[];
  planned: Outage;
  alone: Alone;
  answers: TimedAnswer[];
  pages: TimedAnswer[];
  acknowledged: number;
};

function figuresOf({ outages, planned, alone, answers, pages, acknowledged }: FailoverFigures): string[] {
  const during = (all: readonly TimedAnswer[]) =>
    all.filter(({ at }) => outages.some(({ from, until }) => at > from && at < until));
  const times = outages.map(seconds).sort((one, other) => one - other);
  const refused = during(answers).filter(({ status }) => status === 503);
  const read = during(pages);
  return [
    `${outages.length} times the primary was killed; ${acknowledged} orders were acknowledged.`,
    `Orders again after ${times[0]} to ${times.at(-1)} s, in the middle ${times[Math.floor(times.length / 2)]} s.`,
    `Meanwhile ${refused.length} times 503 to an order, after ${quantile(took(refused), 0.5)} ms, the slowest ${quantile(took(refused), 1)} ms;`,
    `${read.filter(({ status }) => status === 200).length} of ${read.length} pages and searches as usual, in ${quantile(took(read), 0.5)} ms, the slowest ${quantile(took(read), 1)} ms.`,
    `A planned switchover: no order for ${seconds(planned)} s.`,
    `Without a standby for ${aloneS} s: ${alone.acknowledged} orders acknowledged, ${alone.refused} refused; orders again ${seconds(alone.back)} s after the standbys were started.`,
  ];
}

const took = (answers: readonly TimedAnswer[]) => answers.map(({ ms }) => ms);
