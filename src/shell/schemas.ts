import { z } from "zod";

/** Facts of the shop for every page, from the settings, in the language of the request. */
export const shopFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Digital Business ID. */
  dbid: z.string().optional(),
  /** The shop's public address, without a slash at the end. */
  url: z.string(),
  google: z.boolean(),
  /** Id of the category that the home page's two banners lead to. */
  banner_category: z.int(),
});

export const shopFactsAnswer = z.object({ data: shopFacts });
