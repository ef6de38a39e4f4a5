import { z } from "zod";
import { id, moment, pageMeta } from "#src/api/schemas.ts";
import { notificationChannels, notificationEvents, notificationStatuses } from "#src/notifications/rules.ts";

/** Filters by status; `after` is the cursor: a notification's id. Newest first. */
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
  settled_at: moment.optional(),
  /** Absent until the first attempt. */
  recipient: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  /** The remote error of the last attempt, or the daily limit that was reached. */
  reason: z.string().optional(),
});

export const notificationList = z.object({ data: z.array(notification), meta: pageMeta });
export const orderNotifications = z.object({ data: z.array(notification) });
export const resent = z.object({ success: z.literal(true), data: notification });
