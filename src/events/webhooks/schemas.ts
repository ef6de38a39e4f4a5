import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { id, line, moment } from "#src/api/schemas.ts";
import { type KeyScope, scopes } from "#src/api/scopes.ts";
import { m } from "#src/language/messages.ts";
import { eventTypes, logScopes } from "../rules.ts";
import { deliveryFailures, deliveryStatuses, maxWebhookName, maxWebhookUrl, webhookStates } from "./rules.ts";

const lastAnswer = z.object({
  at: moment,
  status: z.enum(deliveryStatuses),
  /** Null without an answer. */
  response_status: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
});

export const webhook = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    scopes: z.array(z.enum(scopes)),
    /** Empty: all events of its scopes. */
    types: z.array(z.enum(eventTypes)),
    state: z.enum(webhookStates),
    /** When it began to fail or was paused; null while it works. */
    since: moment.nullable(),
    /** The number of events that wait in the log or for their next attempt. */
    waiting: z.int(),
    last_delivered_at: moment.nullable(),
    last_answer: lastAnswer.nullable(),
    /** The end of the validity of the previous secret. */
    old_secret_until: moment.nullable(),
    /** Whether events were deleted from the log before they were delivered; reset when the webhook is resumed. */
    missed: z.boolean(),
    created_at: moment,
    maker: z.object({ id: z.int(), name: z.string() }),
  })
  .meta({ id: "Webhook" });

export const webhookList = z.object({ data: z.array(webhook) });

export const newWebhook = z.strictObject({
  name: line(maxWebhookName, () => m.webhook_name_missing()),
  url: line(maxWebhookUrl, () => m.webhook_url_missing()),
  scopes: z
    .array(z.enum(logScopes as [KeyScope, ...KeyScope[]]))
    .min(1, { error: () => m.webhook_scopes_missing() })
    .max(logScopes.length),
  types: z.array(z.enum(eventTypes)).max(eventTypes.length).default([]),
  password: z.string().max(maxPassword).optional(),
});

/** `was` has the values that the user edited. */
export const changedWebhook = newWebhook.extend({ id, was: newWebhook.omit({ password: true }) });

/** `secret` is returned only here. */
export const webhookCreated = z.object({ success: z.literal(true), data: webhook, secret: z.string() });

export const byWebhook = z.strictObject({ id });
/** The input of a read; not strict, because reads may name a language as well. */
export const ofWebhook = z.object({ id });
export const rotation = z.strictObject({ id, password: z.string().max(maxPassword).optional() });

/** `from`: delivers the events since then again; by default only waiting ones. */
export const resumption = z.strictObject({ id, from: moment.optional() });

export const webhookChanged = z.object({ success: z.literal(true), data: webhook });
export const webhookRemoved = z.object({ success: z.literal(true) });
export const webhookTested = z.object({ success: z.literal(true), data: lastAnswer.omit({ at: true }) });

export const deliveryList = z.object({
  data: z.array(
    z.object({
      /** The id of the event. */
      id: z.int(),
      type: z.enum(eventTypes),
      status: z.enum(deliveryStatuses),
      attempts: z.int(),
      response_status: z.int().nullable(),
      failure: z.enum(deliveryFailures).nullable(),
      /** When it was settled; null while it waits. */
      settled_at: moment.nullable(),
      /** Null once it is settled. */
      next_attempt_at: moment.nullable(),
    }),
  ),
});
