// `node bin/bench.js webhooks`: cash orders of five lines per second while a webhook gets their events, against a shop without one, in turns.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { newSecret } from "../src/events/webhooks/signature.server.ts";
import { lines, openOrdering, rate } from "./orders.ts";

const goal = 0.95;
const turns = 7;
const seconds = 10;

const sink = fork(join(import.meta.dirname, "webhook-sink.ts"), { execArgv: [] });
const [{ host, url }] = (await once(sink, "message")) as [{ host: string; url: string }];
const { shop, signIn, order, close } = await openOrdering({ INNER_HOSTS: host });
const { pool } = shop.database;
const token = await signIn("bench@example.com");
let orders = 0;
const turn = () =>
  rate(() => order({ token, ids: lines, mobile_no: `017${10_000_000 + orders++}` }), seconds);

const pause = () => pool.query("update webhooks set paused_at = now(), paused_because = 'staff'");

/** It gets what happens from now on. */
async function resume() {
  await pool.query("select number_events()");
  await pool.query("delete from webhook_deliveries");
  await pool.query(
    "update webhooks set paused_at = null, paused_because = null, position = (select position from event_log)",
  );
  shop.queues.wake();
}

await pool.query(
  `insert into webhooks (user_id, name, url, scopes, secret, position)
   select min(id), 'Bench', $1, '{orders:read}', $2, 0 from users where role = 'admin'`,
  [url, newSecret()],
);
await pause();
await turn();
const ratios: number[] = [];
for (let index = 0; index < turns; index++) {
  const alone = await turn();
  await resume();
  const heard = await turn();
  const { rows } = await pool.query(
    "select count(*)::int as count from webhook_deliveries where status = 'delivered'",
  );
  await pause();
  ratios.push(heard / alone);
  const figures = `${alone.toFixed(0)} orders/s without, ${heard.toFixed(0)} with a webhook, which got ${rows[0].count} events meanwhile`;
  console.log(`${figures}: ${(heard / alone).toFixed(2)} ×`);
}
const median = ratios.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0;
console.log(`median ${median.toFixed(2)} × (goal ${goal} ×)`);
await close();
sink.kill();
process.exitCode = median < goal ? 1 : 0;
