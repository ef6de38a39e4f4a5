import { textAt } from "../arrays/text-table.ts";
import { facetAt, startOf, summaryAt, valueAt } from "../index/columns.ts";
import { isHead, isInTitle, wordOf } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import { isUnavailable } from "../index/summary.ts";
import type { Reading } from "../query/query-word.ts";
import { isWish } from "../tokens/query-tokens.ts";
import { stems } from "../words/endings.ts";
import type { Hits } from "./hits.ts";

/** Above whatever words are worth, below what is pinned. */
const cheapFirst = 10;
/** A document is what was typed if its score is this close to the best, where no title says what its thing is. */
const asGood = 0.1;
/** What less than a third as many documents share as share the commonest is unusual. */
const unusual = 3;

/** A document that is the thing asked for: its place among the hits, what it costs, and how much that is of which unit. */
type UnitCost = { at: number; value: number; amount: number; unit: string; soldOut: boolean };

/**
 * Puts those first that are the thing asked for, the cheapest first: by the price of a gram, a millilitre or a piece where more than half of them
 * are sold so, else by their price. What is sold out comes after what is not.
 */
export function cheapestFirst(segments: readonly Segment[], readings: readonly Reading[], hits: Hits): void {
  const all = thoseMeant(segments, readings, hits).map((at) => pricedAt(segments, hits, at));
  const [unit] = usual(all.map((one) => one.unit));
  const comparable = all.filter((one) => one.unit !== "" && one.unit === unit);
  const byUnit = 2 * comparable.length > all.length;
  const cost = ({ value, amount }: UnitCost) => (byUnit ? value / amount : value);
  const isBehind = (one: UnitCost) => Number(byUnit && one.unit !== unit);
  all.sort(
    (a, b) =>
      Number(a.soldOut) - Number(b.soldOut) ||
      isBehind(a) - isBehind(b) ||
      (isBehind(a) ? a.value - b.value : cost(a) - cost(b)) ||
      a.value - b.value,
  );
  for (const [place, { at }] of all.entries()) hits.scores[at] = cheapFirst + 1 - place / all.length;
}

function pricedAt(segments: readonly Segment[], hits: Hits, at: number): UnitCost {
  const segment = segments[hits.segments[at] as number] as Segment;
  const slot = hits.slots[at] as number;
  const value = valueAt(segment, slot);
  const soldOut = isUnavailable(summaryAt(segment, slot));
  for (let place = startOf(segment, slot); place < startOf(segment, slot + 1); place++) {
    const occurrence = segment.occurrences[place] as number;
    if (isInTitle(occurrence)) continue;
    const size = /^([0-9.]+)(g|ml|pc)$/.exec(textAt(segment.lexicon.forms, wordOf(occurrence)));
    if (size && Number(size[1]) > 0)
      return { at, value, amount: Number(size[1]), unit: size[2] ?? "", soldOut };
  }
  return { at, value, amount: 1, unit: "", soldOut };
}

/**
 * The places of the hits that are the thing asked for. Its word is the head of a title, and what the title in the other language calls it is what most
 * such things are called: "Puffed rice | মুড়ি" is not what is চাল elsewhere. So is its facet: oil for hair is not where oil is. Where no title has such a
 * head, all that answer about as well as the best.
 */
function thoseMeant(segments: readonly Segment[], readings: readonly Reading[], hits: Hits): number[] {
  const wanted = segments.map((_, at) => wantedWords(readings, at));
  const found: { at: number; called: string | undefined; facet: number }[] = [];
  for (let at = 0; at < hits.length; at++) {
    if (hits.weakest[at] === 0) continue;
    const index = hits.segments[at] as number;
    const segment = segments[index] as Segment;
    const slot = hits.slots[at] as number;
    const words = wanted[index] as ReadonlySet<number>;
    const heads = headsOf(segment, slot);
    const others = heads.filter((head) => !words.has(head));
    if (others.length === heads.length) continue;
    const [other] = others;
    const called = other === undefined ? undefined : singular(textAt(segment.lexicon.forms, other));
    found.push({ at, called, facet: facetAt(segment, slot) });
  }
  if (found.length === 0) return bestOf(hits);
  const names = usual(found.map(({ called }) => called));
  const named = found.filter(({ called }) => called === undefined || names.includes(called));
  const facets = usual(named.map(({ facet }) => facet));
  return named.filter(({ facet }) => facets.includes(facet)).map(({ at }) => at);
}

/** The words of a segment that what is asked for may be, whatever is said of it. */
const wantedWords = (readings: readonly Reading[], segment: number): ReadonlySet<number> =>
  new Set(
    readings.flatMap(({ words }) =>
      words.flatMap(({ token, meanings }) => (isWish(token) ? [] : [...(meanings[segment]?.keys() ?? [])])),
    ),
  );

/** The heads of the titles, one a language. */
function headsOf(segment: Segment, slot: number): number[] {
  const heads: number[] = [];
  for (let place = startOf(segment, slot); place < startOf(segment, slot + 1); place++) {
    const occurrence = segment.occurrences[place] as number;
    if (isInTitle(occurrence) && isHead(occurrence)) heads.push(wordOf(occurrence));
  }
  return heads;
}

/** A word as others of its kind have it: biscuits, biscuit. */
const singular = (text: string): string => stems(text)[0] ?? text;

/** What is common among some values, the commonest first. */
function usual<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts]
    .filter(([, count]) => count * unusual >= most)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value);
}

function bestOf(hits: Hits): number[] {
  let best = 0;
  for (let at = 0; at < hits.length; at++) best = Math.max(best, hits.scores[at] as number);
  return Array.from({ length: hits.length }, (_, at) => at).filter(
    (at) => (hits.scores[at] as number) >= best - asGood,
  );
}
