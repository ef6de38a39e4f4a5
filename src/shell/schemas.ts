import { z } from "zod";

/** The shop's own facts for every page, in the requested language; from the settings. */
export const shopFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Number of its Digital Business ID. */
  dbid: z.string().optional(),
  /** Where shoppers reach it, without a slash at the end: what absolute addresses begin with. */
  url: z.string(),
  /** Whether one can sign in with Google here. */
  google: z.boolean(),
  /** Id of the category that the home page's two fixed banners lead to. */
  banner_category: z.int(),
});

export const shopFactsAnswer = z.object({ data: shopFacts });
