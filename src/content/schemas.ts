import { z } from "zod";
import { policyVersion } from "#src/shell/schemas.ts";
import { m } from "../language/messages.ts";
import { staticPages } from "./rules.ts";

/** A slide of the home page. `link` is a path of this shop or an http(s) URL. */
export const slider = z.object({
  id: z.int(),
  image: z.string(),
  title: z.string(),
  subtitle: z.string(),
  button_text: z.string(),
  link: z.string(),
  tint: z.string(),
});

/** SPEC 7: the body is the list itself. */
export const sliderList = z.array(slider);

export const bannerList = z.object({ data: z.array(slider) });

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

export const staticPage = z.enum(staticPages, { error: () => m.not_found_text() });
export const pageQuery = z.object({ page: staticPage });

/** A page's text (see `PageText`), and the values of its variables. */
const textWithFacts = z.object({ text: z.string(), facts: z.record(z.string(), z.string()) });

export const shownPage = z.object({
  data: textWithFacts.extend({
    /** The date from which it is valid. */
    since: z.iso.date(),
    /** The version of this text; only for the privacy policy. */
    version: policyVersion.optional(),
    /** The text in the other language; only for the FAQ. */
    twin: textWithFacts.optional(),
  }),
});
