import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as shapes from "./schemas.ts";

export type Slider = z.infer<typeof shapes.slider>;
export type Advertisement = z.infer<typeof shapes.advertisement>;

/** The slides that are switched on, in their order. */
export const listSliders = query<Record<never, never>, Slider[]>("/api/sliders/active", [
  { image: "string", title: "string", link: "string" },
]);

/** The advertisements that are switched on, in their order. */
export const listAdvertisements = query<Record<never, never>, { data: Advertisement[] }>(
  "/api/active-advertisements",
  { data: [{ id: "number", image: "string", title: "string" }] },
);
