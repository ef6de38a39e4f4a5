import { summaryAt, valueAt } from "./index/columns.ts";
import type { Segment } from "./index/segment.ts";
import { decodeOtherLayout } from "./query/decode-other-layout.ts";
import { findNearestWords } from "./query/nearest-words.ts";
import type { Reading } from "./query/query-word.ts";
import { readQuery } from "./query/read-query.ts";
import type { Vocabulary } from "./query/vocabulary.ts";
import { type Depth, depthFor, findAnswers, hasFewResults } from "./ranking/answers.ts";
import { applyBoosts, type Boosts } from "./ranking/boosts.ts";
import { Counts } from "./ranking/counts.ts";
import { flatFacets } from "./ranking/facet-tree.ts";
import {
  createFailureTest,
  createMatcher,
  type Failures,
  type Filter,
  filterPart,
  hasChoice,
  isFiltered,
  isNarrowing,
} from "./ranking/filter.ts";
import { findGroupedAnswers, type Grouped, thingAt } from "./ranking/grouped.ts";
import type { Hits } from "./ranking/hits.ts";
import type { Scope } from "./ranking/matching/match.ts";
import { mergeHits, onlyComplete } from "./ranking/merge.ts";
import {
  addFacetHits,
  findAnswersWithin,
  type NamedFacets,
  raiseNamedFacet,
} from "./ranking/named-facets.ts";
import { byRelevance, type Compare, findHit, idOf, Page } from "./ranking/page.ts";
import { applyDescribed, applyPins, type Pins } from "./ranking/pins.ts";
import { sortCheapestFirst } from "./ranking/sort-cheapest-first.ts";
import { type Workspace, withWorkspace } from "./ranking/workspace.ts";
import { readPriceWish } from "./tokens/query-tokens.ts";
import { replaceEmoji } from "./tokens/replace-emoji.ts";

export type SearchIndex = Vocabulary &
  NamedFacets & {
    boosts?: Boosts;
    pins?: Pins;
    /** The counts of lists that only a facet and flags narrow, until the index changes. */
    listCounts?: Map<string, Counts>;
  };

/** The boost of documents within the price limit. */
const affordableBoost = 0.15;
/** The same if all hits are complete and not few: it puts them above all others. */
const affordableFirstBoost = 10;
/** The further boost of a document that costs just the limit. */
const nearPriceBoost = 0.1;

export type SearchRequest = Filter & {
  text?: string | undefined;
  /** Disables the correction of a wrong keyboard layout. */
  asTyped?: boolean | undefined;
  /** Documents that match by texts outside the index, the best first: they rank above inexact matches. */
  described?: readonly number[] | undefined;
  order?: Compare | undefined;
  /** The page size; all documents without it. */
  limit?: number | undefined;
  /** The id of the last document of the page before. */
  after?: number | undefined;
  counted?: boolean | undefined;
};

/** One thing of a list: its text, the id of its first document, and whether its best documents were listed before. */
export type Group = { text: string; first: number; more: boolean };

export type SearchResult = {
  ids: number[];
  total: number;
  /** The highest value, ignoring the range; 0 without results. */
  highest: number;
  more: boolean;
  /** Set for a text: whether some document has every word with certainty; if not, words to try instead. */
  exact?: boolean;
  nearest?: string[];
  /** What was searched for instead, if the text was typed on another keyboard layout. */
  searched?: string | undefined;
  /** The maximum price in the text, as a value: sorted by relevance, more expensive documents are last. */
  limit?: number | undefined;
  /** Set for a list of things by relevance: where each starts on this page. */
  groups?: Group[] | undefined;
  counts?: Counts | undefined;
  /** False if `total`, `highest` and `counts` cover only the most popular documents; see `Depth`. */
  complete: boolean;
};

/** One page of documents, by text, filter or both. A text of filler words finds nothing. `depth` defaults by size. */
export function search(index: SearchIndex, request: SearchRequest, depth?: Depth): SearchResult {
  const { text } = request;
  if (text === undefined) return listAll(index, request);
  return withWorkspace((workspace) =>
    listMatches(index, request, text, depth ?? depthFor(index.segments), workspace),
  );
}

