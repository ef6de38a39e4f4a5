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
import { answerSequentially, currentResponse } from "./answer-sequentially.server.ts";

/** Times in ms. A phone with a weak signal is slow; anything slower than this is not a phone. */
const defaultLimits = {
  /** The headers of a request, from the moment of connecting. */
  head: 15_000,
  /** A whole request of at most 100 kB; and a longer one, such as a photograph. */
  request: 60_000,
  upload: 300_000,
  /** No byte in either direction. */
  silence: 60_000,
  /** The pause between two requests. Longer behind a proxy, see `proxyKeepAliveMs`. */
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

export type ServerLimits = typeof defaultLimits;

const socketsByServer = new WeakMap<Server, ReadonlySet<Socket>>();
type FindNetwork = (request: IncomingMessage) => string;

/** Creates a server that closes slow and idle connections and limits networks. `networkAt` looks behind a proxy. */
export function createGuardedServer(
  options: ServerOptions,
  overrides: Partial<ServerLimits>,
  answer: RequestListener,
  networkAt: FindNetwork = ({ socket }) => networkOf(socket.remoteAddress ?? ""),
): Server {
  const limits = { ...defaultLimits, ...overrides };
  const server = createServer(
    {
      ...options,
      headersTimeout: limits.head,
      requestTimeout: Math.max(limits.request, limits.upload),
      keepAliveTimeout: limits.pause,
      connectionsCheckingInterval: limits.look,
    },
    answerSequentially(answer),
  );
  server.timeout = limits.silence;
  const openSockets = new Set<Socket>();
  socketsByServer.set(server, openSockets);
  const silentSockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    openSockets.add(socket);
    silentSockets.add(socket);
    socket.once("close", () => {
      openSockets.delete(socket);
      silentSockets.delete(socket);
    });
    if (openSockets.size > limits.most) closeOneIdle(server, silentSockets, socket);
  });
  server.on("request", ({ socket }) => {
    if (silentSockets.size > 0) silentSockets.delete(socket);
  });
  limitConnections(server, limits);
  limitUnread(server, limits, networkAt);
  closeSlowReaders(server, openSockets, limits);
  refuseSlowRequests(server, limits, networkAt);
  return server;
}

/** A longer turn of the event loop lets the kernel take more connections, in ms. */
const shortTurnMs = 1;

/**
 * Waits until Node has accepted the kernel's queue, which closing would reset: it is empty after a turn
 * without a new connection.
 */
async function waitForEmptyBacklog(server: Server, timeoutMs: number): Promise<void> {
  let hasConnected = true;
  const onConnection = () => {
    hasConnected = true;
  };
  server.on("connection", onConnection);
  const startedAt = performance.now();
  for (
    let turnStartedAt = startedAt;
    performance.now() - startedAt < timeoutMs;
    turnStartedAt = performance.now()
  ) {
    hasConnected = false;
    await new Promise(setImmediate);
    if (!hasConnected && performance.now() - turnStartedAt < shortTurnMs) break;
  }
  server.off("connection", onConnection);
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
  await waitForEmptyBacklog(server, timeoutMs);
  const closed = Promise.all(
    [server, ...listeners].map((listener) => new Promise((resolve) => listener.close(resolve))),
  );
  server.closeIdleConnections();
  for (const socket of socketsByServer.get(server) ?? []) {
    const answer = currentResponse(socket);
    if (answer) answer.shouldKeepAlive = false;
  }
  const abortTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(abortTimer);
}

function closeOneIdle(server: Server, silent: ReadonlySet<Socket>, newest: Socket) {
  const [longestIdle] = silent;
  if (longestIdle && longestIdle !== newest) longestIdle.destroy();
  else server.closeIdleConnections();
}

function limitConnections(server: Server, { mostOfNetwork }: ServerLimits) {
  const networks = new Map<string, Set<Socket>>();
  server.on("connection", (socket: Socket) => {
    const leave = joinGroup(networks, networkOf(socket.remoteAddress ?? ""), socket);
    socket.once("close", leave);
    const sockets = leave.group;
    if (sockets.size <= mostOfNetwork) return;
    const isAnswering = (socket: Socket) => currentResponse(socket)?.writableFinished === false;
    for (const candidate of sockets)
      if (candidate === socket || !isAnswering(candidate)) return void candidate.destroy();
  });
}

