import { z } from "zod";
import { readPictureUrl } from "../api/picture-url.ts";
import { m } from "../language/messages.ts";

/** The URL of an uploaded picture, as `uploadPicture` gave it. Whether it is there still says `keepPicture`. */
export const picture = z
  .string()
  .max(120)
  .refine((url) => readPictureUrl(url) !== undefined, { error: () => m.picture_unknown() });

export const storedPicture = z.object({
  data: z.object({
    image: z.string(),
    /** Of the original, upright, in pixels. */
    width: z.int(),
    height: z.int(),
  }),
});
