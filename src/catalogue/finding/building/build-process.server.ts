// A process of its own that reads the whole catalogue, builds the index, writes it into a file and ends: the memory that
// building takes is given back whole, which a thread's is not. From source Node runs this file as it stands, so nothing that it
// imports may need a bundler; beside the built shop it is compiled.
import { openClient } from "../../../platform/database/connections.server.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { readSynonyms } from "../../../search/query/synonyms.ts";
import { atOrder } from "./at-order.server.ts";
import { type Kept, writeIndex } from "./index-file.server.ts";
import { readLists } from "./read-lists.server.ts";
import { expectedProducts, readAllProducts } from "./read-products.server.ts";
import { stampOf } from "./stamp.server.ts";
import type { Order } from "./worker.server.ts";

async function build({ connection, file }: Order): Promise<void> {
  const builtAt = Date.now();
  const client = await openClient(connection, "tatka-search");
  try {
    await client.query("begin isolation level repeatable read read only");
    const { stamp, version } = await stampOf(client);
    const lists = await readLists(client);
    const builder = new SegmentBuilder(await expectedProducts(client));
    await readAllProducts(client, (good) => builder.add(good));
    for (const word of readSynonyms(lists.synonyms).words) builder.addWord(word);
    const kept: Kept = { segment: builder.build(), recent: [], lists, version, builtAt, storedAt: builtAt };
    await writeIndex(file, stamp, kept);
  } finally {
    await client.end();
  }
}

atOrder(build);
