import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OrderNotification = z.infer<typeof schemas.notification>;
type NotificationList = z.infer<typeof schemas.notificationList>;

export const listNotifications = query<
  { status?: OrderNotification["status"]; after?: string },
  NotificationList
>("/api/admin/notifications", {
  data: [{ id: "number", event: "string", channel: "string", status: "string" }],
});

export const listOrderNotifications = query<{ id: string }, z.infer<typeof schemas.orderNotifications>>(
  "/api/admin/orders/{id}/notifications",
  { data: [{ id: "number", event: "string", channel: "string", status: "string" }] },
);

/** Composes it again from the current order; refuses with `changed` if it is still queued. */
export const resendNotification = command<{ id: string }, z.infer<typeof schemas.resent>>(
  "/api/admin/notifications/{id}/send",
  { data: { id: "number", status: "string" } },
);
