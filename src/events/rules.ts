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

/** The scopes of which a key needs one to read the log. */
export const logScopes = [...new Set<KeyScope>(Object.values(scopeByType))];

/** The scopes of a viewer: those of the key, or for staff themselves all of their parts. */
const scopesOf = (viewer: Viewer): readonly KeyScope[] =>
  viewer.key?.scopes ?? scopes.filter((scope) => mayWorkIn(viewer, staffPartOf(scope)));

/** The events that these scopes open. */
export const typesOf = (opened: readonly KeyScope[]): EventType[] =>
  eventTypes.filter((type) => opened.includes(scopeByType[type]));

/** The events that a webhook gets: what its scopes open, and of these `types`; all if it is empty. */
export function wantedTypes({
  scopes,
  types,
}: {
  scopes: readonly KeyScope[];
  types: readonly EventType[];
}): EventType[] {
  const opened = typesOf(scopes);
  return types.length > 0 ? opened.filter((type) => types.includes(type)) : opened;
}

export const readableTypes = (viewer: Viewer): EventType[] => typesOf(scopesOf(viewer));

/** Whether these scopes open customers' names, numbers and addresses with events. */
export const openPersonal = (opened: readonly KeyScope[]): boolean => opened.includes("customers:read");

export const readsPersonal = (viewer: Viewer): boolean => openPersonal(scopesOf(viewer));

export const maxEvents = 1_000;
export const usualEvents = 100;

/** Days for which events are stored. */
export const eventDays = retentionDays.events;
