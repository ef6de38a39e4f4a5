import { AsyncLocalStorage } from "node:async_hooks";
import { databaseTrouble } from "../../platform/database/trouble.server.ts";
import type { Shop } from "../../platform/shop.server.ts";

/** What went wrong within one call of the identity service: it catches most of it and answers in its own way. */
type ServiceCall = { fault?: { message: string; error: Error } };
const calls = new AsyncLocalStorage<ServiceCall>();

/**
 * Runs one call of the identity service. Throws where the database could not, whatever the service made of that, and where
 * the service itself failed: so the caller is answered as everywhere in the shop.
 */
export async function withFaults({ log }: Shop, run: () => Promise<Response>): Promise<Response> {
  const call: ServiceCall = {};
  const answer = await calls.run(call, run);
  const { fault } = call;
  if (fault && databaseTrouble(fault.error)) throw fault.error;
  if (answer.status >= 500) throw fault?.error ?? new Error(`the identity service answered ${answer.status}`);
  if (fault) log.warn(`identity: ${fault.message}`, { reason: fault.error.message });
  return answer;
}

/** To be told of what a call of the service threw. */
export function noteFault(error: unknown, message = "failed"): void {
  const call = calls.getStore();
  if (call && isFault(error)) call.fault ??= { message, error };
}

/** Where better-auth writes to. It calls everything an error, also that a caller asked for what is not so. */
export function serviceLog(log: Shop["log"]) {
  return (level: "debug" | "info" | "warn" | "error", message: string, ...rest: unknown[]) => {
    const error = rest.find(isFault);
    if (!error) log.info(`identity: ${message.slice(0, loggedLetters)}`);
    else if (calls.getStore()) noteFault(error, message);
    else log[level === "error" ? "error" : "warn"](`identity: ${message}`, { error });
  };
}

/** Of a message, which may hold what a stranger sent. */
const loggedLetters = 200;

/** Errors by which better-auth says no to a caller. */
const refusals = ["StateError", "ZodError"];

function isFault(error: unknown): error is Error {
  if (!(error instanceof Error) || refusals.includes(error.constructor.name)) return false;
  return ((error as { statusCode?: number }).statusCode ?? 500) >= 500;
}
