import type { Viewer } from "../api/viewer.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countAttempt } from "../platform/http/limits/limits.server.ts";
import type { StoredPicture } from "./contract.ts";
import type { Encoder } from "./encoding/encoder.server.ts";
import { storePicture } from "./store-picture.server.ts";

/** New pictures per account and day. */
const quota = { most: 500, seconds: 86_400 };

/** Stores a picture as `storePicture` does; refuses more than the quota. */
export function uploadPicture(encoder: Encoder) {
  return (bytes: Buffer, { shop, viewer }: ApiContext<Viewer>): Promise<{ data: StoredPicture }> =>
    storePicture(shop, encoder, bytes, {
      userId: viewer.id,
      beforeEncoding: () => countAttempt(shop, `picture:${viewer.id}`, quota),
    });
}
