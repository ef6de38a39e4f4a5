import { textAt } from "../arrays/text-table.ts";
import { summaryAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { valueStepOf } from "../index/summary.ts";
import type { Reading } from "../query/query-word.ts";
import { withoutSizes } from "../query/read-query.ts";
import { isExact, type TextAnswers } from "./answers.ts";
import { type FacetTree, flatFacets } from "./facet-tree.ts";
import { isThing } from "./grouped.ts";
import type { Hits } from "./hits.ts";
import { addMatches, type Scope } from "./matching/match.ts";
import { positionIndependentScore } from "./matching/score.ts";
import { mergeHits } from "./merge.ts";
import type { Workspace } from "./workspace.ts";

/** What a text says about facets, such as the category in "pran juice". */
export type NamedFacets = {
  /** How facets contain each other; without it they do not. */
  facets?: FacetTree;
  /** The facet that a text names, in full or by a part of its name. `meant` returns words of titles with their weights. */
  facetNamed?: (text: string, meant: (typed: string) => ReadonlyMap<string, number>) => number | undefined;
  /** The facet whose whole name a text is: all its documents match. */
  facetCalled?: (text: string) => number | undefined;
};

type Facets = NamedFacets & { segments: readonly Segment[] };

/** The score of a document by its facet alone, if that was typed in full: above titles in other facets that have one of its words. */
const calledScore = 1.05;
/** The boost of documents in the named facet. */
const namedFacetBoost = 0.15;
/** The factor of documents that have some words by their facet alone, beside titles with all words. */
const withinFactor = 0.8;

/** Adds all documents of a facet to hits; of a large index the most popular ones. */
export function addFacetHits(
  { segments, facets = flatFacets }: Facets,
  facet: number,
  hits: Hits,
  scope: Scope,
  workspace: Workspace,
): Hits {
  const memberHits = workspace.newHits();
  const isMember = facets.createMemberTest(facet);
  for (const [index, segment] of segments.entries()) {
    const end = Math.min(segment.ids.length, scope.maxPostings);
    if (end < segment.ids.length) scope.isComplete = false;
    for (let slot = 0; slot < end; slot++) {
      if (!isMember(segment, slot)) continue;
      const summary = summaryAt(segment, slot);
      if (scope.admits(segment, slot, summary))
        memberHits.add(index, slot, valueStepOf(summary), calledScore + positionIndependentScore(summary), 1);
    }
  }
  return mergeHits([hits, memberHits], workspace);
}

/**
 * The documents of a facet that the first or last words of a query name, with all its other words: "radhuni
 * spices 200 g" finds spices by Radhuni with 200 g. Undefined if no facet is named, or its documents lack the
 * other words.
 */
export function findAnswersWithin(
  { segments, facetNamed, facetCalled, facets = flatFacets }: Facets,
  reading: Reading,
  scope: Scope,
  workspace: Workspace,
): TextAnswers | undefined {
  if (reading.words.length < 2) return undefined;
  const findMeantWords = (typed: string) => findTitleMeanings(segments, reading, typed);
  for (const facetWords of facetRuns(reading)) {
    const text = facetWords.map(({ token }) => token.text).join(" ");
    const words = reading.words.filter((word) => !facetWords.includes(word));
    // "Murgi 1 kg" must not find beef: a part of a facet's name only counts beside another thing.
    const facet =
      facetCalled?.(text) ?? (words.some(isThing) ? facetNamed?.(text, findMeantWords) : undefined);
    if (facet === undefined) continue;
    const otherReading = { ...reading, words };
    const isMember = facets.createMemberTest(facet);
    const admits: Scope["admits"] = (segment, slot, summary) =>
      isMember(segment, slot) && scope.admits(segment, slot, summary);
    const facetScope = { ...scope, admits };
    const hitsOfReadings = [otherReading, ...withoutSizes(otherReading)].map((other) => {
      const hits = workspace.newHits();
      for (const [index, segment] of segments.entries())
        addMatches(segment, index, other, facetScope, 0, hits, workspace);
      return hits;
    });
    const hits = mergeHits(hitsOfReadings, workspace);
    for (let index = 0; index < hits.length; index++) (hits.scores[index] as number) *= withinFactor;
    scope.isComplete &&= facetScope.isComplete;
    if (hits.length > 0) return { hits, exact: isExact(segments, otherReading, hits) };
  }
  return undefined;
}

/** The last and the first words of a query that name things, the longest runs first. Some other word must remain. */
function facetRuns({ words }: Reading): Reading["words"][] {
  const things = words.filter(isThing);
  const runs: Reading["words"][] = [];
  for (let length = Math.min(things.length, words.length - 1); length > 0; length--) {
    runs.push(things.slice(-length));
    if (length < things.length) runs.push(things.slice(0, length));
  }
  return runs;
}

/** Raises the documents of the facet that a text names; if no document has all words, of that which its last word names. */
export function raiseNamedFacet(
  { segments, facetNamed, facets = flatFacets }: Facets,
  text: string,
  reading: Reading | undefined,
  hits: Hits,
): void {
  if (!facetNamed || !reading || hits.length === 0) return;
  const findMeantWords = (typed: string) => findTitleMeanings(segments, reading, typed);
  const last = reading.words.at(-1)?.token.text ?? "";
  const facet =
    facetNamed(text, findMeantWords) ?? (hits.complete === 0 ? facetNamed(last, findMeantWords) : undefined);
  if (facet === undefined) return;
  const isMember = facets.createMemberTest(facet);
  for (let index = 0; index < hits.length; index++)
    if (isMember(segments[hits.segments[index] as number] as Segment, hits.slots[index] as number))
      (hits.scores[index] as number) += namedFacetBoost;
}

/** The words of titles that a typed word of the reading may mean, with their weights. */
function findTitleMeanings(
  segments: readonly Segment[],
  { words }: Reading,
  typed: string,
): Map<string, number> {
  const weightByText = new Map<string, number>();
  const word = words.find(({ token }) => token.text === typed);
  for (const [segmentIndex, meanings] of word?.meanings.entries() ?? [])
    for (const [number, weight] of meanings) {
      const text = textAt((segments[segmentIndex] as Segment).lexicon.forms, number);
      if (weight > (weightByText.get(text) ?? 0)) weightByText.set(text, weight);
    }
  return weightByText;
}
