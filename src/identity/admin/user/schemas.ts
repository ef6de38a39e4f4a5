import { z } from "zod";
import { maxNote } from "#src/api/limits.ts";
import { amount, id, paragraphs } from "#src/api/schemas.ts";
import { dataSubjects } from "#src/identity/own-data/rules.ts";
import { userRow } from "../schemas.ts";

export const oneUser = z.object({ id });

export const userDetail = z.object({
  data: userRow.extend({
    email_verified: z.boolean(),
    /** The number that signs in. */
    sign_in_number: z.string().nullable(),
    addresses: z.array(z.object({ address_details: z.string(), mobile_no: z.string() })),
    /** Cancelled by the customer or staff. */
    cancelled: z.int(),
    /** Average of the orders that were not cancelled; null without any. */
    average: amount.nullable(),
    /** Since when the customer has agreed to offers by e-mail or SMS; null without or after withdrawing consent. */
    marketing_since: z.string().nullable(),
    note: z.string(),
  }),
});

const note = paragraphs(maxNote);
/** `was`: the note that the new one replaces, so that a colleague's change is not overwritten. */
export const userNote = z.strictObject({ id, note, was: note });
export const noted = z.object({ success: z.literal(true), note: z.string() });

export const dataOfUser = z.object({ id, subject: z.enum(dataSubjects).optional() });

export const marketingByPhone = z.strictObject({ id, marketing: z.boolean() });
export const marketingNoted = z.object({ success: z.literal(true), marketing_since: z.string().nullable() });
