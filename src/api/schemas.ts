import { z } from "zod";
import { m } from "../language/messages.ts";
import { readWholeNumber } from "../language/numbers/digits.ts";
import { number } from "../language/numbers/numbers.ts";
import { cleanLine, cleanName, cleanText, hasControlCharacters } from "../language/text.ts";
import { maxEmail, maxName, maxTaka } from "./limits.ts";

type Message = () => string;

function typed(clean: (text: string) => string, max: number, missing?: Message) {
  return z
    .string(missing && { error: missing })
    .refine((text) => !hasControlCharacters(text), { error: () => m.field_control_characters(), abort: true })
    .transform(clean)
    .refine((text) => !missing || text !== "", { error: missing })
    .refine((text) => text.length <= max, { error: () => m.field_too_long({ max: number(max) }) });
}

/** One typed line of at most `max` characters, cleaned; with `missing`, a blank one is refused with that message. */
export const line = (max: number, missing?: Message) => typed(cleanLine, max, missing);

/** A person's name, wherever one enters; a blank one is refused with the message `missing`. */
export const userName = (missing: Message) => typed(cleanName, maxName, missing);

/** The same, where a blank name counts as none. */
export const optionalName = typed(cleanName, maxName)
  .transform((name) => name || undefined)
  .optional();

/** An e-mail address in lower case: ASCII without blanks or control characters, safe in a mail's header. */
export const emailAddress = (missing: Message, invalid: Message) =>
  z
    .string({ error: missing })
    .max(maxEmail)
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text !== "", { error: missing, abort: true })
    .pipe(z.email({ error: invalid }));

/** Like `line`, with line breaks. */
export const paragraphs = (max: number, missing?: Message) => typed(cleanText, max, missing);

/** A whole number as a number, or as text in either digit set; anything else, and a missing one, gets the message `wrong`. */
const readInt = (min: number, max: number, wrong: Message) =>
  z
    .union([z.number(), z.string().max(20)], { error: ({ input }) => (input == null ? undefined : wrong()) })
    .transform((value) => (typeof value === "number" ? value : readWholeNumber(value)))
    .pipe(z.int({ error: wrong }).min(min, { error: wrong }).max(max, { error: wrong }));

/** An id of the database: a positive whole number, as a number or as text in either digit set. */
export const idOr = (wrong: Message) => readInt(1, Number.MAX_SAFE_INTEGER, wrong);

export const id = idOr(() => m.field_id());

/** A whole number out of a query string, in either digit set. */
export const wholeNumber = (
  min: number,
  max: number,
  wrong = () => m.field_whole_number_from_to({ min: number(min), max: number(max) }),
) => readInt(min, max, wrong);

/** A switch in a query string: 1, true and yes are on; 0, false, no and nothing are off. */
export const flag = z
  .string()
  .max(5)
  .transform((text) => ["1", "true", "yes"].includes(text.toLowerCase()));

/** A flag on the wire, as SPEC 3 has it: 1 or 0. */
export const oneOrZero = z.union([z.literal(1), z.literal(0)]);

/** An amount in taka from outside. */
export const taka = z.number().min(0).max(maxTaka);

/** An amount in taka in an answer: unlimited, so that whatever the database holds can be shown. */
export const amount = z.number();

/** A time as JSON: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** The `meta` of a list that is read in stretches: `next` goes into `after` for the rows that follow, null at the end. */
export const stretchMeta = z.object({ next: z.int().nullable() });
