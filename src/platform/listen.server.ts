import type { Server } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type CatalogueChange, followChanges } from "./cache/changes/follow-changes.server.ts";
import { startPurging } from "./cache/purging/purge-cdn.server.ts";
import { closeServer } from "./http/server/connections.server.ts";
import { createHttpServer } from "./http/server/http-server.server.ts";
import { say } from "./log.server.ts";
import { CannotStart } from "./process/cannot-start.server.ts";
import { isForked, reportOpened } from "./process/server-processes.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { Shop } from "./shop.server.ts";

type ListeningApp = Parameters<typeof createHttpServer>[1] & {
  catalogueChanged(change?: CatalogueChange): Promise<void>;
};

/**
 * Starts accepting requests. Returns a function that stops this and resolves when running requests are
 * answered or timed out.
 */
export async function listen(shop: Shop, app: ListeningApp): Promise<(timeoutMs: number) => Promise<void>> {
  const purging = startPurging(shop);
  const follower = await followChanges(shop, async (change) => {
    await app.catalogueChanged(change);
    purging?.changed(change);
  });
  const server = createHttpServer(shop, app);
  const listeners = await openListeners(server, shop.settings);

  if (isForked) reportOpened();
  else await announce(shop, (server.address() as AddressInfo).port);
  if (!shop.settings.limitsOn) shop.log.warn("limits are switched off (RATE_LIMIT=0): for load tests only");
  return async (timeoutMs) => {
    await closeServer(server, timeoutMs, listeners);
    await follower.close();
    await purging?.close();
  };
}

/** Says at which URL the shop is open, also to a second process that wants its folder. */
export async function announce(shop: Shop, port: number): Promise<void> {
  const url = `http://localhost:${port}`;
  shop.embedded?.publishUrl(url);
  say(`${(await shop.details.current()).name_en} is open: ${url}`);
}

/** Serves for DRAIN_SECONDS while `/readyz` reports the end, so that a proxy routes new requests elsewhere. */
export async function drain(shop: Shop): Promise<void> {
  shop.closing = true;
  await sleep(shop.settings.drainMs);
}

/** Equals the kernel's limit: beyond it connections are dropped, and clients retry only after 1, 3, 7, 15 seconds. */
const backlog = 4_096;

/**
 * Sockets that share the port (Linux). Node accepts one connection per socket and turn, so with one, a flood
 * delays everyone.
 */
const listenerCount =
  process.platform === "linux" && Number.parseInt(process.versions.node, 10) >= 24 ? 16 : 1;

/** Opens the server. Returns the other servers that share its port and pass it their connections. */
async function openListeners(server: Server, { port, host }: Settings): Promise<NetServer[]> {
  const options = { port, host, backlog };
  // The server processes of one machine then share one socket, which the main process holds.
  if (listenerCount === 1) {
    await listenOn(server, options);
    return [];
  }
  const sharedOptions = {
    ...options,
    port: isForked ? port : await freePort({ port, host }),
    reusePort: true,
  };
  const listeners = Array.from({ length: listenerCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket)),
  );
  await Promise.all([server, ...listeners].map((listener) => listenOn(listener, sharedOptions)));
  for (const listener of listeners) listener.on("error", (error) => server.emit("error", error));
  return listeners;
}

/** The port, or any if it is 0. Sockets that share a port do not detect that another program shares it too. */
export async function freePort({ port, host }: Pick<Settings, "port" | "host">): Promise<number> {
  const server = createServer();
  await listenOn(server, { port, host });
  const { port: foundPort } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return foundPort;
}

function listenOn(server: NetServer, options: ListenOptions): Promise<void> {
  const { port = 0, host } = options;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, host) ?? error);
    server.once("error", fail);
    server.listen(options, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

function explainListenError(
  { code }: NodeJS.ErrnoException,
  port: number,
  host?: string,
): CannotStart | undefined {
  if (code === "EADDRINUSE")
    return new CannotStart(`Port ${port} is taken. Choose another: PORT=3001 npm start`);
  if (code === "EACCES")
    return new CannotStart(
      `PORT: this user may not listen on ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new CannotStart(`HOST: ${host} is not an address of this machine. Leave it out to listen on all.`);
  return undefined;
}
