import { factsOf, priceOf } from "../index/record.ts";
import type { Segment } from "../index/segment.ts";
import { beginSearch, type Hits, newHits, together } from "../ranking/hits.ts";
import { type Look, match } from "../ranking/match.ts";
import { admitting, isNarrowed, type Narrowing, type Order, Page, placeOf } from "../ranking/page.ts";
import { mostWords } from "../words/query-tokens.ts";
import { raiseChosen } from "./chosen.ts";
import { nearestWords } from "./nearest.ts";
import type { Index, Reading } from "./plan.ts";
import { readQuery } from "./read-query.ts";

/** Below this a product is a guess: the shop then says that it found nothing exact. */
export const exactFrom = 0.7;

type Found = {
  hits: Hits;
  readings: Reading[];
  /** Whether some product has every word, each surely meant. */
  exact: boolean;
  /** Whether everything was looked at. */
  all: boolean;
};

/** How far a search goes. Work is bounded: of what stands in very many products the most popular are looked at. */
export type Depth = {
  /** How far beside the surest meaning of a word to look. */
  width?: number;
  /** So many products are looked at first, at most. */
  popular: number;
  /** So many where a filter or an order may want what is not popular, or none of the popular surely has every word. */
  most: number;
  /** So many where words may be missing, for then nearly every product may answer. */
  guessed: number;
};

/** Past this many products every look at one waits for memory. */
const usual = 300_000;

function depthFor({ segments }: Index): Depth {
  const products = segments.reduce((sum, { ids }) => sum + ids.length, 0);
  return products <= usual
    ? { popular: usual, most: usual, guessed: 60_000 }
    : { popular: 15_000, most: usual, guessed: 15_000 };
}

/** All products that answer to a query and fit, in no order. */
function search(index: Index, text: string, narrowing: Narrowing, depth: Depth): Found {
  beginSearch();
  const readings = readQuery(index, text, depth.width).filter(({ wanted }) => wanted.length > 0);
  const look: Look = { admits: admitting(narrowing), mostPostings: depth.popular, all: true };
  const hits = answerAll(index, readings, look, depth);
  const wanted = hits.meagre ? hits : hits.onlyWhole();
  raiseChosen(index, text, wanted);
  return { hits: wanted, readings, exact: hits.surest >= exactFrom, all: look.all };
}

/** So many quite sure answers to a query as it stands leave nothing to read into it. */
const plenty = 24;
const quiteSure = 0.8;
/** Readings in which words may be missing are for the likeliest ones only. */
const mostLenient = 3;

/** First all words of every reading; where that is meagre also all but one; where there is nothing, as many as there are. */
function answerAll(index: Index, readings: readonly Reading[], look: Look, { most, guessed }: Depth): Hits {
  let whole = answerWhole(index, readings, look);
  if (!look.all && whole.surest < exactFrom && most > look.mostPostings) {
    look.mostPostings = most;
    look.all = true;
    whole = answerWhole(index, readings, look);
  }
  if (!whole.meagre) return whole;
  look.mostPostings = guessed;
  const likely = readings.slice(0, mostLenient).filter(({ wanted }) => wanted.length > 1);
  let hits = together([whole, ...likely.map((reading) => answer(index, reading, look, 1))]);
  for (let spare = 2; hits.length === 0 && spare < mostWords; spare++)
    hits = together(likely.map((reading) => answer(index, reading, look, spare)));
  return hits;
}

function answerWhole(index: Index, readings: readonly Reading[], look: Look): Hits {
  const strict: Hits[] = [];
  for (const reading of readings) {
    strict.push(answer(index, reading, look, 0));
    if (strict[0] && strict[0].whole >= plenty && strict[0].surest >= quiteSure) break;
  }
  return together(strict);
}

function answer({ segments }: Index, reading: Reading, look: Look, spare: number): Hits {
  const hits = newHits();
  for (const [at, segment] of segments.entries()) match(segment, at, reading, look, spare, hits);
  return hits;
}

