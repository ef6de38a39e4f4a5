import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from "node:http";
import type { Socket } from "node:net";
import { answerOn, oneAtATime } from "./one-at-a-time.server.ts";

/** Times in ms. A phone with a weak signal is slow; what is slower than this is no phone. */
const usual = {
  /** For the headers of a request, from the moment of connecting. */
  head: 15_000,
  /** For a whole request, 100 kB at most; and for one that says that it is longer: a photograph. */
  request: 60_000,
  upload: 300_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** Between two requests. Longer behind a proxy, see `proxyPause`. */
  pause: 10_000,
  /** Until the client has taken all of an answer that does not fit into the network's buffers. */
  reading: 120_000,
  /** How often slow readers are looked for. */
  look: 5_000,
  /** Short requests that are not whole yet, at once. One that fits into a packet or two is whole at once. */
  arriving: 64,
  /** Connections at once. Beyond that the one that has waited longest without a request is closed. */
  most: 4_000,
};

export type Patience = typeof usual;

const connectionsOf = new WeakMap<Server, ReadonlySet<Socket>>();
/** A server that closes connections which send too slowly, read too slowly or do nothing, and keeps room for those with a request. */
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
      requestTimeout: Math.max(patience.request, patience.upload),
      keepAliveTimeout: patience.pause,
      connectionsCheckingInterval: patience.look,
    },
    oneAtATime(answer),
  );
  server.timeout = patience.silence;
  const open = new Set<Socket>();
  connectionsOf.set(server, open);
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
  refuseSlowRequests(server, patience);
  return server;
}

/**
 * Takes no more requests, and settles when those in progress are answered: each connection ends with its answer, which says so, and
 * is not kept for a next request. One whose head has said otherwise stays for its pause. After `patienceMs` all are broken off.
 */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  for (const socket of connectionsOf.get(server) ?? []) {
    const answer = answerOn(socket);
    if (answer) answer.shouldKeepAlive = false;
  }
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(impatient);
}

function makeRoom(server: Server, silent: ReadonlySet<Socket>, newest: Socket) {
  const [longest] = silent;
  if (longest && longest !== newest) longest.destroy();
  else server.closeIdleConnections();
}

/** A client that takes an answer byte by byte is never silent, so the time for the whole answer counts. */
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

/** In bytes. A request that says that it is longer is an upload, or refused at once. */
const shortBody = 100 * 1_024;

/**
 * Node knows one time limit for all requests; this is the one for short ones. And where more of them than `arriving` are on their way at
 * once, the one that has taken longest is refused: each is kept in memory until it is whole.
 */
function refuseSlowRequests(server: Server, { request: longest, arriving, look }: Patience) {
  const since = new Map<IncomingMessage, number>();
  const unfinished = () => {
    for (const request of since.keys()) if (request.complete || request.destroyed) since.delete(request);
    return [...since.keys()];
  };
  const refuse = (request: IncomingMessage) => {
    since.delete(request);
    // It has its answer already, and another would be taken for that to the next request.
    if (answerOn(request.socket)?.headersSent) return request.socket.destroy();
    const error = Object.assign(new Error("a request took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    if (!server.emit("clientError", error, request.socket)) request.socket.destroy();
  };
  server.on("request", (request: IncomingMessage) => {
    const { "content-length": length, "transfer-encoding": chunked } = request.headers;
    if (!chunked && !(Number(length) > 0 && Number(length) <= shortBody)) return;
    since.set(request, performance.now());
    request.once("close", () => since.delete(request));
    const [oldest] = since.size > arriving ? unfinished() : [];
    if (oldest && since.size > arriving) refuse(oldest);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const request of unfinished()) if (now - (since.get(request) ?? now) > longest) refuse(request);
  }, look).unref();
  server.once("close", () => clearInterval(timer));
}
