import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AreaList = z.infer<typeof schemas.areaList>;
export type AdminArea = AreaList["data"][number];
export type AdminSlot = AdminArea["slots"][number];
export type SlotDay = AdminSlot["days"][number];
export type AreaDraft = z.input<typeof schemas.areaDraft>;

/** The delivery areas with their places and slots, and what is taken in the week from a day on; from today where none is given. */
export const listAreas = query<{ from?: string | undefined }, AreaList>("/api/admin/delivery-areas", {
  data: [{ id: "number", version: "number", places: [{ name: "string" }], slots: [{ from: "number" }] }],
  meta: { days: ["string"] },
});

/**
 * Makes an area, or changes the one with this `id` as a whole; `version` is that of the area that the change was made from. Refuses
 * with `changed` where it has another now, a place of another area, and a slot with fewer places than are taken.
 */
export const saveArea = command<AreaDraft, z.infer<typeof schemas.areaSaved>>("/api/admin/delivery-areas", {
  id: "number",
});

/** Removes an area for good; refuses with `not_empty` while orders wait for its slots. */
export const removeArea = command<{ id: string; version: number }, z.infer<typeof schemas.removed>>(
  "/api/admin/delivery-areas/{id}/remove",
  {},
);

/** Changes a slot on one day: another capacity (null: the usual one), or closed. `was` is what the admin saw. */
export const changeSlotDay = command<z.input<typeof schemas.dayChange>, z.infer<typeof schemas.dayChanged>>(
  "/api/admin/delivery-slots/{id}/days",
  { data: { day: "string", taken: "number" } },
);
