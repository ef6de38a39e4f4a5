import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { id, line } from "#src/api/schemas.ts";
import { maxTerm } from "#src/catalogue/rules.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { maxKinds, maxSuggested, maxSynonym, maxSynonyms } from "./rules.ts";

/** The days whose searches are counted. */
export const missedDays = ["7", "30"] as const;
export const missedQuery = z.object({
  days: z.enum(missedDays).optional(),
  ignored: z.literal("1").optional(),
});

export const missedList = z.object({
  data: z.array(
    z.object({
      term: z.string(),
      /** How often it was searched for, and on which day in Dhaka for the last time; none for what was ignored long ago. */
      count: z.int(),
      last: z.iso.date().nullable(),
      /** Whether a search finds it now; if not, `nearest` has words from titles, the most likely first. */
      found: z.boolean(),
      nearest: z.array(z.string()),
    }),
  ),
});

export const missedIgnore = z.strictObject({ term: line(maxTerm), ignored: z.boolean() });
/** Which days count for what was opened. */
export const openedQuery = missedQuery.pick({ days: true });

export const openedList = z.object({
  data: z.array(
    z.object({
      term: z.string(),
      /** Pinned ones first, then those opened most. */
      products: z.array(
        z.object({
          id: z.int(),
          names: z.object({ en: z.string(), bn: z.string() }),
          image: z.string(),
          tint: z.string(),
          /** How often it was opened after a search for the term. */
          count: z.int(),
          /** Whether staff pinned it to the term. */
          pinned: z.boolean(),
        }),
      ),
    }),
  ),
});

export const searchPin = z.strictObject({ term: line(maxTerm), product_id: id, pinned: z.boolean() });
export const done = z.object({ success: z.literal(true) });

const terms = (most: number) =>
  z.array(line(maxSynonym)).max(most, { error: () => m.synonym_too_many({ max: number(most) }) });

const fields = { words: terms(maxSynonyms), kinds: terms(maxKinds) };
const version = z.int().positive();

export const synonym = z.object({
  id: z.int(),
  words: z.array(z.string()),
  kinds: z.array(z.string()),
  version: z.int(),
});

export const synonymQuery = z.object({ search: line(maxSearch).optional(), after: id.optional() });
export const synonymList = z.object({
  data: z.array(synonym),
  /** Goes into `after` for those that follow; null at the end. */
  meta: z.object({ next: z.int().nullable() }),
});

export const newSynonym = z.strictObject(fields);
export const synonymChange = z.strictObject({ ...fields, id, version });
export const synonymRemoval = z.strictObject({ id, version });
/** The everyday wishes that the shop suggests. */
export const suggestedCount = z.object({ data: z.object({ count: z.int() }) });
export const suggestedAdded = z.object({
  success: z.literal(true),
  data: z.object({ ids: z.array(z.int()) }),
});
export const synonymsToRemove = z.strictObject({ ids: z.array(id).max(maxSuggested) });
export const savedSynonym = z.object({ success: z.literal(true), data: synonym });

/** `id` is that of the synonyms that the words would take the place of. */
export const synonymTrial = z.strictObject({ ...fields, id: id.optional() });

const finds = z.object({
  total: z.int(),
  /** The first few, with whether the other side lacks them. */
  products: z.array(
    z.object({
      id: z.int(),
      names: z.object({ en: z.string(), bn: z.string() }),
      image: z.string(),
      tint: z.string(),
      isOnlyHere: z.boolean(),
    }),
  ),
});
export const synonymTried = z.object({
  data: z.array(z.object({ term: z.string(), before: finds, after: finds })),
});
