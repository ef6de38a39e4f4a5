import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type CallQueue = z.infer<typeof schemas.callQueue>;
export type OpenCall = z.infer<typeof schemas.openCall>["data"];

const outline = { data: { order: { number: "string" } } } as const;

/** Orders to confirm by phone, oldest first; postponed calls last. */
export const listCalls = query<Record<never, never>, CallQueue>("/api/admin/calls", {
  data: [{ id: "number", number: "string" }],
});

/** Opens an order's call and holds it for the viewer while repeated. `caller`: the colleague who holds it. */
export const takeCall = command<{ id: string }, z.infer<typeof schemas.openCall>>(
  "/api/admin/calls/{id}/take",
  outline,
);

/**
 * "confirmed" confirms the order and `others` of its number, "refused" cancels it, "no_answer" and "changed"
 * keep it in the queue. Refuses with `changed` if a colleague was faster or holds the call.
 */
export const endCall = command<z.input<typeof schemas.outcomeDraft>, z.infer<typeof schemas.openCall>>(
  "/api/admin/calls/{id}/outcomes",
  outline,
);

/**
 * The number of delivered orders, with none refused, after which a customer is not called any more; null:
 * call everyone. By how many taka customers may raise a confirmed order without another call; null: by any.
 */
export const changeCallRule = command<z.input<typeof schemas.callRule>, z.infer<typeof schemas.savedRule>>(
  "/api/admin/call-rule",
  { success: "boolean" },
);
