import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Settings } from "#src/platform/settings/settings.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Env } from "../env.server.ts";
import { messageNetwork } from "../urls/client-ip.server.ts";
import { isTooLong, readTarget } from "../urls/target.server.ts";
import { currentResponse } from "./answer-sequentially.server.ts";
import { createGuardedServer, type ServerLimits } from "./connections.server.ts";
import { createRawRefusal, type RawRefusal, type RawStatus, rawRefusalText } from "./raw-refusal.server.ts";

type HttpApp = {
  fetch(request: Request, bindings: Env["Bindings"]): Promise<Response>;
  /** Answers from the page cache, before any other handling; false if it is not stored. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
};

/** In bytes. A search of 5,000 Bengali letters, pasted by mistake, makes a URL of 45 kB and gets an answer. */
const maxHeaderBytes = 64 * 1_024;

/** Keep-alive in ms: longer than the 60 seconds of proxies, since no request is lost if the proxy closes first. */
const proxyKeepAliveMs = 75_000;

/** Node's error codes for a request that it could not parse. */
const statusByErrorCode: Record<string, RawStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The shop as an HTTP server: every request gets an answer, refusals in the usual form, and it never throws. */
export function createHttpServer(shop: Shop, app: HttpApp, limits: Partial<ServerLimits> = {}): Server {
  const { settings } = shop;
  const options = { maxHeaderSize: maxHeaderBytes, requireHostHeader: false };
  const serverLimits = { ...findLimits(settings), ...limits };
  const server = createGuardedServer(options, serverLimits, createAnswer(shop, app), (request) =>
    messageNetwork(request, settings),
  );
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // Such as too many open files: existing connections continue.
  server.on("error", (error) => server.listening && logFailure(shop, error));
  server.on("clientError", (error: Error & { code?: string }, socket: Socket) => {
    const answer = currentResponse(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) socket.destroy();
    else sendAndClose(socket, rawRefusalText(settings, statusByErrorCode[error.code ?? ""] ?? 400));
  });
  server.on("connect", (_request, socket: Socket) => {
    socket.on("error", () => undefined);
    sendAndClose(socket, rawRefusalText(settings, 405));
  });
  return server;
}

const findLimits = ({ trustProxy, limitsOn }: Settings): Partial<ServerLimits> => ({
  ...(trustProxy && { keepAliveTimeout: proxyKeepAliveMs }),
  // A proxy's connections are shared by all users.
  ...((trustProxy || !limitsOn) && { maxConnectionsOfNetwork: Number.POSITIVE_INFINITY }),
});

const logFailure = (shop: Shop, error: unknown, path = "") =>
  shop.log.error("request failed", { path: path.slice(0, 200), error });

/** Returns a listener that refuses malformed requests, and answers others from the page cache or by the app. */
function createAnswer(shop: Shop, app: HttpApp): RequestListener {
  const { settings } = shop;
  const answerByApp = getRequestListener(
    (request, bindings) => app.fetch(request, bindings as Env["Bindings"]),
    {
      errorHandler(error) {
        if (error instanceof RequestError) return toResponse(createRawRefusal(settings, 400));
        logFailure(shop, error);
        return toResponse(createRawRefusal(settings, 500));
      },
      hostname: "localhost",
    },
  );
  return (request, response) => {
    // The next request should reach another process.
    if (shop.closing) response.shouldKeepAlive = false;
    const fail = (error: unknown) => {
      logFailure(shop, error, request.url);
      sendRaw(response, createRawRefusal(settings, 500));
    };
    try {
      if (isTooLong(request.url ?? "")) sendRaw(response, createRawRefusal(settings, 414));
      else if (!isValidRequest(request)) sendRaw(response, createRawRefusal(settings, 400));
      else if (!app.answerAtOnce(request, response)) answerByApp(request, response).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Whether a request has exactly one Host header, as a proxy may read another of two, and a valid target. */
function isValidRequest(request: IncomingMessage): boolean {
  const { url = "", method, httpVersion } = request;
  const hosts = request.headersDistinct["host"]?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion !== "1.0")) return false;
  if (url.startsWith("/")) return true;
  const target = url === "*" && method === "OPTIONS" ? { path: "/", query: "" } : readTarget(url);
  if (target) request.url = target.path + target.query;
  return target !== undefined;
}

const toResponse = ({ status, headers, body }: RawRefusal) => new Response(body, { status, headers });

function sendRaw(response: ServerResponse, { status, headers, body }: RawRefusal) {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, headers).end(body);
}

function sendAndClose(socket: Socket, text: string) {
  socket.write(text);
  socket.destroySoon();
}