function limitUnread(server: Server, { unread }: ServerLimits, networkAt: FindNetwork) {
  const networks = new Map<string, Set<ServerResponse>>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const leave = joinGroup(networks, networkAt(request), response);
    response.once("close", leave);
    const enforceLimit = () => {
      let bytes = 0;
      for (const response of leave.group) bytes += response.writableLength;
      for (const response of leave.group) {
        if (bytes <= unread) return;
        bytes -= response.writableLength;
        if (response.writableLength > 0) response.destroy();
      }
    };
    enforceLimit();
    // When its last byte is written, as far as the network has room.
    response.once("prefinish", enforceLimit);
  });
}

function joinGroup<Thing>(networks: Map<string, Set<Thing>>, network: string, thing: Thing) {
  const group = networks.get(network) ?? new Set();
  networks.set(network, group.add(thing));
  const leave = () => {
    group.delete(thing);
    if (group.size === 0 && networks.get(network) === group) networks.delete(network);
  };
  return Object.assign(leave, { group: group as ReadonlySet<Thing> });
}

/** A client that reads byte by byte is never silent, so the time for the whole answer counts. */
function closeSlowReaders(server: Server, openSockets: ReadonlySet<Socket>, { reading, look }: ServerLimits) {
  const unreadSince = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of openSockets) {
      if (socket.writableLength === 0) unreadSince.delete(socket);
      else if (!unreadSince.has(socket)) unreadSince.set(socket, now);
      else if (now - (unreadSince.get(socket) as number) > reading) socket.destroy();
    }
  }, look).unref();
  server.once("close", () => clearInterval(timer));
}

/** A request of more bytes is an upload, or is refused at once. */
const maxShortBodyBytes = 100 * 1_024;

type UnfinishedRequest = { network: string; since: number };

/** Times out short requests, and with more than `arriving` in memory refuses the oldest of the network that has most. */
function refuseSlowRequests(
  server: Server,
  { request: maxRequestMs, arriving, look }: ServerLimits,
  networkAt: FindNetwork,
) {
  const pendingRequests = new Map<IncomingMessage, UnfinishedRequest>();
  const listUnfinished = () => {
    for (const request of pendingRequests.keys())
      if (request.complete || request.destroyed) pendingRequests.delete(request);
    return [...pendingRequests];
  };
  const refuse = (request: IncomingMessage) => {
    pendingRequests.delete(request);
    // It already has its answer, and a second one would be taken for that of the next request.
    if (currentResponse(request.socket)?.headersSent) return request.socket.destroy();
    const error = Object.assign(new Error("a request took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    if (!server.emit("clientError", error, request.socket)) request.socket.destroy();
  };
  server.on("request", (request: IncomingMessage) => {
    const { "content-length": length, "transfer-encoding": chunked } = request.headers;
    if (!chunked && !(Number(length) > 0 && Number(length) <= maxShortBodyBytes)) return;
    pendingRequests.set(request, { network: networkAt(request), since: performance.now() });
    request.once("close", () => pendingRequests.delete(request));
    if (pendingRequests.size <= arriving) return;
    const unfinishedRequests = listUnfinished();
    const oldest = unfinishedRequests.length > arriving ? findOldestOfLargest(unfinishedRequests) : undefined;
    if (oldest) refuse(oldest);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { since }] of listUnfinished()) if (now - since > maxRequestMs) refuse(request);
  }, look).unref();
  server.once("close", () => clearInterval(timer));
}

function findOldestOfLargest(
  unfinishedRequests: readonly [IncomingMessage, UnfinishedRequest][],
): IncomingMessage | undefined {
  const counts = new Map<string, number>();
  for (const [, { network }] of unfinishedRequests) counts.set(network, (counts.get(network) ?? 0) + 1);
  const largestCount = Math.max(...counts.values());
  return unfinishedRequests.find(([, { network }]) => counts.get(network) === largestCount)?.[0];
}