/** The ids of the `limit` best results, their total, and how the text was read; the other fields as in `SearchResult`. */
export function findBest(index: SearchIndex, text: string, limit: number, depth = depthFor(index.segments)) {
  return withWorkspace((workspace) => {
    const { hits, readings, exact, complete, searched } = findDocuments(
      index,
      text,
      { atOnce: limit },
      depth,
      workspace,
    );
    const page = new Page(byRelevance, limit);
    offerAll(index, hits, page, true);
    return { ids: page.result().ids, total: hits.length, readings, exact, complete, searched };
  });
}

type FoundDocuments = {
  hits: Hits;
  readings: Reading[];
  exact: boolean;
  complete: boolean;
  searched?: string;
  /** See `SearchResult.limit`. */
  priceLimit: number | undefined;
  /** Set if the text was read as a list of things. */
  list?: Grouped | undefined;
};

/** `atOnce` is the number of results without further pages. */
type FindRequest = SearchRequest & { atOnce?: number };

/** Finds all documents of a text and the filter, unsorted; without any, on another keyboard layout. */
function findDocuments(
  index: SearchIndex,
  text: string,
  request: FindRequest,
  depth: Depth,
  workspace: Workspace,
): FoundDocuments {
  const typedResult = findAsTyped(index, text, request, depth, workspace);
  if (typedResult.exact || request.asTyped) return typedResult;
  const searched = decodeOtherLayout(index, text, typedResult.readings);
  if (searched === undefined) return typedResult;
  const meant = findAsTyped(index, searched, request, depth, workspace);
  return meant.exact || isFiltered(request) ? { ...meant, searched } : typedResult;
}

/** Finds the documents of a text as it is typed, whatever the keyboard layout. */
function findAsTyped(
  index: SearchIndex,
  text: string,
  request: FindRequest,
  depth: Depth,
  workspace: Workspace,
): FoundDocuments {
  const { segments, boosts, pins, facets } = index;
  const readings = readQuery(index, text, depth.width).filter(({ words }) => words.length > 0);
  const scope: Scope = { admits: createMatcher(request, facets), maxPostings: depth.first, isComplete: true };
  const [bestReading] = readings;
  const readAsList = () =>
    bestReading &&
    findGroupedAnswers(segments, bestReading, replaceEmoji(text), request.atOnce, scope, workspace);
  const { hits: answers, exact, list } = findAnswers(segments, readings, scope, depth, workspace, readAsList);
  const withinFacet =
    list || !bestReading ? undefined : findAnswersWithin(index, bestReading, scope, workspace);
  const keepsIncomplete = list !== undefined || (!withinFacet && hasFewResults(answers));
  const textHits = keepsIncomplete ? answers : onlyComplete(answers, workspace);
  const hitsByWords = withinFacet ? mergeHits([textHits, withinFacet.hits], workspace) : textHits;
  const calledFacet = index.facetCalled?.(text);
  const hits =
    calledFacet === undefined ? hitsByWords : addFacetHits(index, calledFacet, hitsByWords, scope, workspace);
  if (boosts) applyBoosts(boosts, segments, text, hits);
  if (!list) raiseNamedFacet(index, text, bestReading, hits);
  const priceLimit = list ? undefined : raiseAffordable(index, text, readings, hits);
  if (request.described) applyDescribed(request.described, segments, hits, scope);
  const isPinned = pins !== undefined && applyPins(pins, segments, text, hits, scope);
  return {
    hits,
    readings,
    priceLimit,
    exact: exact || withinFacet?.exact === true || calledFacet !== undefined || isPinned,
    complete: scope.isComplete,
    list,
  };
}

/**
 * Raises documents below a price ("50 takar chips"), or cheap ones ("sosta chal"). Returns the price
 * (hundredths) if others come last.
 */
