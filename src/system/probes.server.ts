import type { Api } from "../platform/http/api.server.ts";
import type { Health } from "../platform/http/health.server.ts";
import type { SystemFacts } from "./facts.server.ts";

/**
 * `GET /healthz`: 200 while the process lives, for whoever restarts it. `GET /readyz`: 200 while it serves, for whoever sends requests:
 * the database answers and has room, and searches use the index; else 503 with what is missing.
 */
export function serveProbes({ hono }: Api, { probe }: Pick<Health, "probe">, { index }: SystemFacts): void {
  hono.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok" });
  });
  hono.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const database = await probe();
    const search = index().ready ? "ok" : "no index yet";
    const isReady = database === "ok" && search === "ok";
    return c.json({ status: isReady ? "ok" : "not ready", database, search }, isReady ? 200 : 503);
  });
}
