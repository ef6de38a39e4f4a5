import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { Period } from "#src/kit/period/rules.ts";
import type * as schemas from "./schemas.ts";

export type StockMovement = z.infer<typeof schemas.movement>;
export type MovementList = z.infer<typeof schemas.movementList>;
export type RunningOutList = z.infer<typeof schemas.runningOutList>;
export type RunningOut = RunningOutList["data"][number];
export type LossList = z.infer<typeof schemas.lossList>;
export type LossReasons = z.infer<typeof schemas.lossReasons>;
export type LossPeriod = (typeof schemas.lossPeriods)[number];
export type StockMove = Omit<z.infer<typeof schemas.stockMove>, "id"> & { id: string };
type StockMovedBy = z.infer<typeof schemas.stockMovedBy>;
type StockMoved = z.infer<typeof schemas.stockMoved>;

export const listMovements = query<{ id: string; before?: string | undefined }, MovementList>(
  "/api/admin/products/{id}/stock",
  { product: { id: "number" }, data: [{ id: "number", kind: "string", change: "number" }] },
);

/** Records pieces that were received, counted or lost. */
export const moveStock = command<StockMove, StockMovedBy>("/api/admin/products/{id}/stock", { data: {} });

/** Undoes a movement by an opposite one. */
export const undoMovement = command<{ id: string }, StockMoved>("/api/admin/stock-movements/{id}/undo", {
  data: {},
});

export const listRunningOut = query<{ days?: string | undefined }, RunningOutList>("/api/admin/running-out", {
  data: [{ product: { id: "number" }, per_day: "number" }],
});

/** Losses by day, week or month, valued at current prices. */
export const listLosses = query<{ by: LossPeriod }, LossList>("/api/admin/losses", {
  data: [{ start: "string", taka: "number" }],
  meta: { taka: "number" },
});

/** The losses of a period by reason, the most taka first, valued at current prices. */
export const listLossReasons = query<Period, LossReasons>("/api/admin/losses-by-reason", {
  data: [{ reason: "string", taka: "number" }],
  meta: { taka: "number" },
});
