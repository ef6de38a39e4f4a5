import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { followCatalogueVersion } from "./cache/catalogue-version.server.ts";
import type { PageCache } from "./cache/page-cache.server.ts";
import type { Env } from "./http/api.server.ts";
import type { Shop } from "./shop.server.ts";

type App = {
  fetch(request: Request, bindings: Env["Bindings"]): Promise<Response>;
  cache: PageCache;
  catalogueChanged(): Promise<void>;
};

/** In bytes. A search of 5,000 Bengali letters, pasted by mistake, stands in an address of 45 kB, and gets an answer. */
const longestHeaders = 64 * 1_024;

/** How long requests in flight may take once the process was told to end. */
const patienceMs = 10_000;

/**
 * Takes requests until SIGTERM or SIGINT; then answers those in flight, and runs `close`. What is in the page cache
 * is answered before anything else sees the request.
 */
export async function listen(shop: Shop, app: App, close: () => Promise<void>): Promise<void> {
  const version = await followCatalogueVersion(shop, () => void app.catalogueChanged());
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings as Env["Bindings"]));
  const server = createServer({ maxHeaderSize: longestHeaders }, (request, response) => {
    if (!app.cache.answer(request, response)) answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(shop.settings.port, shop.settings.host, resolve);
  });

  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    shop.log.info("closing", { signal });
    await closeServer(server);
    await version.close();
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(signal));
  // Started by bin/start.js: when that one is gone, nobody would end us.
  process.once("disconnect", () => void end("disconnect"));

  const { port } = server.address() as AddressInfo;
  process.stdout.write(`\n  ${shop.settings.shop.name.en} is open: http://localhost:${port}\n\n`);
  if (!shop.settings.limitsOn) shop.log.warn("limits are switched off (RATE_LIMIT=0): for load tests only");
}

async function closeServer(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(impatient);
}
