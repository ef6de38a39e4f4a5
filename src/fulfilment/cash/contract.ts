import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type CashAnswer = z.infer<typeof schemas.cashOfDay>;
export type CashOfDay = CashAnswer["data"];

export type WayOfDay = CashOfDay["ways"][number];
export type CashOfRider = CashOfDay["riders"][number];

const outline = {
  data: { day: "string", riders: [{ id: "number", name: "string", taken: "number", left: "number" }] },
} as const;

/** Each rider's payments on a day, against the handovers. */
export const showCash = query<{ day?: string }, CashAnswer>("/api/admin/cash", outline);

/**
 * Cash in taka handed in to the viewer. Refuses with `changed` if `was`, the amount due, is stale. Idempotent
 * with an `Idempotency-Key`.
 */
export const handCashIn = command<z.input<typeof schemas.handoverDraft>, CashAnswer>(
  "/api/admin/cash/handovers",
  outline,
);

/**
 * Confirms what the shop received, in taka, of a day's payments in one way other than cash. Refuses with
 * `changed` if `was` is stale. Idempotent with an `Idempotency-Key`.
 */
export const confirmWay = command<z.input<typeof schemas.receiptDraft>, CashAnswer>(
  "/api/admin/cash/receipts",
  outline,
);

/** Corrects a handover by another row. Idempotent with an `Idempotency-Key`. */
export const correctHandover = command<
  { id: string } & Omit<z.input<typeof schemas.correctionDraft>, "id">,
  CashAnswer
>("/api/admin/cash/handovers/{id}/corrections", outline);
