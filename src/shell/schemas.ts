import { z } from "zod";

/** A line above every page. `id` changes with the content, so that a dismissal applies to one notice only. */
export const notice = z.object({ id: z.string(), text: z.string(), link: z.string().optional() });

/** The date of the built-in text, or the date and number of the staff's text on that day: "2026-11-28.1". */
export const policyVersion = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d(\.\d{1,4})?$/.test(text))
  .meta({ examples: ["2026-11-28"] });

export const shopFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  second_phone: z.string().optional(),
  email: z.string(),
  /** Chat contacts: a number in E.164, and the name of a Facebook page. */
  whatsapp: z.string().optional(),
  messenger: z.string().optional(),
  /** Digital Business ID. */
  dbid: z.string().optional(),
  hours: z.string().optional(),
  /** The shop's public URL, without a trailing slash. */
  url: z.string(),
  /** Whether one can sign in with Google, and by mobile number. */
  google: z.boolean(),
  phone_sign_in: z.boolean(),
  /** The version and date of the privacy policy, and the text that users agree to when they register or order. */
  policy: z.object({ version: policyVersion, day: z.string(), text: z.string() }),
  /** The minimum order in taka; absent without one. */
  minimum_order: z.number().optional(),
  /** Present if the shop delivers by areas, each with its fee and slots. */
  has_areas: z.literal(true).optional(),
  /** The lowest delivery fee of the areas, in taka. */
  lowest_fee: z.number().optional(),
  /** The percentage by which the price after weighing may exceed the estimate without asking. */
  weight_tolerance: z.int(),
  /** Why no orders are accepted now; absent if they are. */
  orders_closed: z.string().optional(),
  notice: notice.optional(),
});

export const shopFactsAnswer = z.object({ data: shopFacts });
