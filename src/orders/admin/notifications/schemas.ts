import { z } from "zod";
import { id, moment, stretchMeta } from "#src/api/schemas.ts";
import { notificationChannels, notificationEvents, notificationStatuses } from "#src/notifications/rules.ts";

/** A status, and `after` the notification with this id; the newest first. */
export const notificationQuery = z.object({
  status: z.enum(notificationStatuses).optional(),
  after: id.optional(),
});

export const notification = z.object({
  id: z.int(),
  order: z.object({ id: z.int(), number: z.string() }),
  event: z.enum(notificationEvents),
  channel: z.enum(notificationChannels),
  status: z.enum(notificationStatuses),
  attempts: z.int(),
  created_at: moment,
  /** When it was sent or given up. */
  settled_at: moment.optional(),
  /** Where it went and what it said; absent until the first attempt. */
  recipient: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  /** Why the last attempt failed, in the words of the other side; or which daily limit was reached. */
  reason: z.string().optional(),
});

export const notificationList = z.object({ data: z.array(notification), meta: stretchMeta });
export const orderNotifications = z.object({ data: z.array(notification) });
export const resent = z.object({ success: z.literal(true), data: notification });
