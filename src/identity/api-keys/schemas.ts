import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { id, line, moment, wholeNumber } from "#src/api/schemas.ts";
import { scopes } from "#src/api/scopes.ts";
import { m } from "#src/language/messages.ts";
import { maxKeyName, maxPerMinute } from "./rules.ts";

export const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The last characters of the key, to know it by. */
  ending: z.string(),
  scopes: z.array(z.enum(scopes)),
  per_minute: z.int(),
  created_at: moment,
  expires_at: moment,
  /** Exact to the minute; null if never used. */
  used_at: moment.nullable(),
  maker: z.object({ id: z.int(), name: z.string() }),
});

export const apiKeyList = z.object({ data: z.array(apiKey) });

export const newApiKey = z.strictObject({
  name: line(maxKeyName, () => m.api_key_name_missing()),
  scopes: z
    .array(z.enum(scopes))
    .min(1, { error: () => m.api_key_scopes_missing() })
    .max(scopes.length),
  /** The last day in Dhaka on which the key opens anything. */
  last_day: z.iso.date(),
  /** How many requests a minute it may make. */
  per_minute: wholeNumber(1, maxPerMinute),
  password: z.string().max(maxPassword).optional(),
});

/** `token` is the key itself, which the shop does not store. */
export const apiKeyCreated = z.object({ success: z.literal(true), data: apiKey, token: z.string() });

export const byApiKey = z.strictObject({ id });
export const apiKeyRevoked = z.object({ success: z.literal(true) });
