import { setTimeout as sleep } from "node:timers/promises";
import type { Span } from "@opentelemetry/api";
import type { Log } from "../log.server.ts";
import { type OpenSpan, setTracer } from "./spans.server.ts";

/** Timeout for sending the last spans when the process ends, in ms. */
const flushTimeoutMs = 2_000;
const warnIntervalMs = 60_000;

/**
 * Sends traces to an OpenTelemetry collector by OTLP over HTTP; `endpoint` is its URL without `/v1/traces`. Its libraries are loaded only
 * here. Other `OTEL_*` variables work as in every OpenTelemetry SDK. Returns a function that flushes and ends it.
 */
export async function openTraces(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  api.diag.setLogger(createDiagLogger(log), api.DiagLogLevel.ERROR);
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env["OTEL_SERVICE_NAME"] ?? "tatka" }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces` }),
      ),
    ],
  });
  const tracer = provider.getTracer("tatka");
  const kinds = {
    server: api.SpanKind.SERVER,
    internal: api.SpanKind.INTERNAL,
    client: api.SpanKind.CLIENT,
  };
  const spans = new WeakMap<OpenSpan, Span>();
  setTracer((name, kind, attributes, parent) => {
    const parentSpan = parent && spans.get(parent);
    const context = parentSpan ? api.trace.setSpan(api.ROOT_CONTEXT, parentSpan) : api.ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    let isOver = false;
    const openSpan: OpenSpan = {
      add: (facts) => void span.setAttributes(facts),
      fail: () => void span.setStatus({ code: api.SpanStatusCode.ERROR }),
      end: () => {
        isOver = true;
        span.end();
      },
      get isOver() {
        return isOver;
      },
    };
    spans.set(openSpan, span);
    return openSpan;
  });
  return async () => {
    setTracer(undefined);
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(flushTimeoutMs, undefined, { ref: false }),
    ]);
  };
}

/** Throttled warnings of the SDK that spans could not be sent. */
function createDiagLogger(log: Log) {
  let lastWarnedAt = Number.NEGATIVE_INFINITY;
  const error = () => {
    if (performance.now() - lastWarnedAt < warnIntervalMs) return;
    lastWarnedAt = performance.now();
    log.warn("traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT");
  };
  const doNothing = () => undefined;
  return { error, warn: doNothing, info: doNothing, debug: doNothing, verbose: doNothing };
}
