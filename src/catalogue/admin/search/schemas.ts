import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { id, line } from "#src/api/schemas.ts";
import { maxTerm } from "#src/catalogue/rules.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxKinds, maxRemovedSynonyms, maxWordLength, maxWords } from "./rules.ts";

export const missedDays = ["7", "30"] as const;
export const missedQuery = z.object({
  days: z.enum(missedDays).optional(),
  ignored: z.literal("1").optional(),
});

export const missedList = z.object({
  data: z.array(
    z.object({
      term: z.string(),
      /** The number of searches. */
      count: z.int(),
      /** The day in Dhaka of the last one; null if it was ignored long ago. */
      last: z.iso.date().nullable(),
      /** Whether a search finds it now. */
      found: z.boolean(),
      /** If not: similar words from the names of products, the most likely first. */
      nearest: z.array(z.string()),
    }),
  ),
});

export const missedIgnore = z.strictObject({ term: line(maxTerm), ignored: z.boolean() });
export const openedQuery = missedQuery.pick({ days: true });

export const openedList = z.object({
  data: z.array(
    z.object({
      term: z.string(),
      /** Pinned products first, then by number of openings. */
      products: z.array(
        z.object({
          id: z.int(),
          names: z.object({ en: z.string(), bn: z.string() }),
          image: z.string(),
          tint: z.string(),
          count: z.int(),
          pinned: z.boolean(),
        }),
      ),
    }),
  ),
});

export const searchPin = z.strictObject({ term: line(maxTerm), product_id: id, pinned: z.boolean() });
export const done = z.object({ success: z.literal(true) });

const terms = (maxCount: number) =>
  z
    .array(line(maxWordLength))
    .max(maxCount, { error: () => m.synonym_too_many({ max: formatNumber(maxCount) }) });

/** `words` are equivalent; searches for them also find the more specific `kinds`: oil, and mustard oil. */
const fields = { words: terms(maxWords), kinds: terms(maxKinds) };
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
  /** The `after` of the next page; null at the end. */
  meta: z.object({ next: z.int().nullable() }),
});

export const newSynonym = z.strictObject(fields);
export const synonymChange = z.strictObject({ ...fields, id, version });
export const synonymRemoval = z.strictObject({ id, version });
export const suggestedCount = z.object({ data: z.object({ count: z.int() }) });
export const suggestedAdded = z.object({
  success: z.literal(true),
  data: z.object({ ids: z.array(z.int()) }),
});
export const synonymsToRemove = z.strictObject({ ids: z.array(id).max(maxRemovedSynonyms) });
export const savedSynonym = z.object({ success: z.literal(true), data: synonym });

/** `id` is the synonym that the words would replace. */
export const synonymTrial = z.strictObject({ ...fields, id: id.optional() });

const trialResult = z.object({
  total: z.int(),
  /** The first few products; each says whether the other result lacks it. */
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
  data: z.array(z.object({ term: z.string(), before: trialResult, after: trialResult })),
});
