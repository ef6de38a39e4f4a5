import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type ShopFacts = z.infer<typeof schemas.shopFacts>;
export type Notice = z.infer<typeof schemas.notice>;

export const showShop = query<Record<never, never>, { data: ShopFacts }>("/api/shop", {
  data: { name: "string", address: "string", phone: "string", email: "string" },
});
