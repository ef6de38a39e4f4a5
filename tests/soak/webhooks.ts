import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { openReceiver, type ReceivedMessage } from "../support/services/webhook-receiver.ts";
import {
  databaseOf,
  emptyFolder,
  type Server,
  siblingDataFolder,
  startServer,
} from "../support/shop/start-server.ts";
import { type BuyerAttempt, buy, isAcknowledged, newAttempt, postOrder } from "./buyers.ts";
import { type DrillOptions, type DrillReport, quantile } from "./drill.ts";
import { call, embeddedIn, freePort, newAccount, openMarket, untilHealth } from "./market.ts";

const failing = 0.2;
/** Orders whose events are timed when all is well, and how long the p95 of them may take, in ms. */
const timed = 40;
const maxMs = 2_000;
/** How long the receiver is down at least, in minutes. */
const downMinutes = Number(process.env.DOWN_MINUTES ?? 0);

type PulledEvent = { id: number; subject: number; type: string };

/**
 * Two servers with one database take so many orders (`rounds`), and staff confirm and pack each. Its receiver is down for the first
 * half, and at least `DOWN_MINUTES`, and then fails at random; servers are killed. Each event must come at least once with its id,
 * those of an order in their order; what was pushed is what can be pulled.
 */
export async function webhooks({
  rounds: orders,
  buyers,
  say,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  /** The first server is killed, the second, both, and so on. */
  const kills = 3 * Math.min(3, Math.ceil(orders / 1_000));
  const target = await openReceiver();
  let isDown = true;
  const isUpAgain = sleep(downMinutes * 60_000, undefined, { ref: false });
  target.receiver.answer = () => (isDown || Math.random() < failing ? 503 : 204);
  const env = { RATE_LIMIT: "0", HOST: "127.0.0.1", INNER_HOSTS: target.host };
  const owner = { ...env, DATA_DIR, PORT: String(await freePort()) };
  const servers: Server[] = [await startServer(owner)];
  const database = embeddedIn(DATA_DIR);
  const guest = {
    ...env,
    DATA_DIR: siblingDataFolder(DATA_DIR),
    DATABASE_URL: databaseOf(DATA_DIR),
    PORT: String(await freePort()),
  };
  servers.push(await startServer(guest));
  let turn = 0;
  const url = () => servers[turn++ % servers.length]?.url ?? "";
  const { market, tokenOf } = await openMarket(url, database, buyers);
  const admin = { token: await newAccount(url(), "admin@tatka.example", "test-admin") };
  const password = "test-admin";
  const scopes = ["orders:read"];
  await call(url(), "/api/admin/webhooks", {
    ...admin,
    body: { name: "Accounting", url: target.url, scopes, password },
  });
  const key = (await call(url(), "/api/admin/api-keys", {
    ...admin,
    body: { name: "Reader", scopes, last_day: dateOf(Date.now()), per_minute: 1_000, password },
  })) as { token: string };

  const done = () => market.attempts.filter(isAcknowledged);
  const packed = new Set<number>();
  let isServing = true;
  const serving = serve();
  const buying = Array.from({ length: buyers }, (_, index) => buy(market, tokenOf(index)));
  try {
    for (let round = 1; round <= kills; round++) {
      while (done().length < (orders * round) / (kills + 1)) await sleep(20);
      if (round === Math.ceil(kills / 2))
        void isUpAgain.then(() => {
          isDown = false;
        });
      await kill(round % 3);
      say(`kill ${round} of ${kills}: ${done().length} orders, ${target.received.length} events received`);
    }
    while (done().length < orders) await sleep(20);
    market.open = false;
    await Promise.all(buying);
    while (done().some(({ acknowledged }) => [...acknowledged].some((id) => !packed.has(id))))
      await sleep(20);
    isServing = false;
    await serving;
    await isUpAgain;
    // If it was down until now, servers are also killed while it fails at random.
    if (downMinutes > 0) await kill(0);
    await delivered();
    const pulled = await pull();
    const faults = [...new Set(market.unexpected), ...faultsOf(pulled)];
    if (pulled.length < 3 * packed.size) faults.push(`${packed.size} orders have ${pulled.length} events`);
    target.receiver.answer = () => 204;
    const delays: number[] = [];
    for (let index = 0; index < timed; index++) delays.push(await delayOf(newAttempt(market)));
    const p95 = quantile(delays, 0.95);
    if (orders >= 1_000 && p95 > maxMs) faults.push(`the p95 of events is ${p95} ms`);
    const figures = [
      `${done().length} orders with ${pulled.length} events, ${target.received.length} messages taken, through ${kills} kills.`,
      `When all is well, an event comes after ${quantile(delays, 0.5)} ms (p95 ${p95} ms).`,
    ];
    return { figures, faults };
  } finally {
    market.open = false;
    isServing = false;
    await Promise.all(servers.toReversed().map((server) => server.end()));
    target.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }

  async function kill(which: number) {
    const killed = which === 0 ? [0, 1] : [which - 1];
    await Promise.all(killed.map((at) => servers[at]?.end("SIGKILL")));
    for (const at of killed) {
      servers[at] = await startServer(at === 0 ? owner : guest);
      await untilHealth(servers[at].url, (ok) => ok);
    }
  }

  /** Confirms and packs each order that is there. */
  async function serve() {
    while (isServing) {
      const ids = done().flatMap(({ acknowledged }) => [...acknowledged]);
      const waiting = ids.filter((id) => !packed.has(id)).slice(0, buyers);
      // What fails is tried again.
      await Promise.all(waiting.map((id) => serveOrder(id).catch(() => undefined)));
      if (waiting.length === 0) await sleep(20);
    }
  }

  async function serveOrder(id: number) {
    const path = `/api/admin/orders/${id}`;
    const step = (from: string, to: string) => call(url(), `${path}/steps`, { ...admin, body: { from, to } });
    try {
      await step("placed", "confirmed");
      await step("confirmed", "packed");
      packed.add(id);
    } catch {
      // The answer to a step that was taken may be lost.
      const { data } = (await call(url(), path, admin)) as { data: { fulfilment: string } };
      if (data.fulfilment === "confirmed") await step("confirmed", "packed");
      if (data.fulfilment !== "placed") packed.add(id);
    }
  }

  /** As if the pauses, and the leases of killed processes, were over. */
  async function delivered() {
    const client = new pg.Client(database);
    await client.connect();
    for (let waiting = 1; waiting > 0; await sleep(1_000)) {
      await client.query(
        "update webhook_deliveries set next_attempt_at = now() where status = 'waiting' and failure is not null",
      );
      const { rows } = await client.query<{ waiting: number }>(
        `select (select count(*) from webhook_deliveries where status = 'waiting')::int
              + (select count(*) from events e, webhooks w where e.position is null or e.position > w.position)::int as waiting`,
      );
      waiting = rows[0]?.waiting ?? 0;
      say(`${waiting} events are to be delivered, ${target.received.length} received`);
    }
    await client.end();
  }

  async function pull(): Promise<PulledEvent[]> {
    const all: PulledEvent[] = [];
    for (let after = 0, more = true; more; ) {
      const { data, meta } = (await call(url(), `/api/events?limit=1000&after=${after}`, key)) as {
        data: PulledEvent[];
        meta: { next: number };
      };
      all.push(...data);
      after = meta.next;
      more = data.length > 0;
    }
    return all;
  }

  function faultsOf(pulled: PulledEvent[]): string[] {
    const first = new Map<number, ReceivedMessage>();
    for (const message of target.received)
      if (!first.has(message.body.id)) first.set(message.body.id, message);
    const faults: string[] = [];
    for (const event of pulled)
      if (!isDeepStrictEqual(first.get(event.id)?.body, event))
        faults.push(`event ${event.id}, ${event.type} of ${event.subject}, was pulled and not pushed`);
    if (first.size > pulled.length)
      faults.push(`${first.size - pulled.length} events were pushed and not pulled`);
    const last = new Map<number, number>();
    for (const { id, body } of first.values()) {
      if (id !== String(body.id)) faults.push(`event ${body.id} came as ${id}`);
      if (body.id < (last.get(body.subject) ?? 0))
        faults.push(`event ${body.id} of ${body.subject} came late`);
      last.set(body.subject, body.id);
    }
    const placed = new Set(
      pulled.filter(({ type }) => type === "order.placed").map(({ subject }) => subject),
    );
    for (const id of done().flatMap(({ acknowledged }) => [...acknowledged]))
      if (!placed.has(id)) faults.push(`order ${id} has no event`);
    return faults;
  }

  /** From the answer to an order to its event, in ms. */
  async function delayOf(attempt: BuyerAttempt): Promise<number> {
    const answer = await postOrder(url(), tokenOf(0), attempt);
    const { order } = (await answer.json()) as { order?: { id: number } };
    if (!order) return delayOf(newAttempt(market));
    const begun = Date.now();
    const came = () => target.received.find(({ body }) => body.subject === order.id);
    while (!came() && Date.now() < begun + 60_000) await sleep(10);
    return (came()?.at ?? Date.now()) - begun;
  }
}
