import type { Api } from "./api.server.ts";

/**
 * `GET /health`: 200 while the database answers, 503 while it does not; for whoever watches or balances. `others` are
 * what parts of the shop say of themselves.
 */
export function serveHealth({ hono, shop }: Api, others: () => object) {
  hono.get("/health", async (c) => {
    c.header("Cache-Control", "no-store");
    try {
      await shop.database.pool.query("select 1");
      return c.json({
        status: "ok",
        memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
        ...(shop.embedded && { database: shop.embedded.health() }),
        ...others(),
      });
    } catch {
      return c.json(
        { status: "no database", ...(shop.embedded && { database: shop.embedded.health() }) },
        503,
      );
    }
  });
}
