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
  headersTimeout: 15_000,
  /** A whole request of at most 100 kB. */
  requestTimeout: 60_000,
  /** A longer request, such as a photograph. */
  uploadTimeout: 300_000,
  /** No byte in either direction. */
  idleTimeout: 60_000,
  /** The pause between two requests. Longer behind a proxy, see `proxyKeepAliveMs`. */
  keepAliveTimeout: 10_000,
  /** The time to receive an answer that exceeds the network's buffers. */
  answerReadTimeout: 120_000,
  /** How often slow requests and slow readers are looked for. */
  checkInterval: 5_000,
  /** Incomplete short requests at once. */
  maxIncompleteRequests: 64,
  /** Connections at once. Beyond that the one that has been idle longest is closed. */
  maxConnections: 4_000,
  /** Connections of one network: a phone company may put a whole neighbourhood behind one IP address. */
  maxConnectionsOfNetwork: 1_000,
  /** The bytes of unread answers per network. */
  maxUnreadBytes: 32 * 1_048_576,
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
      headersTimeout: limits.headersTimeout,
      requestTimeout: Math.max(limits.requestTimeout, limits.uploadTimeout),
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: limits.checkInterval,
    },
    answerSequentially(answer),
  );
  server.timeout = limits.idleTimeout;
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
    if (openSockets.size > limits.maxConnections) closeOneIdle(server, silentSockets, socket);
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

/** Closes the oldest connection that has not sent a request yet; without one, those between two requests. */
function closeOneIdle(server: Server, silentSockets: ReadonlySet<Socket>, newest: Socket) {
  const [oldestSilent] = silentSockets;
  if (oldestSilent && oldestSilent !== newest) oldestSilent.destroy();
  else server.closeIdleConnections();
}

const isAnswering = (socket: Socket) => currentResponse(socket)?.writableFinished === false;

/** Above a network's limit, closes its oldest connection without an answer in progress, or the new one. */
function limitConnections(server: Server, { maxConnectionsOfNetwork: maxOfNetwork }: ServerLimits) {
  const socketsByNetwork = new Map<string, Set<Socket>>();
  server.on("connection", (socket: Socket) => {
    const { group, leave } = joinGroup(socketsByNetwork, networkOf(socket.remoteAddress ?? ""), socket);
    socket.once("close", leave);
    if (group.size <= maxOfNetwork) return;
    for (const candidate of group)
      if (candidate === socket || !isAnswering(candidate)) return void candidate.destroy();
  });
}

/** Above the limit of unread bytes of a network, aborts its oldest answers. */
function limitUnread(server: Server, { maxUnreadBytes }: ServerLimits, networkAt: FindNetwork) {
  const responsesByNetwork = new Map<string, Set<ServerResponse>>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { group, leave } = joinGroup(responsesByNetwork, networkAt(request), response);
    response.once("close", leave);
    const enforceLimit = () => {
      let unreadBytes = 0;
      for (const { writableLength } of group) unreadBytes += writableLength;
      for (const candidate of group) {
        if (unreadBytes <= maxUnreadBytes) return;
        unreadBytes -= candidate.writableLength;
        if (candidate.writableLength > 0) candidate.destroy();
      }
    };
    enforceLimit();
    // By then the whole answer is written: what the network has no room for is unread.
    response.once("prefinish", enforceLimit);
  });
}

/** Adds a member to its network's group. Returns the group, oldest first; `leave` removes the member. */
function joinGroup<Member>(
  groups: Map<string, Set<Member>>,
  network: string,
  member: Member,
): { group: ReadonlySet<Member>; leave: () => void } {
  const group = groups.get(network) ?? new Set();
  groups.set(network, group.add(member));
  const leave = () => {
    group.delete(member);
    if (group.size === 0 && groups.get(network) === group) groups.delete(network);
  };
  return { group, leave };
}

/** A client that reads byte by byte is never silent, so the time for the whole answer counts. */
function closeSlowReaders(
  server: Server,
  openSockets: ReadonlySet<Socket>,
  { answerReadTimeout: maxReadingMs, checkInterval: checkIntervalMs }: ServerLimits,
) {
  const unreadSince = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of openSockets) {
      if (socket.writableLength === 0) unreadSince.delete(socket);
      else if (!unreadSince.has(socket)) unreadSince.set(socket, now);
      else if (now - (unreadSince.get(socket) as number) > maxReadingMs) socket.destroy();
    }
  }, checkIntervalMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** A request of more bytes is an upload, or is refused at once. */
const maxShortBodyBytes = 100 * 1_024;

type UnfinishedRequest = { network: string; since: number };

/** Times out short requests. If too many are incomplete, refuses the oldest of the network with most. */
function refuseSlowRequests(
  server: Server,
  {
    requestTimeout: maxRequestMs,
    maxIncompleteRequests: maxPending,
    checkInterval: checkIntervalMs,
  }: ServerLimits,
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
    if (pendingRequests.size <= maxPending) return;
    const unfinishedRequests = listUnfinished();
    if (unfinishedRequests.length <= maxPending) return;
    const oldest = findOldestOfLargest(unfinishedRequests);
    if (oldest) refuse(oldest);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { since }] of listUnfinished()) if (now - since > maxRequestMs) refuse(request);
  }, checkIntervalMs).unref();
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
