import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { jpegs, lasting } from "./jpegs.server.ts";
import { openSharp } from "./open-sharp.server.ts";
import { pictureBytes } from "./picture-bytes.server.ts";

/** Pixels; Meta requires at least 500. */
const side = 1_000;

/** Bytes per process: some hundred pictures. */
const cacheBytes = 16 * 1_048_576;

/** `GET` of a picture's URL that ends in ".jpg", see `jpegUrl`: a square on white, as lasting as the picture. */
export function serveJpegs(api: Api): void {
  const answer = jpegs(api, { cacheBytes, cost: 1 });
  api.hono.get("/pictures/*", async (c, next) => {
    const [, base] = /^(\/pictures\/(?:demo\/)?[^/.]+)\.jpg$/.exec(c.req.path) ?? [];
    if (!base) return next();
    const drawn = isDrawn(base);
    const url = `${base}.${drawn ? "svg" : "webp"}`;
    return answer(c, {
      // Uses only the hash, which alone selects the file of an uploaded picture.
      key: readPictureUrl(url)?.hash ?? url,
      cacheControl: drawn ? "public, max-age=86400" : lasting,
      async read() {
        const bytes = await pictureBytes(api.shop.database.pool, url);
        if (!bytes) throw new Problem("not_found", m.problem_not_found());
        return bytes;
      },
      draw: squareOf,
    });
  });
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(bytes, { density: 300 })
    .resize(side, side, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
