import type { Api } from "../platform/http/api.server.ts";

/** `GET /healthz`: 200 while the process lives. `GET /readyz`: 503 once it is ending. Neither checks the database. */
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
