import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Server as NetServer, Socket } from "node:net";
import { networkOf } from "../urls/client-ip.server.ts";
import { answerOn, oneAtATime } from "./one-at-a-time.server.ts";

/** Times in ms. A phone with a weak signal is slow; anything slower than this is not a phone. */
const usual = {
  /** The headers of a request, from the moment of connecting. */
  head: 15_000,
  /** A whole request of at most 100 kB; and a longer one, such as a photograph. */
  request: 60_000,
  upload: 300_000,
  /** No byte in either direction. */
  silence: 60_000,
  /** The pause between two requests. Longer behind a proxy, see `proxyPause`. */
  pause: 10_000,
  /** The time to receive an answer that exceeds the network's buffers. */
  reading: 120_000,
  look: 5_000,
  /** Incomplete short requests at once. */
  arriving: 64,
  /** Connections at once. Beyond that the one that has been idle longest is closed. */
  most: 4_000,
  /** Connections of one network: a phone company may put a whole neighbourhood behind one IP address. */
  mostOfNetwork: 1_000,
  /** The bytes of unread answers per network. */
  unread: 32 * 1_048_576,
};

export type Patience = typeof usual;

const connectionsOf = new WeakMap<Server, ReadonlySet<Socket>>();
type FindNetwork = (request: IncomingMessage) => string;

/** Creates a server that closes slow and idle connections and limits networks. `networkAt` looks behind a proxy. */
export function guardedServer(
  options: ServerOptions,
  given: Partial<Patience>,
  answer: RequestListener,
  networkAt: FindNetwork = ({ socket }) => networkOf(socket.remoteAddress ?? ""),
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
    if (open.size > patience.most) closeOneIdle(server, silent, socket);
  });
  server.on("request", ({ socket }) => {
    if (silent.size > 0) silent.delete(socket);
  });
  boundConnections(server, patience);
  boundUnread(server, patience, networkAt);
  closeSlowReaders(server, open, patience);
  refuseSlowRequests(server, patience, networkAt);
  return server;
}

/** A longer turn of the event loop lets the kernel take more connections, in ms. */
const shortTurnMs = 1;

/**
 * Waits until Node has accepted the kernel's queue, which closing would reset: it is empty after a turn
 * without a new connection.
 */
async function noneWaits(server: Server, timeoutMs: number): Promise<void> {
  let hasCome = true;
  const come = () => {
    hasCome = true;
  };
  server.on("connection", come);
  const began = performance.now();
  for (let turn = began; performance.now() - began < timeoutMs; turn = performance.now()) {
    hasCome = false;
    await new Promise(setImmediate);
    if (!hasCome && performance.now() - turn < shortTurnMs) break;
  }
  server.off("connection", come);
}

/**
 * Stops accepting requests, and settles when those in progress are answered, each with `Connection: close`. After `timeoutMs` all are
 * aborted. `listeners` pass their connections to the server and are closed with it.
 */
export async function closeServer(
  server: Server,
  timeoutMs: number,
  listeners: readonly NetServer[] = [],
): Promise<void> {
  await noneWaits(server, timeoutMs);
  const closed = Promise.all(
    [server, ...listeners].map((listener) => new Promise((resolve) => listener.close(resolve))),
  );
  server.closeIdleConnections();
  for (const socket of connectionsOf.get(server) ?? []) {
    const answer = answerOn(socket);
    if (answer) answer.shouldKeepAlive = false;
  }
  const impatient = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(impatient);
}

function closeOneIdle(server: Server, silent: ReadonlySet<Socket>, newest: Socket) {
  const [longest] = silent;
  if (longest && longest !== newest) longest.destroy();
  else server.closeIdleConnections();
}

function boundConnections(server: Server, { mostOfNetwork }: Patience) {
  const networks = new Map<string, Set<Socket>>();
  server.on("connection", (socket: Socket) => {
    const leave = join(networks, networkOf(socket.remoteAddress ?? ""), socket);
    socket.once("close", leave);
    const sockets = leave.group;
    if (sockets.size <= mostOfNetwork) return;
    const isAnswering = (socket: Socket) => answerOn(socket)?.writableFinished === false;
    for (const one of sockets) if (one === socket || !isAnswering(one)) return void one.destroy();
  });
}

function boundUnread(server: Server, { unread }: Patience, networkAt: FindNetwork) {
  const networks = new Map<string, Set<ServerResponse>>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const leave = join(networks, networkAt(request), response);
    response.once("close", leave);
    const bound = () => {
      let bytes = 0;
      for (const response of leave.group) bytes += response.writableLength;
      for (const response of leave.group) {
        if (bytes <= unread) return;
        bytes -= response.writableLength;
        if (response.writableLength > 0) response.destroy();
      }
    };
    bound();
    // When its last byte is written, as far as the network has room.
    response.once("prefinish", bound);
  });
}

function join<Thing>(networks: Map<string, Set<Thing>>, network: string, thing: Thing) {
  const group = networks.get(network) ?? new Set();
  networks.set(network, group.add(thing));
  const leave = () => {
    group.delete(thing);
    if (group.size === 0 && networks.get(network) === group) networks.delete(network);
  };
  return Object.assign(leave, { group: group as ReadonlySet<Thing> });
}

/** A client that reads byte by byte is never silent, so the time for the whole answer counts. */
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

/** A request of more bytes is an upload, or is refused at once. */
const shortBody = 100 * 1_024;

type Unfinished = { network: string; since: number };

/** Times out short requests, and with more than `arriving` in memory refuses the oldest of the network that has most. */
function refuseSlowRequests(
  server: Server,
  { request: longest, arriving, look }: Patience,
  networkAt: FindNetwork,
) {
  const begun = new Map<IncomingMessage, Unfinished>();
  const unfinished = () => {
    for (const request of begun.keys()) if (request.complete || request.destroyed) begun.delete(request);
    return [...begun];
  };
  const refuse = (request: IncomingMessage) => {
    begun.delete(request);
    // It already has its answer, and a second one would be taken for that of the next request.
    if (answerOn(request.socket)?.headersSent) return request.socket.destroy();
    const error = Object.assign(new Error("a request took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    if (!server.emit("clientError", error, request.socket)) request.socket.destroy();
  };
  server.on("request", (request: IncomingMessage) => {
    const { "content-length": length, "transfer-encoding": chunked } = request.headers;
    if (!chunked && !(Number(length) > 0 && Number(length) <= shortBody)) return;
    begun.set(request, { network: networkAt(request), since: performance.now() });
    request.once("close", () => begun.delete(request));
    if (begun.size <= arriving) return;
    const all = unfinished();
    const oldest = all.length > arriving ? oldestOfLargest(all) : undefined;
    if (oldest) refuse(oldest);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { since }] of unfinished()) if (now - since > longest) refuse(request);
  }, look).unref();
  server.once("close", () => clearInterval(timer));
}

function oldestOfLargest(all: readonly [IncomingMessage, Unfinished][]): IncomingMessage | undefined {
  const counts = new Map<string, number>();
  for (const [, { network }] of all) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return all.find(([, { network }]) => counts.get(network) === most)?.[0];
}
