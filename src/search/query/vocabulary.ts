import type { Segment } from "../index/segment.ts";
import type { Synonyms } from "./synonyms.ts";

export type Vocabulary = {
  segments: readonly Segment[];
  synonyms: Synonyms;
  /** Words are not corrected. */
  literal?: boolean;
  /** The query is still being typed: prefix matches of its only word rank first. */
  unfinished?: boolean;
};