function raiseAffordable(
  { segments }: SearchIndex,
  text: string,
  readings: readonly Reading[],
  hits: Hits,
): number | undefined {
  const { most: maxTaka, cheap } = readPriceWish(text);
  if (cheap && maxTaka === undefined) sortCheapestFirst(segments, readings, hits);
  if (maxTaka === undefined) return undefined;
  const maxValue = 100 * maxTaka;
  const costOf = (index: number) =>
    valueAt(segments[hits.segments[index] as number] as Segment, hits.slots[index] as number);
  const areOthersLast = hits.complete === hits.length && !hasFewResults(hits);
  const boost = areOthersLast ? affordableFirstBoost : affordableBoost;
  for (let index = 0; index < hits.length; index++) {
    const share = costOf(index) / maxValue;
    if (share <= 1) (hits.scores[index] as number) += boost + nearPriceBoost * share;
  }
  return areOthersLast ? maxValue : undefined;
}

/** The number of lists whose counts are memoised. */
const maxListCounts = 100;

/** Lists documents without a text. The counts of a simple list are memoised in `listCounts`. */
function listAll(index: SearchIndex, request: SearchRequest): SearchResult {
  const { segments, facets = flatFacets, listCounts } = index;
  const after = request.after === undefined ? undefined : findHit(segments, request.after, 0);
  if (request.after !== undefined && !after)
    return { ids: [], total: 0, highest: 0, more: false, complete: true };
  const page = new Page(request.order ?? byRelevance, request.limit, after);
  const listKey = isNarrowing(request) || request.available ? undefined : `${request.facet} ${request.flags}`;
  const cachedCounts = listKey === undefined ? undefined : listCounts?.get(listKey);
  const counts = request.counted ? (cachedCounts ?? new Counts(facets)) : undefined;
  const admits = createMatcher({ ...request, facet: undefined });
  const failures = createFailureTest(request, facets);
  let highest = 0;
  for (const segment of segments) {
    const hit = { segment, slot: 0, score: 0 };
    for (; hit.slot < segment.ids.length; hit.slot++) {
      if (!admits(segment, hit.slot, summaryAt(segment, hit.slot))) continue;
      const failed = failures(segment, hit.slot);
      if (!cachedCounts) counts?.add(segment, hit.slot, failed);
      if ((failed & ~filterPart.range) !== 0) continue;
      highest = Math.max(highest, valueAt(segment, hit.slot));
      if (failed === 0) page.offer(hit);
    }
  }
  if (counts && listKey !== undefined && listCounts) {
    if (listCounts.size >= maxListCounts) listCounts.clear();
    listCounts.set(listKey, counts);
  }
  return { ...page.result(), total: page.total, highest, counts, complete: true };
}

function listMatches(
  index: SearchIndex,
  request: SearchRequest,
  text: string,
  depth: Depth,
  workspace: Workspace,
): SearchResult {
  const isPlain = !isFiltered(request) && request.order === undefined;
  const searchDepth = isPlain ? depth : { ...depth, first: depth.most };
  const { hits, readings, exact, complete, searched, priceLimit, list } = findDocuments(
    index,
    text,
    request,
    searchDepth,
    workspace,
  );
  const after = request.after === undefined ? undefined : findHitOfId(index.segments, hits, request.after);
  const page = new Page(request.order ?? byRelevance, request.limit, after);
  const { highest, counts } = filterHits(index, request, hits, page);
  const nearest = exact ? [] : findNearestWords(index, readings);
  const isCounted = counts === undefined || countOutside(index, request, text, searchDepth, counts);
  return {
    ...page.result(),
    total: page.total,
    highest,
    exact,
    nearest,
    searched,
    limit: request.order ? undefined : priceLimit,
    groups: request.order || !list ? undefined : groupsOf(page, list, searched ?? text),
    counts: isCounted ? counts : undefined,
    complete,
  };
}

/** Where each thing of a list starts on a page. */
function groupsOf(page: Page, list: Grouped, typed: string): Group[] {
  const text = replaceEmoji(typed);
  const groups: Group[] = [];
  let previous: ReturnType<typeof thingAt>;
  for (const hit of page.hits) {
    const groupItem = thingAt(list, hit.score);
    if (groupItem && (groupItem.item !== previous?.item || groupItem.more !== previous.more))
      groups.push({
        text: text.slice(groupItem.item.start, groupItem.item.end),
        first: idOf(hit),
        more: groupItem.more,
      });
    previous = groupItem;
  }
  return groups;
}

