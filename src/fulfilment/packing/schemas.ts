import { z } from "zod";
import { id, moment } from "#src/api/schemas.ts";
import { orderedSlot } from "#src/delivery/schemas.ts";
import { adminOrder } from "#src/orders/admin/schemas.ts";
import { place } from "#src/places/schemas.ts";

/** An order that is to be packed. */
const packingRow = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  place: place.optional(),
  slot: orderedSlot.optional(),
  /** When it was confirmed. */
  since: moment,
  /** Its lines, how many of them are in the bag, and how many have to be weighed. */
  lines: z.int(),
  packed: z.int(),
  weighed: z.int(),
  /** Who packs it, and whether that is the viewer. */
  packer: z.string().optional(),
  mine: z.boolean(),
});

export const packingQueue = z.object({ data: z.array(packingRow) });

const packingLine = z.object({
  /** The item of the order. */
  item: z.int(),
  /** Empty for a product that is deleted. */
  category: z.string(),
  /** Its name in the other language of the shop. */
  other_name: z.string(),
  /** Pieces in stock beside those of this order; absent where stock is not counted. */
  left: z.int().optional(),
  packed: z.boolean(),
});

export const openPacking = z.object({
  data: z.object({
    order: adminOrder.shape.data,
    /** By category, as the shop has them. */
    lines: z.array(packingLine),
    /** The colleague who packs it. */
    packer: z.string().optional(),
    /** By how many percent a weighed line may cost more than estimated without the customer's yes. */
    tolerance: z.int(),
  }),
});

export const tickDraft = z.strictObject({ id, item: id, packed: z.boolean() });

/** The items of the order that are in the bag. */
export const ticked = z.object({ data: z.object({ packed: z.array(z.int()) }) });
