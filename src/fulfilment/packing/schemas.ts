import { z } from "zod";
import { id, moment } from "#src/api/schemas.ts";
import { orderedSlot } from "#src/delivery/schemas.ts";
import { adminOrder } from "#src/orders/admin/schemas.ts";
import { place } from "#src/places/schemas.ts";

const packingRow = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  place: place.optional(),
  slot: orderedSlot.optional(),
  since: moment,
  /** The numbers of lines, packed lines, and lines to weigh. */
  lines: z.int(),
  packed: z.int(),
  weighed: z.int(),
  /** The packer, and whether that is the viewer. */
  packer: z.string().optional(),
  mine: z.boolean(),
});

export const packingQueue = z.object({ data: z.array(packingRow) });

const packingLine = z.object({
  item: z.int(),
  /** Empty if the product is deleted. */
  category: z.string(),
  /** Its name in the shop's other language. */
  other_name: z.string(),
  /** The codes on its pack or label; empty if the product is deleted. */
  codes: z.array(z.string()),
  /** Pieces in stock besides this order's; undefined if not counted. */
  left: z.int().optional(),
  packed: z.boolean(),
});

export const openPacking = z.object({
  data: z.object({
    order: adminOrder.shape.data,
    /** The lines, sorted by the shop's order of categories. */
    lines: z.array(packingLine),
    /** The colleague who packs it. */
    packer: z.string().optional(),
    /** The percentage by which a weighed line may exceed its estimate without the customer's consent. */
    tolerance: z.int(),
  }),
});

export const tickDraft = z.strictObject({ id, item: id, packed: z.boolean() });

export const ticked = z.object({ data: z.object({ packed: z.array(z.int()) }) });
