import { z } from "zod";
import { readPictureUrl } from "../api/picture-url.ts";
import { m } from "../language/messages.ts";

/** The URL of an uploaded picture. `protectPicture` checks that it exists. */
export const picture = z
  .string()
  .max(120)
  .refine((url) => readPictureUrl(url) !== undefined, { error: () => m.picture_unknown() });

export const storedPicture = z.object({
  data: z.object({
    image: z.string(),
    width: z.int(),
    height: z.int(),
  }),
});
