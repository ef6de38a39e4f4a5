import { isRouteErrorResponse } from "react-router";
import { m } from "../language/messages.ts";

/** The browsers' messages for a fetch without a network; any other TypeError is our own bug. */
const offlineErrorPattern = /fetch|load failed|network/i;

export const isOffline = (error: unknown): boolean =>
  (error instanceof TypeError && offlineErrorPattern.test(error.message)) ||
  (error instanceof DOMException && error.name === "TimeoutError");

export const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export function failureTitle(error: unknown): string {
  if (isMissing(error)) return m.not_found_title();
  return isOffline(error) ? m.offline_title() : m.failure_title();
}
