import type { z } from "zod";
import { upload } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type StoredPicture = z.infer<typeof schemas.storedPicture>["data"];

/** Stores a picture, for all staff. Deleted after a week if unused. Refuses with `too_fast` above the quota. */
export const uploadPicture = upload<{ data: StoredPicture }>("/api/admin/pictures", {
  data: { image: "string" },
});
