import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#src/platform/database/embedded/embedded-postgres.server.ts";
import { allMigrations, migrate } from "#src/platform/database/migrate.server.ts";
import { emptyFolder } from "../support/shop/start-server.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";

/** How many orders, and order lines; of products and users there are a tenth. */
export const filledRows = 1_000_000;
/** The newest migration of the version before: the later ones are measured. */
const before = "0000_shop";
/** No request of the version before waits longer while a migration runs, in ms. */
const longestMs = 1_000;
/** What a server of the version before asks for, over and over. */
const statements = {
  reading: `select o.id, o.status, i.name_en, p.stock from orders o join order_items i on i.order_id = o.id
            join products p on p.id = i.product_id where o.user_id = 1 order by o.id desc limit 20`,
  ordering: `with placed as (
               insert into orders (user_id, address_details, mobile_no, mobile_e164, total_poisha, idempotency_key, request_hash)
               values (1, 'Road 5', '01712345678', '+8801712345678', 10000, gen_random_uuid()::text, '') returning id
             ), taken as (update products set stock = stock - 1 where id = 1 and stock > 0)
             insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
             select id, 1, 'Mango', 'আম', '', '', '', '', 10000, 1 from placed`,
};

/**
 * Fills a database of the version before with `rounds` rows and migrates it while that version reads and orders: measures how long
 * its statements wait for each migration. Migrations and statements as the shop makes them. `slow` has a sentence for each that
 * waited too long.
 */
export async function migrations({
  rounds: rows,
  say,
}: DrillOptions): Promise<DrillReport & { slow: string[] }> {
  const DATA_DIR = emptyFolder();
  const log = { info: () => undefined, warn: () => undefined, error: say };
  const postgres = await startEmbeddedPostgres(DATA_DIR, { log, kind: "shop" });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const probes = Object.entries(statements).map(([name, text]) => new Probe(name, text, postgres.connection));
  try {
    const known = allMigrations();
    await migrate(client, known.find(({ tag }) => tag === before)?.when);
    await fill(client, rows, say);
    for (const probe of probes) await probe.start();
    const figures = [`${rows} orders and order lines, ${Math.ceil(rows / 10)} products and users.`];
    const faults: string[] = [];
    const slow: string[] = [];
    for (const { tag, when } of known.filter(({ tag }) => tag > before)) {
      await sleep(200);
      for (const probe of probes) probe.forget();
      const begun = performance.now();
      await migrate(client, when);
      const ms = Math.round(performance.now() - begun);
      await Promise.all(probes.map((probe) => probe.next()));
      const waits = probes.map(({ name, slowest }) => `${name} ${slowest} ms`).join(", ");
      say(`${tag}: ${ms} ms; the slowest: ${waits}`);
      figures.push(`${tag}: ${ms} ms, ${waits}`);
      for (const { name, slowest } of probes)
        if (slowest > longestMs) slow.push(`${name} waited ${slowest} ms for ${tag}`);
    }
    for (const { name, failure } of probes)
      if (failure) faults.push(`${name} as the version before does it: ${failure}`);
    return { figures, faults, slow };
  } finally {
    for (const probe of probes) await probe.end();
    await client.end();
    await postgres.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function fill(client: pg.Client, rows: number, say: DrillOptions["say"]) {
  say("filling");
  const few = Math.ceil(rows / 10);
  // Triggers and foreign keys are for rows that come one by one.
  await client.query("set session_replication_role = replica");
  await client.query(`
    insert into categories (name_en, name_bn, slug, icon, tint, position)
    values ('Fruit', 'ফল', 'fruit', 'apple', 'leaf', 1)`);
  await client.query(
    `insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, stock, position)
     select 'many-' || n, 1, 'River rui ' || n, 'নদীর রুই ' || n, '1 kg', '১ কেজি', '/pictures/demo/deshi-tomato.svg', 1000 + n, 300000, n
     from generate_series(1, $1::int) n`,
    [few],
  );
  await client.query(
    `insert into users (issuer, subject, name, email)
     select 'many', 's' || n, 'Customer ' || n, 'c' || n || '@example.com' from generate_series(1, $1::int) n`,
    [few],
  );
  say("filling orders");
  await client.query(
    `insert into orders (user_id, address_details, mobile_no, mobile_e164, total_poisha, idempotency_key, request_hash, status, fulfilment, created_at)
     select 1 + n % $2, 'House ' || n % 900 || ', Dhanmondi', '017' || lpad(n::text, 8, '0'), '+88017' || lpad(n::text, 8, '0'), 10000, n::text, '',
            case when n % 1000 = 0 then 'pending' when n % 20 = 0 then 'cancelled' else 'completed' end,
            case when n % 1000 = 0 or n % 20 = 0 then 'placed' else 'delivered' end, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [rows, few],
  );
  await client.query(`
    insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
    select id, 1 + id % 10, 'Mango', 'আম', '', '', '', '', 5000, 2 from orders`);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

/** Sends one statement over and over on a connection of its own, and notes how long the slowest took. */
class Probe {
  readonly name: string;
  slowest = 0;
  failure: string | undefined;
  readonly #text: string;
  readonly #client: pg.Client;
  #running: Promise<void> | undefined;
  #turn = 0;
  #isOver = false;

  constructor(name: string, text: string, connection: pg.ClientConfig) {
    this.name = name;
    this.#text = text;
    this.#client = new pg.Client(connection);
  }

  async start() {
    await this.#client.connect();
    this.#running = this.#run();
  }

  forget() {
    this.slowest = 0;
  }

  /** Waits until a statement that was begun after this call is done, or one failed. */
  async next() {
    const wanted = this.#turn + 2;
    while (this.#turn < wanted && !this.failure) await sleep(5);
  }

  async end() {
    this.#isOver = true;
    await this.#running;
    await this.#client.end();
  }

  async #run() {
    while (!this.#isOver && !this.failure) {
      const begun = performance.now();
      await this.#client.query(this.#text).catch((error: Error) => {
        this.failure = error.message;
      });
      this.slowest = Math.max(this.slowest, Math.round(performance.now() - begun));
      this.#turn++;
      await sleep(5);
    }
  }
}
