import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { type PictureFormat, pictureWidths } from "../api/picture-url.ts";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";
import type { Api } from "../platform/http/api.server.ts";
import type { Env } from "../platform/http/env.server.ts";
import { countRead } from "../platform/http/limits/read-limit.server.ts";
import type { Shop } from "../platform/shop.server.ts";

/** Bytes per process: a thousand cards. */
const cacheBytes = 32 * 1_048_576;

/** The cost in the read limit; one page may show a hundred pictures. */
const cost = 0.1;

const defaultWidth = 640;

type WantedFile = { hash: string; width: number; format: PictureFormat };

const fileNamePattern =
  /^([0-9a-f]{32})-(?:(160|320|640|1280)\.(avif|webp)|[0-9]+x[0-9]+-[0-9a-f]{0,6}(?:-whole)?\.webp)$/;

/** Serves `/pictures/<hash>-<width>.<avif|webp>` or the full URL, immutable. Halves the width on slow networks. */
export function servePictures({ hono, shop, reads }: Pick<Api, "hono" | "shop" | "reads">): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  hono.get("/pictures/:name{[^/]+}", async (c, next) => {
    const name = c.req.param("name");
    const requestedFile = parseFileName(name);
    if (!requestedFile) return next();
    const servedFile = savesData(c) ? halveWidth(requestedFile) : requestedFile;
    const etag = `"${servedFile.hash}-${servedFile.width}-${servedFile.format}"`;
    let bytes = cache.get(etag);
    if (!bytes) {
      countRead({ reads, shop }, c, cost);
      bytes = await findFile(shop, servedFile);
      cache.set(etag, bytes);
    }
    return sendPicture(c, bytes, etag, servedFile.format);
  });
}

function parseFileName(name: string): WantedFile | undefined {
  const [, hash, width, format] = fileNamePattern.exec(name) ?? [];
  if (!hash) return undefined;
  return { hash, width: Number(width ?? defaultWidth), format: (format ?? "webp") as PictureFormat };
}

const savesData = (c: Context<Env>) =>
  c.req.header("save-data") === "on" || /^(slow-)?2g$/.test(c.req.header("ect") ?? "");

const halveWidth = (wanted: WantedFile): WantedFile => ({
  ...wanted,
  width: Math.max(pictureWidths[0], wanted.width / 2),
});

/** The file of that width; the widest if the picture is smaller. */
async function findFile({ database }: Shop, { hash, width, format }: WantedFile): Promise<Buffer> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>(
    "select bytes from picture_files where hash = $1 and format = $2 and width <= $3 order by width desc limit 1",
    [hash, format, width],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  return rows[0].bytes;
}

function sendPicture(c: Context<Env>, bytes: Buffer, etag: string, format: PictureFormat): Response {
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Vary", "Save-Data, ECT");
  c.header("ETag", etag);
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
  c.header("Content-Type", `image/${format}`);
  c.header("Content-Length", String(bytes.length));
  return c.body(new Uint8Array(bytes));
}
