import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type CatalogueChange, followCatalogueVersion } from "./cache/changes/catalogue-version.server.ts";
import { startPurging } from "./cache/purging/purge-cdn.server.ts";
import { closeServer } from "./http/server/connections.server.ts";
import { httpServer } from "./http/server/http-server.server.ts";
import { CannotStart } from "./process/cannot-start.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { Shop } from "./shop.server.ts";

type ListeningApp = Parameters<typeof httpServer>[1] & {
  catalogueChanged(change?: CatalogueChange): Promise<void>;
};

/**
 * Starts taking requests. Returns a function that stops that, and settles when the requests in progress are answered or its time
 * is over.
 */
export async function listen(shop: Shop, app: ListeningApp): Promise<(patienceMs: number) => Promise<void>> {
  const purging = startPurging(shop);
  const version = await followCatalogueVersion(shop, async (change) => {
    await app.catalogueChanged(change);
    purging?.changed(change);
  });
  const server = httpServer(shop, app);
  await listening(server, shop.settings);

  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  shop.embedded?.openAt(url);
  process.stdout.write(`\n  ${(await shop.details.current()).name_en} is open: ${url}\n\n`);
  if (!shop.settings.limitsOn) shop.log.warn("limits are switched off (RATE_LIMIT=0): for load tests only");
  return async (patienceMs) => {
    await closeServer(server, patienceMs);
    await version.close();
    await purging?.close();
  };
}

/**
 * Goes on serving for DRAIN_SECONDS while `/health` says that this process ends and each answer closes its connection: a proxy in
 * front sends what comes next elsewhere, and no request is lost.
 */
export async function drain(shop: Shop): Promise<void> {
  shop.closing = true;
  await sleep(shop.settings.drainMs);
}

/**
 * So many new connections may wait to be accepted; the kernel's own limit (`net.core.somaxconn`) is 4096. Beyond Node's 511, those of a
 * sudden crowd are dropped, and a client's kernel tries again only after 1, 3, 7, 15 seconds.
 */
const backlog = 4_096;

function listening(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(reasonOf(error, port, host) ?? error));
    server.listen({ port, host, backlog }, resolve);
  });
}

function reasonOf({ code }: NodeJS.ErrnoException, port: number, host?: string): CannotStart | undefined {
  if (code === "EADDRINUSE")
    return new CannotStart(`Port ${port} is taken. Choose another: PORT=3001 npm start`);
  if (code === "EACCES")
    return new CannotStart(
      `PORT: this user may not listen on ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new CannotStart(`HOST: ${host} is no address of this machine. Leave it out to listen on all.`);
  return undefined;
}