/**
 * Offers the hits that match the rest of the filter to a page and counts them. Returns the highest value,
 * ignoring the range.
 */
function filterHits(index: SearchIndex, request: SearchRequest, hits: Hits, page: Page) {
  const { segments, facets = flatFacets } = index;
  const counts = request.counted ? new Counts(facets) : undefined;
  if (!counts && !isNarrowing(request)) offerAll(index, hits, page);
  else {
    // Hits are of the facet already.
    const failures = createFailureTest({ ...request, facet: undefined }, facets);
    const hit = { segment: segments[0] as Segment, slot: 0, score: 0 };
    for (let at = 0; at < hits.length; at++) {
      hit.segment = segments[hits.segments[at] as number] as Segment;
      hit.slot = hits.slots[at] as number;
      const failed = failures(hit.segment, hit.slot);
      counts?.add(hit.segment, hit.slot, failed);
      if (failed !== 0) continue;
      hit.score = hits.scores[at] as number;
      page.offer(hit);
    }
  }
  const ignoringRange = createFailureTest(
    { ...request, facet: undefined, min: undefined, max: undefined },
    facets,
  );
  return { highest: highestValue(index, hits, hasChoice(request) ? ignoringRange : undefined), counts };
}

/** Counts other facets by another search, since the hits are of the chosen one only. False if incomplete. */
function countOutside(
  index: SearchIndex,
  request: SearchRequest,
  text: string,
  depth: Depth,
  counts: Counts,
): boolean {
  const { segments, facets = flatFacets } = index;
  const { facet } = request;
  if (facet === undefined) return true;
  return withWorkspace((workspace) => {
    const anyFacetRequest = { ...request, facet: undefined };
    const titleRequest = { ...anyFacetRequest, described: undefined };
    const titleResult = findDocuments(index, text, titleRequest, depth, workspace);
    const { hits, complete } =
      titleResult.exact || !request.described
        ? titleResult
        : findDocuments(index, text, anyFacetRequest, depth, workspace);
    const otherCounts = new Counts(facets);
    const failures = createFailureTest({ ...anyFacetRequest, anyFacet: undefined }, facets);
    for (let at = 0; at < hits.length; at++) {
      const segment = segments[hits.segments[at] as number] as Segment;
      const slot = hits.slots[at] as number;
      otherCounts.add(segment, slot, failures(segment, slot));
    }
    counts.setOutsideCounts(facet, otherCounts.facets);
    return complete;
  });
}

/** The highest value among hits without `failures`. Reads only those of the highest step, to avoid cache misses. */
function highestValue({ segments }: SearchIndex, hits: Hits, failures?: Failures): number {
  let highest = 0;
  let step = 0;
  const lowest = failures ? 0 : hits.highestStep;
  for (let index = 0; index < hits.length; index++) {
    if ((hits.steps[index] as number) < Math.max(step, lowest)) continue;
    const segment = segments[hits.segments[index] as number] as Segment;
    const slot = hits.slots[index] as number;
    const value = valueAt(segment, slot);
    if (value <= highest || (failures && failures(segment, slot) !== 0)) continue;
    highest = value;
    step = hits.steps[index] as number;
  }
  return highest;
}

/** Offers hits to a page; `onlyBest` skips those that it would drop, if its total is not needed. */
function offerAll({ segments }: SearchIndex, hits: Hits, page: Page, onlyBest = false): void {
  const hit = { segment: segments[0] as Segment, slot: 0, score: 0 };
  for (let index = 0; index < hits.length; index++) {
    hit.score = hits.scores[index] as number;
    if (onlyBest && hit.score < page.minScore) continue;
    hit.segment = segments[hits.segments[index] as number] as Segment;
    hit.slot = hits.slots[index] as number;
    page.offer(hit);
  }
}

/** The document with this id, and its score if it is among the hits. */
function findHitOfId(segments: readonly Segment[], hits: Hits, id: number) {
  const hit = findHit(segments, id, 0);
  if (!hit) return undefined;
  const index = hits.find(segments.indexOf(hit.segment), hit.slot);
  return index < 0 ? hit : { ...hit, score: hits.scores[index] as number };
}
