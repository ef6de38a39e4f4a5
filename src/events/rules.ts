import { type KeyScope, scopes, staffPartOf } from "../api/scopes.ts";
import { mayWorkIn, type Viewer } from "../api/viewer.ts";
import { retentionDays } from "../platform/retention/days.ts";

/** The events of the log, each with the scope that its reader needs. They are written by triggers of the database. */
export const scopeByType = {
  "order.placed": "orders:read",
  "order.changed": "orders:read",
  "order.stepped": "orders:read",
  "order.cancelled": "orders:read",
  "order.paid": "orders:read",
  "order.payment_taken_back": "orders:read",
  "order.refunded": "orders:read",
  "order.refund_taken_back": "orders:read",
  "product.created": "catalogue:read",
  "product.changed": "catalogue:read",
  "product.removed": "catalogue:read",
  "stock.changed": "stock:read",
  "review.written": "customers:read",
  "review.hidden": "customers:read",
  "review.restored": "customers:read",
  "custom_order.sent": "orders:read",
  "message.sent": "customers:read",
  "customer.deleted": "customers:read",
} as const satisfies Record<string, KeyScope>;

export type EventType = keyof typeof scopeByType;

export const eventTypes = Object.keys(scopeByType) as [EventType, ...EventType[]];

/** A key needs at least one of these scopes to read the log. */
export const logScopes = [...new Set<KeyScope>(Object.values(scopeByType))];

/** The scopes of a viewer: those of the API key, or for staff those of their parts. */
const scopesOf = (viewer: Viewer): readonly KeyScope[] =>
  viewer.key?.scopes ?? scopes.filter((scope) => mayWorkIn(viewer, staffPartOf(scope)));

/** The types of events that these scopes allow to read. */
export const typesForScopes = (allowedScopes: readonly KeyScope[]): EventType[] =>
  eventTypes.filter((type) => allowedScopes.includes(scopeByType[type]));

/** The types that a webhook gets: those of `types` that its scopes allow, or all that they allow if it is empty. */
export function typesForWebhook({
  scopes,
  types,
}: {
  scopes: readonly KeyScope[];
  types: readonly EventType[];
}): EventType[] {
  const allowedTypes = typesForScopes(scopes);
  return types.length > 0 ? allowedTypes.filter((type) => types.includes(type)) : allowedTypes;
}

export const readableTypes = (viewer: Viewer): EventType[] => typesForScopes(scopesOf(viewer));

/** Whether these scopes allow to read customers' names, numbers and addresses with events. */
export const allowPersonalData = (allowedScopes: readonly KeyScope[]): boolean =>
  allowedScopes.includes("customers:read");

export const mayReadPersonalData = (viewer: Viewer): boolean => allowPersonalData(scopesOf(viewer));

export const maxEvents = 1_000;
export const defaultEvents = 100;

/** The number of days for which events are stored. */
export const eventDays = retentionDays.events;
