import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { KeyScope } from "#src/api/scopes.ts";
import type { EventType } from "../rules.ts";
import type * as schemas from "./schemas.ts";

export type ShownWebhook = z.infer<typeof schemas.webhook>;
export type CreatedWebhook = z.infer<typeof schemas.webhookCreated>;
export type WebhookTest = z.infer<typeof schemas.webhookTested>["data"];
export type ShownDelivery = z.infer<typeof schemas.deliveryList>["data"][number];
type ChangedWebhook = z.infer<typeof schemas.webhookChanged>;
export type NewWebhook = {
  name: string;
  url: string;
  scopes: KeyScope[];
  types: EventType[];
  password?: string;
};

const outline = { data: { id: "number", name: "string" } } as const;

/** The viewer's own webhooks; for admins those of all staff. */
export const listWebhooks = query<Record<never, never>, { data: ShownWebhook[] }>("/api/admin/webhooks", {
  data: [{ id: "number", name: "string", state: "string" }],
});

/**
 * Creates a webhook. Requires the viewer's password or a fresh sign-in. Refuses scopes that its maker may not
 * read, URLs of the internal network, and more than `maxWebhooks`.
 */
export const createWebhook = command<NewWebhook, CreatedWebhook>("/api/admin/webhooks", {
  ...outline,
  secret: "string",
});

/**
 * Changes a webhook, with immediate effect: waiting events that it no longer gets are not delivered. Requires
 * the viewer's password or a fresh sign-in. Refuses as `createWebhook`, and with `changed` a stale `was`.
 */
export const changeWebhook = command<
  NewWebhook & { id: string; was: Omit<NewWebhook, "password"> },
  ChangedWebhook
>("/api/admin/webhooks/{id}", outline);

/**
 * Replaces the secret; the previous one also signs for a day, in which `too_fast` refuses another change.
 * Requires the viewer's password or a fresh sign-in.
 */
export const rotateSecret = command<{ id: string; password?: string }, CreatedWebhook>(
  "/api/admin/webhooks/{id}/rotate",
  { ...outline, secret: "string" },
);

/** Sends a message of the type `webhook.test` at once. Returns what the receiver answered. */
export const testWebhook = command<{ id: string }, { success: true; data: WebhookTest }>(
  "/api/admin/webhooks/{id}/test",
  { data: { status: "string" } },
);

/** Pauses a webhook until it is resumed; its events wait in the log for 30 days. */
export const pauseWebhook = command<{ id: string }, ChangedWebhook>(
  "/api/admin/webhooks/{id}/pause",
  outline,
);

/**
 * Resumes a webhook and delivers waiting events at once; with `from`, also all events since then again.
 * Confirms missed events (`missed`).
 */
export const resumeWebhook = command<{ id: string; from?: string }, ChangedWebhook>(
  "/api/admin/webhooks/{id}/resume",
  outline,
);

/** Deletes a webhook with its deliveries. */
export const removeWebhook = command<{ id: string }, z.infer<typeof schemas.webhookRemoved>>(
  "/api/admin/webhooks/{id}/remove",
  {},
);

/** The newest deliveries, failing ones first. */
export const listWebhookDeliveries = query<{ id: string }, { data: ShownDelivery[] }>(
  "/api/admin/webhooks/{id}/deliveries",
  { data: [{ id: "number", type: "string", status: "string" }] },
);
