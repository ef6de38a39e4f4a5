import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

export type DatabaseLine = Awaited<ReturnType<typeof openDatabaseProxy>>;

/** A proxy before the PostgreSQL at the socket `path`, which can be silent, cut or mended. */
export async function openDatabaseProxy(path: string) {
  let state: "open" | "silent" | "broken" = "open";
  const sockets = new Set<Socket>();
  const proxy = createServer((shop) => {
    sockets.add(shop);
    shop.on("error", () => undefined);
    if (state === "broken") shop.destroy();
    if (state !== "open") return;
    const database = createConnection(path);
    sockets.add(database);
    database.on("error", () => shop.destroy());
    shop.on("close", () => database.destroy());
    shop.pipe(database).pipe(shop);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    port: (proxy.address() as { port: number }).port,
    silence() {
      state = "silent";
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut() {
      state = "broken";
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend() {
      state = "open";
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
