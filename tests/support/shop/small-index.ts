import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms, type SynonymEntry } from "#src/search/query/synonyms.ts";
import { type SearchRequest, search } from "#src/search/search.ts";

export type SmallTitle = readonly [
  english: string,
  bengali?: string,
  size?: string,
  facet?: number,
  price?: number,
];

/** A search of documents with these titles; returns English titles, best first. */
export function smallIndex(titles: readonly SmallTitle[], synonyms: SynonymEntry[] = []) {
  const known = readSynonyms(synonyms);
  const builder = new SegmentBuilder();
  for (const [index, [titleEn, titleBn = "", size = "1 pc", facet = 1, price = 1]] of titles.entries())
    builder.add({
      id: index + 1,
      titleEn,
      titleBn,
      sizeEn: size,
      sizeBn: "",
      facet,
      value: price * 100,
      flags: 0,
      position: index,
      createdAt: 0,
      demand: 0,
      unavailable: false,
    });
  for (const word of known.words) builder.addWord(word);
  const index = { segments: [builder.build()], synonyms: known };
  const answer = (text: string, more: SearchRequest = {}) => search(index, { text, ...more });
  const found = (text: string, more: SearchRequest = {}) =>
    answer(text, more).ids.map((id) => titles[id - 1]?.[0]);
  return { index, answer, found };
}
