import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder, startServer } from "#tests/support/shop/start-server.ts";
import { isAcknowledged } from "../buyers.ts";
import type { DrillOptions, DrillReport } from "../drill.ts";
import { findFaults } from "../ledger.ts";
import { openMarket } from "../market.ts";
import { insist } from "./insistent.ts";
import { type Outage, seconds, untilOrdered } from "./outages.ts";
import { openPair } from "./pair.ts";
import type { TimedAnswer } from "./readers.ts";

/** So many orders are taken before the primary is lost, and after. */
const orders = 20;

/**
 * The short form of `failover`: a primary and its synchronous standby, orders without pause; the primary is killed, the standby takes
 * over. At the end all acknowledged orders are there once, and the books add up.
 */
export async function takeOver({ buyers, say }: DrillOptions): Promise<DrillReport & { taken: number }> {
  const pair = await openPair();
  const DATA_DIR = emptyFolder();
  const answers: TimedAnswer[] = [];
  try {
    const server = await startServer({
      DATA_DIR,
      DATABASE_URL: pair.url,
      RATE_LIMIT: "0",
      HOST: "127.0.0.1",
    });
    try {
      const database = { connectionString: pair.url };
      const { market, tokenOf, stockBefore } = await openMarket(() => server.url, database, buyers);
      const buying = Array.from({ length: buyers }, (_, one) => insist(market, tokenOf(one), answers));
      const taken = () => market.attempts.filter(isAcknowledged).length;
      const untilTaken = async (wanted: number) => {
        await untilOrdered(answers, performance.now());
        while (taken() < wanted) await sleep(100);
      };
      let outage: Outage;
      try {
        await untilTaken(orders);
        const from = performance.now();
        await pair.takeOver();
        outage = { from, until: await untilOrdered(answers, performance.now()) };
        say(`orders again after ${seconds(outage)} s`);
        await untilTaken(taken() + orders);
      } finally {
        market.open = false;
        await Promise.all(buying);
      }
      return {
        taken: taken(),
        faults: [
          ...new Set(market.unexpected),
          ...(await findFaults(database, market.attempts, stockBefore)),
        ],
        figures: [`${taken()} orders were acknowledged; orders again after ${seconds(outage)} s.`],
      };
    } finally {
      await server.end();
    }
  } finally {
    await pair.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
