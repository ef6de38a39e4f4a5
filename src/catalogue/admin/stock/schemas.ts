import { z } from "zod";
import { amount, id, line, moment, oneOrZero } from "#src/api/schemas.ts";
import { handKinds, lossesInOrders, maxReason, movementKinds } from "#src/catalogue/stock/rules.ts";
import { periodMeta } from "#src/kit/period/schemas.ts";
import { maxStock } from "../rules.ts";
import { adminProduct } from "../schemas.ts";

const stock = z.int().min(0).max(maxStock);

/** A product's movements, from the newest; `before` is the id of the last one seen. */
export const movementQuery = z.object({ id, before: id.optional() });

export const movement = z.object({
  id: z.int(),
  at: moment,
  kind: z.enum(movementKinds),
  change: z.int(),
  stock_after: z.int().nullable(),
  counted_from: z.int().nullable(),
  by: z.string().nullable(),
  order_id: z.int().nullable(),
  import_id: z.int().nullable(),
  reason: z.string(),
  /** Whether it was taken back, and whether it can be. */
  undone: oneOrZero,
  undoable: oneOrZero,
});

export const movementList = z.object({
  product: adminProduct,
  data: z.array(movement),
  /** Where the older ones begin; null: these are the first. */
  meta: z.object({ next: z.int().nullable() }),
});

/** What arrived, was lost or was counted; a count says what the shop said before. `key` makes a repeated attempt harmless. */
export const stockMove = z
  .strictObject({
    id,
    kind: z.enum(handKinds),
    quantity: stock,
    was: stock.nullable().optional(),
    reason: line(maxReason).optional(),
    key: z.string().min(8).max(100),
  })
  .refine(({ kind, was }) => kind !== "counted" || was !== undefined, { path: ["was"] })
  .refine(({ kind, quantity }) => kind === "counted" || quantity > 0, { path: ["quantity"] });

export const movementToUndo = z.strictObject({ id });

export const stockMoved = z.object({ data: z.object({ stock: z.int().nullable() }) });

/** The stretches of time that losses are summed up by. */
export const lossStretches = ["day", "week", "month"] as const;
export const lossQuery = z.object({ by: z.enum(lossStretches).default("day") });

const lost = { pieces: z.int(), taka: amount };

export const lossList = z.object({
  data: z.array(
    z.object({
      /** The first day in Dhaka of the stretch; a week begins on Sunday. */
      start: z.iso.date(),
      ...lost,
      products: z.array(
        z.object({
          id: z.int(),
          names: z.object({ en: z.string(), bn: z.string() }),
          image: z.string(),
          tint: z.string(),
          step_grams: z.int().nullable(),
          ...lost,
          /** How it was lost in an order; absent for what staff wrote down. */
          in_order: z.enum(lossesInOrders).optional(),
        }),
      ),
    }),
  ),
  meta: z.object(lost),
});

export const lossReasons = z.object({
  data: z.array(
    z.object({
      /** As staff wrote it; empty where they gave none. */
      reason: z.string(),
      in_order: z.enum(lossesInOrders).optional(),
      ...lost,
    }),
  ),
  meta: periodMeta.extend(lost),
});

/** The days whose sales make the pace. */
export const paceDays = ["7", "14"] as const;
export const runningOutQuery = z.object({ days: z.enum(paceDays).optional() });

export const runningOutList = z.object({
  data: z.array(
    z.object({
      product: adminProduct,
      sold: z.int(),
      /** At or below the limit of the product. */
      low: z.boolean(),
      /** Sold a day, and how many days the stock lasts at that; null where nothing was sold lately. */
      per_day: z.number(),
      days_left: z.number().nullable(),
    }),
  ),
  meta: z.object({ days: z.int() }),
});
