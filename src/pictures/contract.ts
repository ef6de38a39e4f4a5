import type { z } from "zod";
import { upload } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type StoredPicture = z.infer<typeof schemas.storedPicture>["data"];

/** Returns the URL; deleted after a week if unused. For staff of any part; refuses with `too_fast` beyond the account's quota. */
export const uploadPicture = upload<{ data: StoredPicture }>("/api/admin/pictures", {
  data: { image: "string" },
});
