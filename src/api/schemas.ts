import { z } from "zod";
import { m } from "../language/messages.ts";
import { readWholeNumber } from "../language/numbers/digits.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import { cleanLine, cleanName, cleanText, hasControlCharacters } from "../language/text.ts";
import { maxEmail, maxName, maxTaka } from "./limits.ts";

type Message = () => string;

/** Text, cleaned by `clean`, of at most `max` characters. With `missing`, blank text is refused. */
function cleanedText(clean: (text: string) => string, max: number, missing?: Message) {
  return z
    .string(missing && { error: missing })
    .refine((text) => !hasControlCharacters(text), { error: () => m.field_control_characters(), abort: true })
    .transform(clean)
    .refine((text) => !missing || text !== "", { error: missing })
    .refine((text) => text.length <= max, { error: () => m.field_too_long({ max: formatNumber(max) }) });
}

/** One typed line of at most `max` characters, cleaned; with `missing`, a blank one is refused with that message. */
export const line = (max: number, missing?: Message) => cleanedText(cleanLine, max, missing);

export const userName = (missing: Message) => cleanedText(cleanName, maxName, missing);

export const optionalName = cleanedText(cleanName, maxName)
  .transform((name) => name || undefined)
  .optional();

/**
 * An e-mail address, trimmed and in lower case. Only ASCII without spaces or control characters is valid, so
 * it is safe in a mail header.
 */
export const emailAddress = (missing: Message, invalid: Message) =>
  z
    .string({ error: missing })
    .max(maxEmail)
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text !== "", { error: missing, abort: true })
    .pipe(z.email({ error: invalid }));

export const paragraphs = (max: number, missing?: Message) => cleanedText(cleanText, max, missing);

/** A whole number, or text in either digit set; anything else is refused with the message `wrong`. */
const readInt = (min: number, max: number, wrong: Message) =>
  z
    .union([z.number(), z.string().max(20, { error: wrong })], {
      error: ({ input }) => (input == null ? undefined : wrong()),
    })
    .transform((value) => (typeof value === "number" ? value : readWholeNumber(value)))
    .pipe(z.int({ error: wrong }).min(min, { error: wrong }).max(max, { error: wrong }));

/** A row's id; `wrong` is the message for anything else. */
export const idOr = (wrong: Message) => readInt(1, Number.MAX_SAFE_INTEGER, wrong);

export const id = idOr(() => m.field_id());

/** A whole number in a query string, in either digit set. */
export const wholeNumber = (
  min: number,
  max: number,
  wrong = () => m.field_whole_number_from_to({ min: formatNumber(min), max: formatNumber(max) }),
) => readInt(min, max, wrong);

/** A boolean, or text in a query string: "1", "true" and "yes" are true; any other text is false. */
export const flag = z
  .union([z.boolean(), z.string().max(5)])
  .transform((value) => ["1", "true", "yes"].includes(String(value).toLowerCase()));

export const oneOrZero = z.union([z.literal(1), z.literal(0)]);

export const taka = z.number().min(0).max(maxTaka);

/** An amount in taka. It has no limit, so that every stored value can be returned. */
export const amount = z.number();

/** ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** The `meta` of a paginated list: `next` is the cursor for `after`, null at the end. */
export const pageMeta = z.object({ next: z.int().nullable() });

/** The maximum length in characters. */
const maxEndpoint = 1_000;

/** A browser's `PushSubscription`: a public key of 65 bytes and a secret of 16, in base64url. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().max(maxEndpoint),
  p256dh: z
    .string()
    .regex(/^[\w-]{87}$/)
    .meta({ examples: ["B".repeat(87)] }),
  auth: z
    .string()
    .regex(/^[\w-]{22}$/)
    .meta({ examples: ["A".repeat(22)] }),
});
