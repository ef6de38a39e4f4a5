import { AsyncLocalStorage } from "node:async_hooks";
import { classifyDatabaseError } from "#src/platform/database/trouble.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** The first fault within one call of better-auth, which catches most errors itself. */
type ServiceCall = { fault?: { message: string; error: Error } };
const calls = new AsyncLocalStorage<ServiceCall>();

/** Runs a call of better-auth. Throws if it or the database failed, so that such faults are answered as elsewhere. */
export async function withFaults({ log }: Shop, run: () => Promise<Response>): Promise<Response> {
  const call: ServiceCall = {};
  const answer = await calls.run(call, run);
  const { fault } = call;
  if (fault && classifyDatabaseError(fault.error)) throw fault.error;
  if (answer.status >= 500) throw fault?.error ?? new Error(`the identity service answered ${answer.status}`);
  if (fault) log.warn(`identity: ${fault.message}`, { reason: fault.error.message });
  return answer;
}

export function recordFault(error: unknown, message = "failed"): void {
  const call = calls.getStore();
  if (call && isFault(error)) call.fault ??= { message, error };
}

/** better-auth also logs a caller's mistakes as errors. */
export function createServiceLog(log: Shop["log"]) {
  return (level: "debug" | "info" | "warn" | "error", message: string, ...details: unknown[]) => {
    const error = details.find(isFault);
    if (!error) log.info(`identity: ${message.slice(0, maxLoggedCharacters)}`);
    else if (calls.getStore()) recordFault(error, message);
    else log[level === "error" ? "error" : "warn"](`identity: ${message}`, { error });
  };
}

/** Characters of a logged message, which may contain a stranger's text. */
const maxLoggedCharacters = 200;

/** Errors by which better-auth refuses a call. */
const refusalNames = ["StateError", "ZodError"];

function isFault(error: unknown): error is Error {
  if (!(error instanceof Error) || refusalNames.includes(error.constructor.name)) return false;
  return ((error as { statusCode?: number }).statusCode ?? 500) >= 500;
}
