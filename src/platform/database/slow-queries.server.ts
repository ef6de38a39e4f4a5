import type { ClientBase } from "pg";
import { log } from "../log.server.ts";
import { counts } from "../metrics/counts.server.ts";

/** The longest statement that is logged, in characters. */
const longest = 300;

/** In ms; 0: none. Set once, when the shop opens. */
let slowMs = 0;

export function setSlowQueryMs(ms: number): void {
  slowMs = ms;
}

type AnyQuery = (...args: unknown[]) => unknown;

/** Logs statements that take long: how they are written, never the values that came with them. */
export function logSlowQueries(client: ClientBase): void {
  if (slowMs === 0) return;
  const query = client.query.bind(client) as AnyQuery;
  client.query = ((...args: unknown[]) => {
    const begun = performance.now();
    const ended = () => note(args[0], performance.now() - begun);
    const last = args.at(-1);
    if (typeof last === "function")
      return query(...args.slice(0, -1), (...result: unknown[]) => {
        ended();
        last(...result);
      });
    const result = query(...args);
    if (result instanceof Promise) result.then(ended, ended);
    return result;
  }) as typeof client.query;
}

function note(statement: unknown, ms: number) {
  if (ms < slowMs) return;
  counts.slowQueries++;
  const text = typeof statement === "string" ? statement : (statement as { text?: string } | undefined)?.text;
  log.warn("a slow statement", {
    ms: Math.round(ms),
    statement: text?.replace(/\s+/g, " ").trim().slice(0, longest) ?? "",
  });
}
