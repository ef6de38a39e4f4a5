import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type CashAnswer = z.infer<typeof schemas.cashOfDay>;
export type CashOfDay = CashAnswer["data"];

export type CashOfRider = CashOfDay["riders"][number];

const outline = {
  data: { day: "string", riders: [{ id: "number", name: "string", taken: "number", left: "number" }] },
} as const;

/** What each rider was paid on a day, against what he handed in. */
export const showCash = query<{ day?: string }, CashAnswer>("/api/admin/cash", outline);

/**
 * Notes cash that a rider handed in to the viewer, in taka. Refuses with `changed` where more or less was to be handed in than the
 * viewer saw. With an `Idempotency-Key` it counts once.
 */
export const handCashIn = command<z.input<typeof schemas.handoverDraft>, CashAnswer>(
  "/api/admin/cash/handovers",
  outline,
);

/** Puts a handover right by a row of its own. With an `Idempotency-Key` it counts once. */
export const correctHandover = command<
  { id: string } & Omit<z.input<typeof schemas.correctionDraft>, "id">,
  CashAnswer
>("/api/admin/cash/handovers/{id}/corrections", outline);
