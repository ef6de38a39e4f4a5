import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OrderNotification = z.infer<typeof schemas.notification>;
type NotificationList = z.infer<typeof schemas.notificationList>;

/** What customers heard of their orders, or are to hear, the newest first. */
export const listNotifications = query<
  { status?: OrderNotification["status"]; after?: string },
  NotificationList
>("/api/admin/notifications", {
  data: [{ id: "number", event: "string", channel: "string", status: "string" }],
});

/** What was told of one order, the oldest first. */
export const listOrderNotifications = query<{ id: string }, z.infer<typeof schemas.orderNotifications>>(
  "/api/admin/orders/{id}/notifications",
  { data: [{ id: "number", event: "string", channel: "string", status: "string" }] },
);

/** Sends a notification again, in words of the order as it is now; refuses with `changed` one that waits anyway. */
export const resendNotification = command<{ id: string }, z.infer<typeof schemas.resent>>(
  "/api/admin/notifications/{id}/send",
  { data: { id: "number", status: "string" } },
);
