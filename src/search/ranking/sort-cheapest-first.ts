import { textAt } from "../arrays/text-table.ts";
import { facetAt, startOf, summaryAt, valueAt } from "../index/columns.ts";
import { isHead, isInTitle, wordOf } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import { isUnavailable } from "../index/summary.ts";
import type { Reading } from "../query/query-word.ts";
import { isVariantWord } from "../tokens/query-tokens.ts";
import { stems } from "../words/endings.ts";
import type { Hits } from "./hits.ts";

/** Above any score of words, below pins. */
const cheapestScore = 10;
/** The maximum distance from the best score if no title's head is the searched thing. */
const maxScoreDistance = 0.1;
/** A value with less than a third of the most common value's frequency is unusual. */
const usualRatio = 3;

/** A size as tokenised: "500g". */
const sizePattern = /^([0-9.]+)(g|ml|pc)$/;

/** A document of the searched thing: its index among the hits, its price, amount and unit. */
type UnitCost = { hitIndex: number; value: number; amount: number; unit: string; soldOut: boolean };

/** Sorts documents of the searched thing first, by unit price if most have one, else by price, sold out last. */
export function sortCheapestFirst(
  segments: readonly Segment[],
  readings: readonly Reading[],
  hits: Hits,
): void {
  const documents = findSearchedThing(segments, readings, hits).map((hitIndex) =>
    readUnitCost(segments, hits, hitIndex),
  );
  const [unit] = findMostCommon(documents.map((document) => document.unit));
  const comparable = documents.filter((document) => document.unit !== "" && document.unit === unit);
  const comparesUnitPrices = 2 * comparable.length > documents.length;
  const hasUnitPrice = (document: UnitCost) => comparesUnitPrices && document.unit === unit;
  const lacksUnitPrice = (document: UnitCost) => comparesUnitPrices && document.unit !== unit;
  const costOf = (document: UnitCost) =>
    hasUnitPrice(document) ? document.value / document.amount : document.value;
  documents.sort(
    (a, b) =>
      Number(a.soldOut) - Number(b.soldOut) ||
      Number(lacksUnitPrice(a)) - Number(lacksUnitPrice(b)) ||
      costOf(a) - costOf(b) ||
      a.value - b.value,
  );
  for (const [rank, { hitIndex }] of documents.entries())
    hits.scores[hitIndex] = cheapestScore + 1 - rank / documents.length;
}

function readUnitCost(segments: readonly Segment[], hits: Hits, hitIndex: number): UnitCost {
  const segment = segments[hits.segments[hitIndex] as number] as Segment;
  const slot = hits.slots[hitIndex] as number;
  const value = valueAt(segment, slot);
  const soldOut = isUnavailable(summaryAt(segment, slot));
  for (let at = startOf(segment, slot); at < startOf(segment, slot + 1); at++) {
    const occurrence = segment.occurrences[at] as number;
    if (isInTitle(occurrence)) continue;
    const size = sizePattern.exec(textAt(segment.lexicon.forms, wordOf(occurrence)));
    if (size && Number(size[1]) > 0)
      return { hitIndex, value, amount: Number(size[1]), unit: size[2] ?? "", soldOut };
  }
  return { hitIndex, value, amount: 1, unit: "", soldOut };
}

/**
 * The indexes of the hits that are the searched thing: its word is a title's head, and the other language's head and the facet are
 * the usual ones ("Puffed rice | মুড়ি" is not rice). Without such a head, all hits close to the best.
 */
function findSearchedThing(segments: readonly Segment[], readings: readonly Reading[], hits: Hits): number[] {
  const wantedWordsBySegment = segments.map((_, index) => findWantedWords(readings, index));
  const headMatches: { at: number; otherHead: string | undefined; facet: number }[] = [];
  for (let at = 0; at < hits.length; at++) {
    if (hits.weakest[at] === 0) continue;
    const index = hits.segments[at] as number;
    const segment = segments[index] as Segment;
    const slot = hits.slots[at] as number;
    const words = wantedWordsBySegment[index] as ReadonlySet<number>;
    const heads = headsOf(segment, slot);
    const others = heads.filter((head) => !words.has(head));
    if (others.length === heads.length) continue;
    const [other] = others;
    const otherHead = other === undefined ? undefined : toSingular(textAt(segment.lexicon.forms, other));
    headMatches.push({ at, otherHead, facet: facetAt(segment, slot) });
  }
  if (headMatches.length === 0) return findBestHits(hits);
  const usualNames = findMostCommon(headMatches.map(({ otherHead }) => otherHead));
  const named = headMatches.filter(
    ({ otherHead }) => otherHead === undefined || usualNames.includes(otherHead),
  );
  const usualFacets = findMostCommon(named.map(({ facet }) => facet));
  return named.filter(({ facet }) => usualFacets.includes(facet)).map(({ at }) => at);
}

/** The words of a segment that name the searched thing. */
const findWantedWords = (readings: readonly Reading[], segment: number): ReadonlySet<number> =>
  new Set(
    readings.flatMap(({ words }) =>
      words.flatMap(({ token, meanings }) =>
        isVariantWord(token) ? [] : [...(meanings[segment]?.keys() ?? [])],
      ),
    ),
  );

function headsOf(segment: Segment, slot: number): number[] {
  const heads: number[] = [];
  for (let at = startOf(segment, slot); at < startOf(segment, slot + 1); at++) {
    const occurrence = segment.occurrences[at] as number;
    if (isInTitle(occurrence) && isHead(occurrence)) heads.push(wordOf(occurrence));
  }
  return heads;
}

const toSingular = (text: string): string => stems(text)[0] ?? text;

/** The values, most frequent first, without unusual ones (`usualRatio`). */
function findMostCommon<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts]
    .filter(([, count]) => count * usualRatio >= most)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value);
}

/** The indexes of the hits within `maxScoreDistance` of the best score. */
function findBestHits(hits: Hits): number[] {
  let bestScore = 0;
  for (let index = 0; index < hits.length; index++)
    bestScore = Math.max(bestScore, hits.scores[index] as number);
  return Array.from({ length: hits.length }, (_, index) => index).filter(
    (at) => (hits.scores[at] as number) >= bestScore - maxScoreDistance,
  );
}
