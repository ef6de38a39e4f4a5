// A process of its own that reads the whole catalogue, builds the index, hands it over and ends: the memory that building takes
// is given back whole, which a thread's is not. Node runs this file as it stands, from source and beside the built shop
// alike, so nothing that it imports may need a bundler.
import pg from "pg";
import type { Segment } from "../index/segment.ts";
import { SegmentBuilder } from "../index/segment-builder.ts";
import { readSynonyms } from "../query/synonyms.ts";
import { readAllGoods } from "./read-goods.server.ts";
import { type Lists, readLists } from "./read-lists.server.ts";

/** What the process hands over: all products as of a version of the catalogue. */
export type Built = { segment: Segment; lists: Lists; version: number };

async function build(connection: pg.ClientConfig): Promise<Built> {
  const client = new pg.Client({ ...connection, application_name: "tatka-search" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ version: string }>("select version from catalogue_version");
    const lists = await readLists(client);
    const builder = new SegmentBuilder();
    for await (const goods of readAllGoods(client)) for (const good of goods) builder.add(good);
    for (const word of readSynonyms(lists.synonyms).words) builder.addWord(word);
    return { segment: builder.build(), lists, version: Number(rows[0]?.version ?? 0) };
  } finally {
    await client.end();
  }
}

process.once("message", async (connection: pg.ClientConfig) => {
  const built = await build(connection);
  process.send?.(built, () => process.disconnect());
});
// Without the shop nobody wants it.
process.once("disconnect", () => process.exit(0));
