import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { TimedAnswer } from "./readers.ts";

/** For so long no standby is there, in seconds: longer than a statement may take. */
export const aloneS = 20;

/** From when until when no order was taken, by `performance.now()`. */
export type Outage = { from: number; until: number };

/** What became of orders while no standby was there. */
export type Alone = { acknowledged: number; refused: number; back: Outage };

/** How long it was, in seconds with one digit. */
export const seconds = ({ from, until }: Outage) => Math.round((until - from) / 100) / 10;

/** Kills the primary, waits until orders flow, starts it as a standby and waits until both standbys follow. */
export async function replacePrimary(cluster: Cluster, answers: readonly TimedAnswer[]): Promise<Outage> {
  const primary = await cluster.primary();
  const from = performance.now();
  await cluster.kill(primary);
  const until = await untilOrdered(answers, performance.now());
  cluster.start(primary);
  await cluster.untilWhole();
  await sleep(2_000);
  return { from, until };
}

/** A primary that is well hands over, as before its machine is restarted. Gives the longest time in which no order was taken. */
export async function switchOver(cluster: Cluster, answers: readonly TimedAnswer[]): Promise<Outage> {
  const begun = performance.now();
  await cluster.switchOver();
  const end = await untilOrdered(answers, performance.now());
  await cluster.untilWhole();
  const moments = answers
    .filter(({ status }) => status === 200)
    .map(({ at, ms }) => at + ms)
    .filter((moment) => moment > begun && moment <= end)
    .sort((one, other) => one - other);
  const pauses = moments.map((until, place) => ({ from: moments[place - 1] ?? begun, until }));
  return pauses.reduce((longest, pause) => (seconds(pause) > seconds(longest) ? pause : longest));
}

/** Kills both standbys: what is written then is on one machine only, and no order may be acknowledged until one is back. */
export async function withoutStandbys(cluster: Cluster, answers: readonly TimedAnswer[]): Promise<Alone> {
  const standbys = await cluster.standbys();
  for (const standby of standbys) await cluster.kill(standby);
  const begun = performance.now();
  await sleep(aloneS * 1_000);
  const meanwhile = answers.filter(({ at }) => at > begun);
  const count = (wanted: number) => meanwhile.filter(({ status }) => status === wanted).length;
  const acknowledged = count(200);
  const refused = count(503);
  const from = performance.now();
  for (const standby of standbys) cluster.start(standby);
  const until = await untilOrdered(answers, from);
  await cluster.untilWhole();
  return { acknowledged, refused, back: { from, until } };
}

/** When the first order was acknowledged that was sent after a moment. */
export async function untilOrdered(answers: readonly TimedAnswer[], after: number): Promise<number> {
  const end = performance.now() + 180_000;
  while (performance.now() < end) {
    const first = answers.find(({ at, status }) => at > after && status === 200);
    if (first) return first.at + first.ms;
    await sleep(100);
  }
  throw new Error("no order was taken again within three minutes");
}
