import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { root } from "#src/platform/root.server.ts";
import type { Api } from "../api.server.ts";
import type { Env } from "../env.server.ts";
import { serveStoredAssets } from "./stored-assets.server.ts";

const yearCacheControl = "public, max-age=31536000, immutable";
const dayCacheControl = "public, max-age=86400, stale-while-revalidate=604800";

/** The service worker is always revalidated, and has a policy of its own. */
const workerHeaders = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
};

/** Files of the build and of `public/`, compressed at build time. Files with a hash in their name are immutable. */
export function serveFiles(app: Hono<Env>, api: Pick<Api, "shop" | "reads">) {
  const onFound = (path: string, c: { header(name: string, value: string): void }) => {
    c.header("Cache-Control", /\/(assets|fonts)\//.test(path) ? yearCacheControl : dayCacheControl);
    if (!path.includes("/service-worker.js")) return;
    for (const [name, value] of Object.entries(workerHeaders)) c.header(name, value);
  };
  const serveBuiltFiles = serveStatic<Env>({
    root: join(root, "build/client"),
    precompressed: true,
    onFound,
  });
  // Before the first build (npm run dev) the demo's pictures exist only in their source folder.
  const serveDemoPictures = serveStatic<Env>({
    root: join(root, "demo"),
    rewriteRequestPath: (path) => path.replace("/pictures/demo/", "/pictures/"),
    onFound,
  });
  app.use("*", onlyFiles(serveBuiltFiles));
  app.use("/pictures/demo/*", onlyFiles(serveDemoPictures));
  serveStoredAssets(app, api, { "Cache-Control": yearCacheControl });
}

/** A path whose last part has a dot is a file; pages have none. */
function onlyFiles(files: MiddlewareHandler<Env>): MiddlewareHandler<Env> {
  return (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && (c.req.method === "GET" || c.req.method === "HEAD");
    if (!isFile) return next();
    // Files are small, and Hono answers an invalid range with 206 and the whole file.
    c.req.raw.headers.delete("range");
    return files(c, next);
  };
}