export type Listing = {
  ids: number[];
  total: number;
  /** The highest price whatever the range asked for, in poisha. */
  dearest: number;
  more: boolean;
  /** With a search: whether it was answered exactly, and else what may have been meant. */
  exact?: boolean;
  nearest?: string[];
  /** False where `total` and `dearest` are of the most popular only: see `Depth`. */
  counted: boolean;
};

export type Loaded = Narrowing & {
  search?: string | undefined;
  order: Order;
  limit?: number | undefined;
  /** The id of the last product shown before. */
  after?: number | undefined;
};

/** One page of products: by words, filters or both, in the order asked for. `depth` fits the size of the catalogue unless given. */
export function list(index: Index, asked: Loaded, depth = depthFor(index)): Listing {
  return asked.search === undefined ? listAll(index, asked) : listFound(index, asked, asked.search, depth);
}

function listAll({ segments }: Index, asked: Loaded): Listing {
  const after = asked.after === undefined ? undefined : placeOf(segments, asked.after, 0);
  if (asked.after !== undefined && !after)
    return { ids: [], total: 0, dearest: 0, more: false, counted: true };
  const page = new Page(asked.order, asked, asked.limit, after);
  const admits = admitting(asked);
  let dearest = 0;
  for (const segment of segments) {
    const place = { segment, slot: 0, score: 0 };
    for (; place.slot < segment.ids.length; place.slot++) {
      if (!admits(segment, place.slot, factsOf(segment, place.slot))) continue;
      dearest = Math.max(dearest, priceOf(segment, place.slot));
      page.offer(place);
    }
  }
  const { ids, more } = page.result();
  return { ids, more, total: page.total, dearest, counted: true };
}

function listFound(index: Index, asked: Loaded, text: string, depth: Depth): Listing {
  const isPlain = !isNarrowed(asked) && asked.order === "relevance";
  const deep = isPlain ? depth : { ...depth, popular: depth.most };
  const { hits, readings, exact, all } = search(index, text, asked, deep);
  const last = asked.after === undefined ? undefined : lastOf(index.segments, hits, asked.after);
  const page = new Page(asked.order, asked, asked.limit, last);
  offerAll(index, hits, page);
  const { ids, more } = page.result();
  const nearest = exact ? [] : nearestWords(index, readings);
  const dearest = dearestOf(index, hits);
  return { ids, more, total: page.total, dearest, exact, nearest, counted: all };
}

/** The highest price of what was found. Prices lie far apart in memory: only those on the highest step are looked at. */
function dearestOf({ segments }: Index, hits: Hits): number {
  let dearest = 0;
  for (let at = 0; at < hits.length; at++) {
    if (hits.steps[at] !== hits.highest) continue;
    const price = priceOf(segments[hits.segments[at] as number] as Segment, hits.slots[at] as number);
    if (price > dearest) dearest = price;
  }
  return dearest;
}

/** The best answers to a query and how many there are, with how it was read; `all` is false where more may be found. */
export function findBest(index: Index, text: string, limit: number, depth = depthFor(index)) {
  const { hits, readings, exact, all } = search(index, text, {}, depth);
  const page = new Page("relevance", {}, limit);
  offerAll(index, hits, page, true);
  return { ids: page.result().ids, total: hits.length, readings, exact, all };
}

/** Offers what was found to a page; with `onlyBest` not what it would leave out for its score. */
function offerAll({ segments }: Index, hits: Hits, page: Page, onlyBest = false): void {
  const place = { segment: segments[0] as Segment, slot: 0, score: 0 };
  for (let at = 0; at < hits.length; at++) {
    place.score = hits.scores[at] as number;
    if (onlyBest && place.score < page.floor) continue;
    place.segment = segments[hits.segments[at] as number] as Segment;
    place.slot = hits.slots[at] as number;
    page.offer(place);
  }
}

/** The last product shown, where it would stand now. */
function lastOf(segments: readonly Segment[], hits: Hits, id: number) {
  const last = placeOf(segments, id, 0);
  if (!last) return undefined;
  const at = hits.find(segments.indexOf(last.segment), last.slot);
  return at < 0 ? last : { ...last, score: hits.scores[at] as number };
}
