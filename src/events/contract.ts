import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type EventList = z.infer<typeof schemas.eventList>;
export type ShopEvent = EventList["data"][number];

/**
 * The events after a cursor, in commit order, of the kinds that the caller may read. Refuses with
 * `events_gone` a cursor whose next events were deleted.
 */
export const listEvents = query<{ after?: string; limit?: string }, EventList>("/api/events", {
  data: [{ id: "number", at: "string", type: "string", subject: "number" }],
  meta: { next: "number" },
});
