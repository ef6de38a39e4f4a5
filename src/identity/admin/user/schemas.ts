import { z } from "zod";
import { maxNote } from "#src/api/limits.ts";
import { amount, id, paragraphs } from "#src/api/schemas.ts";
import { userRow } from "../schemas.ts";

export const oneUser = z.object({ id });

export const userDetail = z.object({
  data: userRow.extend({
    email_verified: z.boolean(),
    addresses: z.array(z.object({ address_details: z.string(), mobile_no: z.string() })),
    /** Orders that were cancelled, by whomever. */
    cancelled: z.int(),
    /** What an order that was not cancelled came to on average; null without one. */
    average: amount.nullable(),
    note: z.string(),
  }),
});

const note = paragraphs(maxNote);
export const userNote = z.strictObject({ id, note, was: note });
export const noted = z.object({ success: z.literal(true), note: z.string() });
