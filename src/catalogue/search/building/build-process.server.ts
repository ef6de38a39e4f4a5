// A worker that builds the search index and writes it to a file. In development Node runs it unbundled, so its
// imports must work without a bundler.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { openClient } from "#src/platform/database/connections.server.ts";
import { replicaWaits, waitForReplay } from "#src/platform/database/replica.server.ts";
import { onJob } from "#src/platform/process/on-job.server.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms } from "#src/search/query/synonyms.ts";
import type { Job } from "../worker/search-worker.server.ts";
import { type StoredIndex, writeIndex } from "./index-file.server.ts";
import { readLists } from "./read-lists.server.ts";
import { expectedProducts, readAllProducts } from "./read-products.server.ts";
import { readStamp } from "./stamp.server.ts";

/** How often to check whether a replica sees no running transactions, and the pause between, in ms. */
const replicaChecks = { most: 20, pauseMs: 50 };

async function build({ connection, replica, file }: Job): Promise<void> {
  const builtFromReplica = replica && (await buildFromReplica(replica).catch(() => undefined));
  const { stamp, index } = builtFromReplica ?? (await buildFromPrimary(connection));
  await writeIndex(file, stamp, index);
}

/** Undefined if the replica is too far behind, or its snapshot cannot be determined. */
async function buildFromReplica({ connection, moment }: NonNullable<Job["replica"]>) {
  const client = await openClient(connection, "tatka-search");
  try {
    if ((await waitForReplay(client, moment, replicaWaits.long)) !== "yes") return undefined;
    for (let check = 0; check < replicaChecks.most; check++) {
      const state = await beginReading(client);
      if (state.seen.isQuiet) return await buildIndex(client, state);
      await client.query("rollback");
      await sleep(replicaChecks.pauseMs);
    }
    return undefined;
  } finally {
    await client.end();
  }
}

async function buildFromPrimary(connection: Job["connection"]) {
  const client = await openClient(connection, "tatka-search");
  try {
    return await buildIndex(client, await beginReading(client));
  } finally {
    await client.end();
  }
}

/** Begins a transaction that sees one state of the database; returns the stamp of that state. */
async function beginReading(client: pg.Client) {
  await client.query("begin isolation level repeatable read read only");
  return readStamp(client);
}

async function buildIndex(client: pg.Client, { stamp, seen }: Awaited<ReturnType<typeof beginReading>>) {
  const builtAt = Date.now();
  const lists = await readLists(client);
  const builder = new SegmentBuilder(await expectedProducts(client));
  await readAllProducts(client, (product) => builder.add(product));
  for (const word of readSynonyms(lists.synonyms).words) builder.addWord(word);
  const index: StoredIndex = {
    segment: builder.build(),
    recent: [],
    lists,
    seen: String(seen),
    builtAt,
    storedAt: builtAt,
  };
  return { stamp, index };
}

onJob(build);
