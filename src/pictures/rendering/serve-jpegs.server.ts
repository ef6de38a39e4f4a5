import { LRUCache } from "lru-cache";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { countRead } from "#src/platform/http/limits/read-limit.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { openSharp } from "./open-sharp.server.ts";
import { pictureBytes } from "./picture-bytes.server.ts";

/** In pixels; Meta takes pictures from 500. */
const side = 1_000;

/** In bytes, per process: some hundred pictures. */
const cacheBytes = 16 * 1_048_576;

/** `GET` of a picture's URL that ends in ".jpg", see `jpegUrl`: a square on white, as lasting as the picture. */
export function serveJpegs(api: Api): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  const render = async (url: string): Promise<Buffer> => {
    const bytes = await pictureBytes(api.shop.database.pool, url);
    if (!bytes) throw new Problem("not_found", m.problem_not_found());
    const jpeg = await inTurn(() => squareOf(bytes));
    cache.set(url, jpeg);
    return jpeg;
  };
  api.hono.get("/pictures/*", async (c, next) => {
    const [, base, drawn] = /^(\/pictures\/(demo\/)?[^/.]+)\.jpg$/.exec(c.req.path) ?? [];
    if (!base) return next();
    const url = `${base}.${drawn ? "svg" : "webp"}`;
    const ready = cache.get(url);
    if (!ready) countRead(api, c);
    const jpeg = ready ?? (await render(url));
    c.header("Content-Type", "image/jpeg");
    c.header("Cache-Control", drawn ? "public, max-age=86400" : "public, max-age=31536000, immutable");
    return c.body(new Uint8Array(jpeg));
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
