import { AsyncLocalStorage } from "node:async_hooks";

/** What a span says beside its name: never what somebody typed, and no value of a statement. */
export type SpanFacts = Record<string, string | number>;

/** `server`: a request; `internal`: an operation; `client`: a statement that PostgreSQL is asked. */
export type SpanKind = "server" | "internal" | "client";

export type OpenSpan = {
  add(facts: SpanFacts): void;
  /** Says that it went wrong; not why, as reasons carry values. */
  fail(): void;
  end(): void;
  /** It has ended: what goes on in the background does not belong to it. */
  readonly isOver: boolean;
};

/** Begins a span below `parent`, or a trace without one. */
export type BeginSpan = (
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  parent: OpenSpan | undefined,
) => OpenSpan;

const around = new AsyncLocalStorage<OpenSpan>();
let begin: BeginSpan | undefined;

/** Set once, when the shop opens; left unset, spans cost nothing. */
export function setTracer(given: BeginSpan | undefined): void {
  begin = given;
}

export const isTracing = (): boolean => begin !== undefined;

/** Begins a span below the one that is open here; undefined where nobody wants traces, and for statements that no request asked for. */
export function beginSpan(name: string, kind: SpanKind, facts: SpanFacts = {}): OpenSpan | undefined {
  if (!begin) return undefined;
  const here = around.getStore();
  const parent = here?.isOver ? undefined : here;
  return kind === "client" && !parent ? undefined : begin(name, kind, facts, parent);
}

/** Does `work` within a span of its own, which fails where it throws. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: (span?: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, kind, facts);
  if (!span) return work();
  try {
    return await around.run(span, () => work(span));
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
