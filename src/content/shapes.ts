import { z } from "zod";

/** A slide of the home page's hero. `link` is a path of this shop or an http(s) address. */
export const slider = z.object({
  id: z.int(),
  image: z.string(),
  title: z.string(),
  subtitle: z.string(),
  button_text: z.string(),
  link: z.string(),
  tint: z.string(),
});

/** SPEC 7: the list stands in the answer's body itself. */
export const sliderList = z.array(slider);

export const advertisement = z.object({
  id: z.int(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
  btn_link: z.string().optional(),
  btn_text: z.string().optional(),
  tint: z.string(),
});

export const advertisementList = z.object({ data: z.array(advertisement) });

/** What every page tells of the shop itself, in the language asked for; from the settings. */
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
