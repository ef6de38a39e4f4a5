import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AreaList = z.infer<typeof schemas.areaList>;
export type AdminArea = AreaList["data"][number];
export type AdminSlot = AdminArea["slots"][number];
export type SlotDay = AdminSlot["days"][number];
export type AreaDraft = z.input<typeof schemas.areaDraft>;

/** The delivery areas with places and slots, and the orders taken in the week from `from`; default: today. */
export const listAreas = query<{ from?: string | undefined }, AreaList>("/api/admin/delivery-areas", {
  data: [{ id: "number", version: "number", places: [{ name: "string" }], slots: [{ from: "number" }] }],
  meta: { days: ["string"] },
});

/** Refuses with `changed` a stale `version`, a place of another area, and a slot below the orders taken. */
export const saveArea = command<AreaDraft, z.infer<typeof schemas.areaSaved>>("/api/admin/delivery-areas", {
  id: "number",
});

export const removeArea = command<{ id: string; version: number }, z.infer<typeof schemas.removed>>(
  "/api/admin/delivery-areas/{id}/remove",
  {},
);

/** Sets a slot's capacity on one day (null: the usual one), or closes it. `was` is what the admin saw. */
export const changeSlotDay = command<z.input<typeof schemas.dayChange>, z.infer<typeof schemas.dayChanged>>(
  "/api/admin/delivery-slots/{id}/days",
  { data: { day: "string", taken: "number" } },
);
