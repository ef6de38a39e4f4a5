import { z } from "zod";
import { readWholeNumber } from "../language/digits.ts";
import { m } from "../language/messages.ts";
import { number } from "../language/numbers.ts";
import { cleanLine, cleanName, cleanText, hasControlCharacters } from "../language/text.ts";
import { maxEmail, maxName } from "./limits.ts";

type Words = () => string;

function typed(clean: (text: string) => string, max: number, missing?: Words) {
  return z
    .string(missing && { error: missing })
    .refine((text) => !hasControlCharacters(text), { error: () => m.field_control_characters(), abort: true })
    .transform(clean)
    .refine((text) => !missing || text !== "", { error: missing })
    .refine((text) => text.length <= max, { error: () => m.field_too_long({ max: number(max) }) });
}

/** One typed line of at most `max` characters, cleaned; with `missing`, blank is refused in those words. */
export const line = (max: number, missing?: Words) => typed(cleanLine, max, missing);

/** A person's name wherever one enters; blank is refused in the words of `missing`. The database keeps the same rule. */
export const userName = (missing: Words) => typed(cleanName, maxName, missing);

/** The same, where a blank one is as good as none. */
export const optionalName = typed(cleanName, maxName)
  .transform((name) => name || undefined)
  .optional();

/** An address that could receive mail, in lower case: ASCII without blanks or control characters, fit for a mail's header. */
export const emailAddress = (missing: Words, invalid: Words) =>
  z
    .string({ error: missing })
    .max(maxEmail)
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text !== "", { error: missing, abort: true })
    .pipe(z.email({ error: invalid }));

/** Typed text with line breaks, otherwise as `line`. */
export const paragraphs = (max: number, missing?: Words) => typed(cleanText, max, missing);

/** An id of the database: a positive whole number, as a number or as text in either digit set. */
export const id = z
  .union([z.number(), z.string().max(20)])
  .transform((value) => (typeof value === "number" ? value : readWholeNumber(value)))
  .pipe(z.int().positive());

/** A whole number out of a query string, in either digit set. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().max(20)])
    .transform((value) => (typeof value === "number" ? value : readWholeNumber(value)))
    .pipe(z.int().min(min).max(max));

/** A switch in a query string: 1, true and yes are on; 0, false, no and nothing are off. */
export const flag = z
  .string()
  .max(5)
  .transform((text) => ["1", "true", "yes"].includes(text.toLowerCase()));

/** A flag on the wire, as SPEC 3 has it: 1 or 0. */
export const oneOrZero = z.union([z.literal(1), z.literal(0)]);

/** The most that an amount from outside may be, in taka; also the most that one order may come to. */
export const mostTaka = 100_000_000;

/** An amount in taka from outside. */
export const taka = z.number().min(0).max(mostTaka);

/** An amount in taka as the shop tells it: whatever stands in the database can be told. */
export const amount = z.number();

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Which page of a staff list is asked for, counted from 1. */
export const page = wholeNumber(1, 100_000).optional();

/** The `meta` of a paged list: rows in all, this page, pages in all. */
export const pageMeta = z.object({ total: z.int(), page: z.int(), pages: z.int() });
