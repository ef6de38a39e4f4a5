import type { ClientBase } from "pg";
import { log } from "../log.server.ts";
import { counts } from "../metrics/counts.server.ts";
import { beginSpan, isTracing } from "../tracing/spans.server.ts";
import { aroundQueries } from "./around-queries.server.ts";

/** The longest statement that is logged, in characters. */
const maxLoggedCharacters = 300;

/** Milliseconds; 0 disables it. Set once, when the shop opens. */
let slowMs = 0;

export function setSlowQueryMs(ms: number): void {
  slowMs = ms;
}

/** Logs slow statements without their parameters. With tracing, each statement is a span. */
export function watchQueries(client: ClientBase): void {
  if (slowMs === 0 && !isTracing()) return;
  aroundQueries(client, (statement) => {
    const startedAt = performance.now();
    const span = isTracing() ? beginSpan(statementName(statement), "client", postgresAttributes) : undefined;
    return (error) => {
      if (error) span?.fail();
      span?.end();
      logIfSlow(statement, performance.now() - startedAt);
      return undefined;
    };
  });
}

const postgresAttributes = { "db.system.name": "postgresql" };

const statementText = (statement: unknown): string | undefined =>
  typeof statement === "string" ? statement : (statement as { text?: string } | undefined)?.text;

/** The prepared name of a statement, or its first word and table: "select orders". Never its text or values. */
export function statementName(statement: unknown): string {
  const { name } = (statement ?? {}) as { name?: unknown };
  if (typeof name === "string") return name;
  const text = statementText(statement) ?? "";
  const [verb = "statement"] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table?.replaceAll('"', "")].filter(Boolean).join(" ");
}

function logIfSlow(statement: unknown, ms: number) {
  if (slowMs === 0 || ms < slowMs) return;
  counts.slowQueries++;
  log.warn("a slow statement", {
    ms: Math.round(ms),
    statement: statementText(statement)?.replace(/\s+/g, " ").trim().slice(0, maxLoggedCharacters) ?? "",
  });
}
