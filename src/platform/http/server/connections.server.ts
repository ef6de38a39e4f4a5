import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

/** In ms, and connections. A phone with a weak signal is slow; what is slower than this is no phone. */
const usual = {
  /** For the head of a request, from the first moment of a connection. */
  head: 15_000,
  /** For a whole request: 100 kB at the most. */
  request: 60_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** Between two requests. A proxy in front keeps its connections longer. */
  pause: 10_000,
  /** Until all of an answer that does not fit into the network is taken. */
  reading: 120_000,
  /** How often it is looked for whoever was too slow. */
  look: 5_000,
  /** At once. Beyond it whoever has not asked for anything yet makes room, the longest waiting first. */
  most: 4_000,
};

export type Patience = typeof usual;

/** A server that closes connections which send too slowly, read too slowly or do nothing, and keeps room for those who ask for something. */
export function guardedServer(
  options: ServerOptions,
  given: Partial<Patience>,
  answer: RequestListener,
): Server {
  const patience = { ...usual, ...given };
  const server = createServer(
    {
      ...options,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.pause,
      connectionsCheckingInterval: patience.look,
    },
    answer,
  );
  server.timeout = patience.silence;
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    silent.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      silent.delete(socket);
    });
    if (open.size > patience.most) makeRoom(server, silent, socket);
  });
  server.on("request", ({ socket }) => {
    if (silent.size > 0) silent.delete(socket);
  });
  closeSlowReaders(server, open, patience);
  return server;
}

function makeRoom(server: Server, silent: ReadonlySet<Socket>, newest: Socket) {
  const [longest] = silent;
  if (longest && longest !== newest) longest.destroy();
  else server.closeIdleConnections();
}

/** Whoever takes an answer byte by byte is never silent: what counts is that all of it is taken at last. */
function closeSlowReaders(server: Server, open: ReadonlySet<Socket>, { reading, look }: Patience) {
  const since = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of open) {
      if (socket.writableLength === 0) since.delete(socket);
      else if (!since.has(socket)) since.set(socket, now);
      else if (now - (since.get(socket) as number) > reading) socket.destroy();
    }
  }, look).unref();
  server.once("close", () => clearInterval(timer));
}
