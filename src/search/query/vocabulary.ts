import type { Segment } from "../index/segment.ts";
import type { Synonyms } from "./synonyms.ts";

/** Where the words of a query are looked up. */
export type Vocabulary = {
  segments: readonly Segment[];
  synonyms: Synonyms;
  /** Whether mistakes are not corrected. */
  literal?: boolean;
  /** Whether the query is still being typed: what a lone word begins comes first. */
  unfinished?: boolean;
};
