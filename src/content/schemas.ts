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
