import { AsyncLocalStorage } from "node:async_hooks";

/** Attributes of a span: never user input or values of a statement. */
export type SpanFacts = Record<string, string | number>;

/** `server`: a request; `internal`: an operation; `client`: an SQL statement. */
export type SpanKind = "server" | "internal" | "client";

export type OpenSpan = {
  add(facts: SpanFacts): void;
  /** Marks it as failed, without the reason, as reasons carry values. */
  fail(): void;
  end(): void;
  /** It has ended: background work does not belong to it. */
  readonly isOver: boolean;
};

export type BeginSpan = (
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  parent: OpenSpan | undefined,
) => OpenSpan;

const spanStorage = new AsyncLocalStorage<OpenSpan>();
let currentTracer: BeginSpan | undefined;

/** Set once, when the shop opens; without a tracer, spans cost nothing. */
export function setTracer(newTracer: BeginSpan | undefined): void {
  currentTracer = newTracer;
}

export const isTracing = (): boolean => currentTracer !== undefined;

/** Begins a span below the current one; undefined without tracing, and for statements outside a request. */
export function beginSpan(name: string, kind: SpanKind, facts: SpanFacts = {}): OpenSpan | undefined {
  if (!currentTracer) return undefined;
  const currentSpan = spanStorage.getStore();
  const parent = currentSpan?.isOver ? undefined : currentSpan;
  return kind === "client" && !parent ? undefined : currentTracer(name, kind, facts, parent);
}

/** Does `work` within a span, which fails if it throws. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: (span?: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, kind, facts);
  if (!span) return work();
  try {
    return await spanStorage.run(span, () => work(span));
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
