import { randomUUID } from "node:crypto";
import { withRequestId } from "../log.server.ts";
import type { Metrics } from "../metrics/metrics.server.ts";
import type { Shop } from "../shop.server.ts";
import { inSpan, isTracing } from "../tracing/spans.server.ts";
import type { Env } from "./env.server.ts";
import type { Urls } from "./urls/urls.server.ts";

type HandleRequest = (request: Request, bindings?: Env["Bindings"]) => Promise<Response>;

type ObserveOptions = { shop: Shop; urls: Urls; metrics: Metrics | undefined };

/** First path parts of URLs for monitoring: too frequent to be traced. */
export const probes = ["health", "healthz", "readyz", "metrics"];

/** What a proxy may pass as request id; anything else is replaced. */
const requestIdPattern = /^[\w.:-]{8,100}$/;

/** Gives each request an id; measures, logs and traces it as configured. Cached answers bypass it. */
export function observeRequests(
  answerRequest: HandleRequest,
  { shop, urls, metrics }: ObserveOptions,
): HandleRequest {
  const { accessLog } = shop.settings;
  const recordRequest = (request: Request, status: number, startedAt: number) => {
    const ms = performance.now() - startedAt;
    const route = urls.routeOf(request.url);
    metrics?.observeRequest(request.method, route, status, ms);
    if (accessLog) shop.log.info("request", { method: request.method, route, status, ms: Math.round(ms) });
  };
  return (request, bindings) => {
    const requestedId = request.headers.get("x-request-id");
    const id = requestedId && requestIdPattern.test(requestedId) ? requestedId : randomUUID();
    return withRequestId(id, async () => {
      const startedAt = performance.now();
      const route = isTracing() ? urls.routeOf(request.url) : "";
      const isTraced = route !== "" && !probes.includes(route.slice(1));
      const answer = isTraced
        ? await traceRequest(request, route, id, () => answerRequest(request, bindings))
        : await answerRequest(request, bindings);
      if (metrics || accessLog) recordRequest(request, answer.status, startedAt);
      return withRequestIdHeader(answer, id);
    });
  };
}

const traceRequest = (request: Request, route: string, id: string, work: () => Promise<Response>) =>
  inSpan(
    `${request.method} ${route}`,
    "server",
    { "http.request.method": request.method, "http.route": route, "tatka.request_id": id },
    async (span) => {
      const answer = await work();
      span?.add({ "http.response.status_code": answer.status });
      if (answer.status >= 500) span?.fail();
      return answer;
    },
  );

function withRequestIdHeader(answer: Response, id: string): Response {
  try {
    answer.headers.set("X-Request-Id", id);
    return answer;
  } catch {
    // The headers of a redirect are immutable.
    const headers = new Headers(answer.headers);
    headers.set("X-Request-Id", id);
    return new Response(answer.body, { status: answer.status, headers });
  }
}
