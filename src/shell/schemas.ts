import { z } from "zod";

/** A line over every page. `id` changes with what it says: who has closed it sees the next one. */
export const notice = z.object({ id: z.string(), text: z.string(), link: z.string().optional() });

/** Facts of the shop for every page, in the language of the request. */
export const shopFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  second_phone: z.string().optional(),
  email: z.string(),
  /** Digital Business ID. */
  dbid: z.string().optional(),
  /** When the shop is open, in its own words. */
  hours: z.string().optional(),
  /** The shop's public URL, without a slash at the end. */
  url: z.string(),
  google: z.boolean(),
  /** The smallest order, in taka; absent where any will do. */
  minimum_order: z.number().optional(),
  /** Given where the shop delivers by areas, with a fee and times for each. */
  has_areas: z.literal(true).optional(),
  /** The lowest delivery fee of its areas, in taka; given with them. */
  lowest_fee: z.number().optional(),
  /** By how many percent what was weighed may cost more than estimated, without asking. */
  weight_tolerance: z.int(),
  /** Why no orders are taken at present; absent where they are. */
  orders_closed: z.string().optional(),
  notice: notice.optional(),
});

export const shopFactsAnswer = z.object({ data: shopFacts });
