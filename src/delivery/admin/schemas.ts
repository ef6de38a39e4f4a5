import { z } from "zod";
import { maxName } from "#src/api/limits.ts";
import { amount, id, line, taka, wholeNumber } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { place, placeId } from "#src/places/schemas.ts";
import { maxCapacity, maxCutOffMinutes, maxSlots } from "../rules.ts";
import { calendarDay } from "../schemas.ts";

const slotDay = z.object({
  day: calendarDay,
  /** The orders so far. */
  taken: z.int(),
  /** Null: the slot's usual capacity. */
  capacity: z.int().nullable(),
  closed: z.boolean(),
});

const slot = z.object({
  /** Minutes after midnight in Dhaka. */
  from: z.int(),
  to: z.int(),
  /** 0 is Sunday. */
  weekdays: z.array(z.int()),
  /** Orders per day. */
  capacity: z.int(),
  /** Minutes before the start. */
  cut_off: z.int(),
});

export const area = z.object({
  id: z.int(),
  version: z.int(),
  name_en: z.string(),
  name_bn: z.string(),
  fee: amount,
  /** The total of goods from which delivery is free; null: never. */
  free_from: amount.nullable(),
  /** Null: the shop's own minimum alone. */
  min_order: amount.nullable(),
  brings_perishables: z.boolean(),
  places: z.array(place),
  slots: z.array(slot.extend({ id: z.int(), days: z.array(slotDay) })),
});

export const weekQuery = z.object({ from: calendarDay.optional() });
export const areaList = z.object({
  data: z.array(area),
  meta: z.object({
    days: z.array(calendarDay),
  }),
});

const minute = wholeNumber(0, 24 * 60);

const slotDraft = z
  .strictObject({
    /** Undefined for a new slot. */
    id: id.optional(),
    from: minute,
    to: minute,
    weekdays: z
      .array(wholeNumber(0, 6))
      .min(1, { error: () => m.delivery_no_weekday() })
      .max(7),
    capacity: wholeNumber(0, maxCapacity),
    cut_off: wholeNumber(0, maxCutOffMinutes),
  })
  .refine(({ from, to }) => from < to, { error: () => m.delivery_slot_backwards(), path: ["to"] });

export const areaDraft = z.strictObject({
  id: id.optional(),
  version: z.int().optional(),
  name_en: line(maxName, () => m.delivery_name_missing()),
  name_bn: line(maxName, () => m.delivery_name_missing()),
  fee: taka,
  free_from: taka.positive().nullable(),
  min_order: taka.positive().nullable(),
  brings_perishables: z.boolean(),
  places: z.array(placeId).max(600),
  slots: z.array(slotDraft).max(maxSlots),
});

export const areaSaved = z.object({ success: z.literal(true), id: z.int() });
export const areaRemoval = z.strictObject({ id, version: z.int() });
export const removed = z.object({ success: z.literal(true) });

const dayState = z.strictObject({ capacity: wholeNumber(0, maxCapacity).nullable(), closed: z.boolean() });
export const dayChange = z.strictObject({ id, day: calendarDay, was: dayState, now: dayState });
export const dayChanged = z.object({ success: z.literal(true), data: slotDay });
