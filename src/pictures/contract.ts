import type { z } from "zod";
import { upload } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type StoredPicture = z.infer<typeof schemas.storedPicture>["data"];

/** Takes a picture as a file and gives the URL to save where it shall stand; unused it is deleted after a week. For staff of any part;
 * refuses with `too_fast` more new ones than the quota of an account. */
export const uploadPicture = upload<{ data: StoredPicture }>("/api/admin/pictures", {
  data: { image: "string" },
});
