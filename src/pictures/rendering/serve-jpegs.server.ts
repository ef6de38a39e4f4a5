import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { createJpegResponder, immutableCacheControl } from "./jpeg-responder.server.ts";
import { openSharp } from "./open-sharp.server.ts";
import { readPictureBytes } from "./read-picture-bytes.server.ts";

/** Pixels; Meta requires at least 500. */
const sidePixels = 1_000;

/** Bytes per process: some hundred pictures. */
const cacheBytes = 16 * 1_048_576;

/** Serves pictures as JPEGs: a `GET` of the picture's URL ending in ".jpg" (`jpegUrl`) returns a square on white. */
export function serveJpegs(api: Api): void {
  const respond = createJpegResponder(api, { cacheBytes, cost: 1 });
  api.hono.get("/pictures/*", async (c, next) => {
    const [, base] = /^(\/pictures\/(?:demo\/)?[^/.]+)\.jpg$/.exec(c.req.path) ?? [];
    if (!base) return next();
    const isDrawing = isDrawn(base);
    const url = `${base}.${isDrawing ? "svg" : "webp"}`;
    return respond(c, {
      // Uses only the hash, which alone selects the file of an uploaded picture.
      key: readPictureUrl(url)?.hash ?? url,
      cacheControl: isDrawing ? "public, max-age=86400" : immutableCacheControl,
      async read() {
        const bytes = await readPictureBytes(api.shop.database.pool, url);
        if (!bytes) throw new Problem("not_found", m.problem_not_found());
        return bytes;
      },
      draw: drawSquare,
    });
  });
}

async function drawSquare(bytes: Buffer): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(bytes, { density: 300 })
    .resize(sidePixels, sidePixels, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
