import { z } from "zod";
import { amount, id, moment } from "../api/schemas.ts";
import { place, placeId } from "../places/schemas.ts";
import { maxPlacesAtOnce, slotStates } from "./rules.ts";

/** A day in Dhaka: "2026-11-24". */
export const calendarDay = z.iso.date();

export const offeredSlot = z.object({
  id: z.int(),
  /** Minutes after midnight in Dhaka. */
  from: z.int(),
  to: z.int(),
  state: z.enum(slotStates),
  /** When it closes, or closed, for orders. */
  until: moment,
});

export const deliveryOffer = z.object({
  /** True if the shop has delivery areas. */
  places_open: z.boolean(),
  place: place.optional(),
  area: z
    .object({
      id: z.int(),
      name: z.string(),
      fee: amount,
      /** The total of goods from which delivery is free. */
      free_from: amount.optional(),
      /** The least total of goods; absent: the shop's own minimum alone. */
      min_order: amount.optional(),
      /** False if the area takes no perishables, such as fish. */
      perishables: z.literal(false).optional(),
    })
    .optional(),
  /** The next days with slots; empty if the place is not served. */
  days: z.array(z.object({ day: calendarDay, slots: z.array(offeredSlot) })),
});

export const deliveryAnswer = z.object({ data: deliveryOffer });
export const deliveryQuery = z.object({ place: placeId });

/** Comma-separated ids. */
export const deliveriesQuery = z.object({
  places: z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(placeId).min(1).max(maxPlacesAtOnce)),
});

export const deliveriesAnswer = z.object({
  data: z.object({
    places_open: z.boolean(),
    /** The served ones, with fee and first free slot. */
    places: z.array(
      z.object({
        place: z.string(),
        fee: amount,
        slot: z.object({ day: calendarDay, from: z.int(), to: z.int() }).optional(),
      }),
    ),
  }),
});

export const slotChoice = z.object({ id, day: calendarDay });

export const orderedSlot = z.object({ id: z.int().optional(), day: calendarDay, from: z.int(), to: z.int() });
