import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

export type DatabaseLine = Awaited<ReturnType<typeof openLine>>;

/** A proxy before the PostgreSQL at the socket `path`, which can be made to fail. */
export async function openLine(path: string) {
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
    /** Stops forwarding without closing, like a dead network. */
    silence() {
      state = "silent";
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Closes every connection, new ones too, like a stopped database. */
    cut() {
      state = "broken";
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    /** Forwards new connections again. */
    mend() {
      state = "open";
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
