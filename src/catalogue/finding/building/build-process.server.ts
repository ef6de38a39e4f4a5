// The program of a worker that builds the search index from the whole catalogue and writes it into a file. From source Node
// runs this file as it is, so nothing that it imports may need a bundler; the built shop has it bundled.
import { openClient } from "../../../platform/database/connections.server.ts";
import { onJob } from "../../../platform/process/on-job.server.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { readSynonyms } from "../../../search/query/synonyms.ts";
import type { Job } from "../worker/search-worker.server.ts";
import { type StoredIndex, writeIndex } from "./index-file.server.ts";
import { readLists } from "./read-lists.server.ts";
import { expectedProducts, readAllProducts } from "./read-products.server.ts";
import { stampOf } from "./stamp.server.ts";

async function build({ connection, file }: Job): Promise<void> {
  const builtAt = Date.now();
  const client = await openClient(connection, "tatka-search");
  try {
    await client.query("begin isolation level repeatable read read only");
    const { stamp, version } = await stampOf(client);
    const lists = await readLists(client);
    const builder = new SegmentBuilder(await expectedProducts(client));
    await readAllProducts(client, (product) => builder.add(product));
    for (const word of readSynonyms(lists.synonyms).words) builder.addWord(word);
    const index: StoredIndex = {
      segment: builder.build(),
      recent: [],
      lists,
      version,
      builtAt,
      storedAt: builtAt,
    };
    await writeIndex(file, stamp, index);
  } finally {
    await client.end();
  }
}

onJob(build);
