import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Slider = z.infer<typeof schemas.slider>;
export type Advertisement = z.infer<typeof schemas.advertisement>;

/** The slides that are switched on, in their order. */
export const listSliders = query<Record<never, never>, Slider[]>("/api/sliders/active", [
  { image: "string", title: "string", link: "string" },
]);

/** The banners that are switched on, in their order. */
export const listBanners = query<Record<never, never>, { data: Slider[] }>("/api/active-banners", {
  data: [{ id: "number" }],
});

/** The advertisements that are switched on, in their order. */
export const listAdvertisements = query<Record<never, never>, { data: Advertisement[] }>(
  "/api/active-advertisements",
  { data: [{ id: "number", image: "string", title: "string" }] },
);
