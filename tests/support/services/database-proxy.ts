import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

export type DatabaseLine = Awaited<ReturnType<typeof openLine>>;

/** A proxy in front of the PostgreSQL at the socket `path`: forwards until it is made to fail in one way or another. */
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
    /** Says nothing and closes nothing, like a dead network. */
    silence() {
      state = "silent";
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Ends every connection, new ones too, like a database that is down. */
    cut() {
      state = "broken";
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    /** New connections are forwarded again. */
    mend() {
      state = "open";
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
