import type { Api } from "../platform/http/api.server.ts";
import { serveUpload } from "../platform/http/serve-upload.server.ts";
import * as contract from "./contract.ts";
import { Encoder } from "./encoding/encoder.server.ts";
import { serveJpegs } from "./rendering/serve-jpegs.server.ts";
import { acceptedTypes, maxUploadBytes } from "./rules.ts";
import * as schemas from "./schemas.ts";
import { servePictures } from "./serve-pictures.server.ts";
import { tooLargeText } from "./too-large-text.ts";
import { uploadPicture } from "./upload-picture.server.ts";

/** Mounts the upload and the pictures. Returns a function that aborts encoding. */
export function serveUploads(api: Api): () => void {
  const encoder = new Encoder();
  serveUpload(
    api,
    contract.uploadPicture,
    {
      may: "staff",
      scope: "catalogue:write",
      acceptedTypes: acceptedTypes,
      maxBytes: maxUploadBytes,
      tooLargeMessage: tooLargeText,
      output: schemas.storedPicture,
    },
    uploadPicture(encoder),
  );
  serveJpegs(api);
  servePictures(api);
  return () => encoder.close();
}
