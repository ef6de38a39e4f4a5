import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { Env } from "./api.server.ts";
import { root } from "./root.server.ts";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400, stale-while-revalidate=604800";

/** Files of the build and of `public/`, as compressed at build time. Hashed names may be kept for ever. */
export function serveFiles(app: Hono<Env>) {
  const files = serveStatic<Env>({
    root: join(root, "build/client"),
    precompressed: true,
    onFound: (path, c) => c.header("Cache-Control", path.includes("/assets/") ? year : day),
  });
  app.use("*", (c, next) => {
    // A name with a dot in its last part is a file; pages have none.
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && (c.req.method === "GET" || c.req.method === "HEAD");
    return isFile ? files(c, next) : next();
  });
}
