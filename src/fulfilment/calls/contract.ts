import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type CallQueue = z.infer<typeof schemas.callQueue>;
export type OpenCall = z.infer<typeof schemas.openCall>["data"];

const outline = { data: { order: { number: "string" } } } as const;

/** Orders to be confirmed on the phone: the oldest first, those to be called again later last. */
export const listCalls = query<Record<never, never>, CallQueue>("/api/admin/calls", {
  data: [{ id: "number", number: "string" }],
});

/**
 * Opens an order's call and holds it for this colleague, as long as that is repeated; where another one holds it, `caller` says who.
 * Answers with the order and what the shop knows of the number.
 */
export const takeCall = command<{ id: string }, z.infer<typeof schemas.openCall>>(
  "/api/admin/calls/{id}/take",
  outline,
);

/**
 * Notes what came of a call: "confirmed" takes the order on, and `others` of its number, "refused" cancels it for a reason, "no_answer" and "changed" leave it to
 * be called. Refuses with `changed` where a colleague has noted something since, or holds the call.
 */
export const endCall = command<z.input<typeof schemas.outcomeDraft>, z.infer<typeof schemas.openCall>>(
  "/api/admin/calls/{id}/outcomes",
  outline,
);

/** Says from how many delivered orders on, with none refused, a customer is not called any more; null: everybody is called. */
export const changeCallRule = command<z.input<typeof schemas.callRule>, z.infer<typeof schemas.savedRule>>(
  "/api/admin/call-rule",
  { success: "boolean" },
);
