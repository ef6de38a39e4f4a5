import { z } from "zod";
import { readPictureAddress } from "../api/picture-address.ts";
import { m } from "../language/messages.ts";

/** The address of an uploaded picture, as `uploadPicture` gave it. Whether it is there still says `keepPicture`. */
export const picture = z
  .string()
  .max(120)
  .refine((address) => readPictureAddress(address) !== undefined, { error: () => m.picture_unknown() });

export const storedPicture = z.object({
  data: z.object({
    image: z.string(),
    /** Of the original, upright, in pixels. */
    width: z.int(),
    height: z.int(),
  }),
});
