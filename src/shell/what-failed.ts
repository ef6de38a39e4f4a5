import { isRouteErrorResponse } from "react-router";
import { m } from "../language/messages.ts";

/** How the browsers word a fetch that reached nobody; any other TypeError is a fault of ours. */
const unreached = /fetch|load failed|network/i;

export const isOffline = (error: unknown): boolean =>
  (error instanceof TypeError && unreached.test(error.message)) ||
  (error instanceof DOMException && error.name === "TimeoutError");

export const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** What a page that failed is called. */
export function failureTitle(error: unknown): string {
  if (isMissing(error)) return m.not_found_title();
  return isOffline(error) ? m.offline_title() : m.failure_title();
}
