import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import { chooseEncoding, decompress, type Encoding, toGzip } from "#src/platform/cache/encoding.server.ts";
import { root } from "#src/platform/root.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Api } from "../api.server.ts";
import type { Env } from "../env.server.ts";
import { countRead } from "../limits/read-limit.server.ts";

// During a rolling update, and in open pages long after, a server gets requests for scripts and styles of other builds: each server
// stores its own in the database, and serves those of others from there.

/** How often a server records that its build is in use, in ms. */
const recordIntervalMs = 60 * 60_000;

/** Bytes per process: the assets of several builds. */
const cacheBytes = 8 * 1_048_576;

const assetsFolder = join(root, "build/client/assets");
const brotliSuffix = ".br";

/** Stores this build's assets, and their use hourly. Await it before serving pages. Returns a stop function. */
export async function startStoringAssets(shop: Shop): Promise<() => Promise<void>> {
  const store = () =>
    storeAssets(shop).catch((error) => shop.log.warn("could not store the assets of this build", { error }));
  await store();
  const timer = setInterval(store, recordIntervalMs).unref();
  return async () => clearInterval(timer);
}

/** Marks this build's assets as used, and stores those that the database does not have. */
async function storeAssets({ database: { pool } }: Shop): Promise<void> {
  const files = await readdir(assetsFolder);
  const ownNames = files
    .filter((file) => file.endsWith(brotliSuffix))
    .map((file) => file.slice(0, -brotliSuffix.length));
  // The same order on all servers, to avoid deadlocks.
  const { rows: missingAssets } = await pool.query<{ name: string }>(
    `with stored as (select name from browser_assets where name = any($1) order by name for update),
       used as (update browser_assets a set used_at = now() from stored s where a.name = s.name)
     select name from unnest($1::text[]) as own(name) where name not in (select name from stored) order by name`,
    [ownNames],
  );
  if (missingAssets.length === 0) return;
  const names = missingAssets.map(({ name }) => name);
  const bytes = await Promise.all(names.map((name) => readFile(join(assetsFolder, name + brotliSuffix))));
  await pool.query(
    `insert into browser_assets (name, bytes) select * from unnest($1::text[], $2::bytea[])
     on conflict (name) do update set used_at = now()`,
    [names, bytes],
  );
}

/** Deletes the assets of builds that no server has served for a day. */
export async function deleteOldAssets({ database }: Shop): Promise<void> {
  await database.pool.query("delete from browser_assets where used_at < now() - interval '1 day'");
}

/** Serves assets of other builds, with `headers`; mount it behind those of this build. */
export function serveStoredAssets(
  app: Hono<Env>,
  { shop, reads }: Pick<Api, "shop" | "reads">,
  headers: Record<string, string>,
): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  app.get("/assets/:name", async (c, next) => {
    const name = c.req.param("name");
    let brotliBytes = cache.get(name);
    if (!brotliBytes || chooseEncoding(c.req.header("accept-encoding")) !== "br")
      countRead({ shop, reads }, c);
    if (!brotliBytes) {
      brotliBytes = await findAsset(shop, name);
      if (!brotliBytes) return next();
      cache.set(name, brotliBytes);
    }
    return sendAsset(c, name, brotliBytes, headers);
  });
}

async function findAsset({ database }: Shop, name: string): Promise<Buffer | undefined> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>(
    "select bytes from browser_assets where name = $1",
    [name],
  );
  return rows[0]?.bytes;
}

async function sendAsset(c: Context<Env>, name: string, brotli: Buffer, headers: Record<string, string>) {
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  const body = await decodeBody(encoding, brotli);
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  c.header("Vary", "Accept-Encoding");
  c.header("Content-Type", getMimeType(name) ?? "application/octet-stream");
  c.header("Content-Length", String(body.length));
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
  return c.body(new Uint8Array(body));
}

async function decodeBody(encoding: Encoding, brotli: Buffer): Promise<Buffer> {
  if (encoding === "br") return brotli;
  return encoding === "gzip" ? toGzip(decompress(brotli)) : decompress(brotli);
}
