// `npx node bench/search-cpu.ts [--data folder]`: what a search costs without HTTP, and how large a large vocabulary is.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brandName } from "../demo/invented.ts";
import { randomFrom } from "../demo/random.ts";
import { findInIndex } from "../src/catalogue/search/find-in-index.server.ts";
import { LiveIndex } from "../src/catalogue/search/live/live-index.server.ts";
import { inLanguage } from "../src/language/locale.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { countBytes } from "../src/search/index/segment.ts";
import { SegmentBuilder } from "../src/search/index/segment-builder.ts";
import { readSynonyms } from "../src/search/query/synonyms.ts";
import { search } from "../src/search/search.ts";
import { judged } from "./search-queries/all.ts";

const { values } = parseArgs({ options: { data: { type: "string" } } });
const queries = judged.map(({ query }) => query);
const rounds = 5;

/** CPU time of this process for one query, in ms: the best of several rounds through all queries, after one to warm up. */
async function cpuOf(run: (query: string) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage();
    for (const query of queries) await run(query);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) least = Math.min(least, (user + system) / 1_000 / queries.length);
  }
  return least;
}

/** 100,000 products with 100,000 distinct words, half in each script, three in a name. */
function largeVocabulary() {
  const random = randomFrom(3);
  const known = new Map<string, ReturnType<typeof brandName>>();
  while (known.size < 50_000) {
    const word = brandName(random);
    known.set(word.en, word);
  }
  const words = [...known.values()];
  const builder = new SegmentBuilder();
  for (let id = 0; id < 100_000; id++) {
    const name = [words[id % words.length], random.pick(words), random.pick(words)];
    builder.add({
      id,
      facet: 1,
      value: 100,
      position: id,
      createdAt: 0,
      flags: 0,
      unavailable: false,
      demand: 0,
      titleEn: name.map((word) => word?.en).join(" "),
      titleBn: name.map((word) => word?.bn).join(" "),
      sizeEn: "500 g",
      sizeBn: "৫০০ গ্রাম",
    });
  }
  return { segments: [builder.build()], synonyms: readSynonyms([]) };
}

const { shop, close } = await openShop({ DATA_DIR: values.data ?? join(tmpdir(), "tatka-search-100000") });
const live = new LiveIndex(shop, () => undefined);
await live.ready;
const index = live.current;
if (!index) throw new Error("no search index");
const limit = 24;
const found = await cpuOf((text) => search(index, { text, limit }));
const whole = await inLanguage("en", () =>
  cpuOf((text) =>
    findInIndex(index, { search: text, limit, view: "card" }, { shop, countRows: () => undefined }),
  ),
);
const products = live.health().products.toLocaleString("en-IN");
console.log(
  `${products} products: CPU of a search ${found.toFixed(2)} ms, with its 24 rows ${whole.toFixed(2)} ms`,
);
await live.close();
await close();

const large = largeVocabulary();
const size = large.segments.reduce((sum, segment) => sum + countBytes(segment), 0) / 1e6;
const words = large.segments[0]?.frequency.length.toLocaleString("en-IN");
console.log(`1,00,000 products with ${words} distinct words: arrays of ${size.toFixed(1)} MB`);
