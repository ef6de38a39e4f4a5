import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Api } from "#src/platform/http/api.server.ts";
import type { Env } from "#src/platform/http/env.server.ts";
import { countRead } from "#src/platform/http/limits/read-limit.server.ts";
import { renderInTurn } from "./render-in-turn.server.ts";

type Jpeg<Source> = {
  /** Identifies the picture in the cache. */
  key: string;
  cacheControl: string;
  /** Called only if the picture is not in memory. */
  read(): Promise<Source>;
  draw(source: Source): Promise<Buffer>;
};

/**
 * Returns a function that responds with a JPEG, drawn on request and cached in memory, at most `cacheBytes` per
 * process. It throws `too_fast`, `not_ready`, or what `read` throws. `cost` counts for the read limit if it draws.
 */
export function createJpegResponder(api: Api, { cacheBytes, cost }: { cacheBytes: number; cost: number }) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawJpeg = async <Source>({ key, read, draw }: Jpeg<Source>): Promise<Buffer> => {
    const source = await read();
    return renderInTurn(async () => {
      // Another request may have drawn it in the meantime.
      const jpeg = cache.get(key) ?? (await draw(source));
      cache.set(key, jpeg);
      return jpeg;
    });
  };
  return async <Source>(c: Context<Env>, wanted: Jpeg<Source>): Promise<Response> => {
    const cachedJpeg = cache.get(wanted.key);
    if (!cachedJpeg) countRead(api, c, cost);
    const jpeg = cachedJpeg ?? (await drawJpeg(wanted));
    c.header("Content-Type", "image/jpeg");
    c.header("Cache-Control", wanted.cacheControl);
    return c.body(new Uint8Array(jpeg));
  };
}

/** The Cache-Control of a URL that always returns the same picture. */
export const immutableCacheControl = "public, max-age=31536000, immutable";
