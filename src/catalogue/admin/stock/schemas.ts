import { z } from "zod";
import { amount, id, line, moment, oneOrZero } from "#src/api/schemas.ts";
import { lossesInOrders, manualKinds, maxReason, movementKinds } from "#src/catalogue/stock/rules.ts";
import { periodMeta } from "#src/kit/period/schemas.ts";
import { maxStock, netUnits } from "../rules.ts";
import { adminProduct, bilingualText } from "../schemas.ts";

const stock = z.int().min(0).max(maxStock);

/** `before` is the id of the last movement shown. */
export const movementQuery = z.object({ id, before: id.optional() });

export const movement = z.object({
  id: z.int(),
  at: moment,
  kind: z.enum(movementKinds),
  change: z.int(),
  /** Null if the stock is not counted any more. */
  stock_after: z.int().nullable(),
  /** The stock that the product's sizes share, after it; null if its own. */
  shared: z.object({ amount: z.int(), unit: z.enum(netUnits) }).nullable(),
  /** The stock that was shown before a count; null for other movements and for a first count. */
  counted_from: z.int().nullable(),
  /** The size that moved, if several share the stock. */
  weights: bilingualText.nullable(),
  /** The name of the user; null if nobody is known. */
  by: z.string().nullable(),
  order_id: z.int().nullable(),
  import_id: z.int().nullable(),
  reason: z.string(),
  undone: oneOrZero,
  /** Whether it can still be undone. */
  undoable: oneOrZero,
});

export const movementList = z.object({
  product: adminProduct,
  data: z.array(movement),
  /** The `before` of the next page; null at the end. */
  meta: z.object({ next: z.int().nullable() }),
});

/** A count includes the stock that was shown before it. `key` makes retries idempotent. */
export const stockMove = z
  .strictObject({
    id,
    kind: z.enum(manualKinds),
    quantity: stock,
    was: stock.nullable().optional(),
    reason: line(maxReason).optional(),
    key: z.string().min(8).max(100),
  })
  .refine(({ kind, was }) => kind !== "counted" || was !== undefined, { path: ["was"] })
  .refine(({ kind, quantity }) => kind === "counted" || quantity > 0, { path: ["quantity"] });

export const movementToUndo = z.strictObject({ id });

export const stockMoved = z.object({ data: z.object({ stock: z.int().nullable() }) });

/** `movement` is the id of the movement; null if the stock stayed the same. */
export const stockMovedBy = z.object({
  data: stockMoved.shape.data.extend({ movement: z.int().nullable() }),
});

export const lossPeriods = ["day", "week", "month"] as const;
export const lossQuery = z.object({ by: z.enum(lossPeriods).default("day") });

const lossShape = { pieces: z.int(), taka: amount };

export const lossList = z.object({
  data: z.array(
    z.object({
      /** The first day of the period in Dhaka; weeks begin on Sunday. */
      start: z.iso.date(),
      ...lossShape,
      products: z.array(
        z.object({
          id: z.int(),
          names: bilingualText,
          weights: bilingualText,
          image: z.string(),
          tint: z.string(),
          step_grams: z.int().nullable(),
          ...lossShape,
          /** How it was lost in an order; absent for losses that staff recorded. */
          in_order: z.enum(lossesInOrders).optional(),
        }),
      ),
    }),
  ),
  meta: z.object(lossShape),
});

export const lossReasons = z.object({
  data: z.array(
    z.object({
      /** As typed by staff; may be empty. */
      reason: z.string(),
      in_order: z.enum(lossesInOrders).optional(),
      ...lossShape,
    }),
  ),
  meta: periodMeta.extend(lossShape),
});

export const paceDays = ["7", "14"] as const;
export const runningOutQuery = z.object({ days: z.enum(paceDays).optional() });

export const runningOutList = z.object({
  data: z.array(
    z.object({
      product: adminProduct,
      sold: z.int(),
      low: z.boolean(),
      /** Pieces sold a day. */
      per_day: z.number(),
      /** How many days the stock lasts at this pace; null without recent sales. */
      days_left: z.number().nullable(),
    }),
  ),
  meta: z.object({ days: z.int() }),
});
