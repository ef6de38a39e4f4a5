import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type StoredSending, storeSending } from "../src/platform/settings/sending.server.ts";
import { lines, openOrdering, rate } from "./orders.ts";

/** A customer gets thirty e-mails a day at most; each order goes to another number. */
const customers = 40;
const turns = 4;

type MessageFigures = {
  /** Orders a second by many customers, without and with a mail server and an SMS gateway. */
  silent: number;
  notified: number;
  /** The share of their messages that was sent by the last order, and in how many seconds the others were. */
  sent: number;
  late: number;
  /** CPU of an order and its messages, in ms, without and with. */
  silentCpu: number;
  notifiedCpu: number;
};

/** Cash orders of five lines per second, of which three messages go out each, and those of a shop that can send none, in turns. */
export async function messageFigures(seconds: number): Promise<MessageFigures> {
  const { shop, signIn, order, close } = await openOrdering();
  const { pool } = shop.database;
  const tokens: string[] = [];
  for (let index = 0; index < customers; index++) tokens.push(await signIn(`bench-${index}@example.com`));
  await pool.query("update users set email_verified = true");
  await pool.query("update shop_details set notifications_per_day = 1000000");
  const sinks = fork(join(import.meta.dirname, "message-sinks.ts"), { execArgv: [] });
  const [{ smtp, sms }] = (await once(sinks, "message")) as [{ smtp: string; sms: string }];
  const sending = {
    smtp_server: smtp,
    sms_url: `${sms}?to={number}&text={text}&id={id}`,
    sms_success: '"status":"ok"',
  };

  await turn(sending);
  // From the first delivery on an account has no limit of its own.
  await pool.query(
    `update orders set status = 'completed', fulfilment = 'delivered'
     where id in (select min(id) from orders group by user_id)`,
  );
  const figures = { silent: 0, notified: 0, sent: 0, late: 0, silentCpu: 0, notifiedCpu: 0 };
  for (let index = 0; index < turns; index++) {
    const silent = await turn({});
    const notified = await turn(sending);
    figures.silent += silent.perSecond / turns;
    figures.silentCpu += silent.cpu / turns;
    figures.notified += notified.perSecond / turns;
    figures.notifiedCpu += notified.cpu / turns;
    figures.sent += notified.sent / turns;
    figures.late += notified.late / turns;
  }
  await close();
  sinks.kill();
  return figures;

  async function turn(stored: StoredSending) {
    await storeSending(pool, stored);
    shop.details.forget();
    await pool.query("delete from notifications");
    await pool.query("delete from rate_limits");
    let orders = 0;
    const cpu = process.cpuUsage();
    const perSecond = await rate(() => {
      orders++;
      return order({
        token: tokens[orders % customers] as string,
        ids: lines,
        mobile_no: `017${10_000_000 + orders}`,
      });
    }, seconds / turns);
    const begun = performance.now();
    const sent = (await countOf("sent")) / orders / 3;
    while ((await countOf("waiting")) > 0) await sleep(100);
    const { user, system } = process.cpuUsage(cpu);
    return {
      perSecond,
      sent,
      late: (performance.now() - begun) / 1_000,
      cpu: (user + system) / 1_000 / orders,
    };
  }

  async function countOf(status: string): Promise<number> {
    const { rows } = await pool.query("select count(*)::int as count from notifications where status = $1", [
      status,
    ]);
    return rows[0].count;
  }
}
