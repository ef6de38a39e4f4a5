import type { Api } from "../platform/http/api.server.ts";

/**
 * `GET /healthz`: 200 while the process lives, for whoever restarts it. `GET /readyz`: 503 once it is told to end, for whoever sends
 * requests. Both say nothing of the database: without it every server has its cached pages, and another would help nobody. Until the
 * first start is complete nothing listens.
 */
export function serveProbes({ hono, shop }: Api): void {
  hono.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok" });
  });
  hono.get("/readyz", (c) => {
    c.header("Cache-Control", "no-store");
    return shop.closing ? c.json({ status: "closing" }, 503) : c.json({ status: "ok" });
  });
}
