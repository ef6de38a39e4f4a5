import type { z } from "zod";
import { query } from "../basics/contract.ts";
import type * as shapes from "./shapes.ts";

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

export type ShopFacts = z.infer<typeof shapes.shopFacts>;

/** Name, address, phone and e-mail of the shop. */
export const showShop = query<Record<never, never>, { data: ShopFacts }>("/api/shop", {
  data: { name: "string", address: "string", phone: "string", email: "string" },
});
