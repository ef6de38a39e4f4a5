import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type { boughtProducts } from "./schemas.ts";

/** What the customer has bought most often, the most often first, by the newest orders; what is no longer sold is left out. */
export const listBoughtProducts = query<Record<never, never>, z.infer<typeof boughtProducts>>(
  "/api/my-orders/bought",
  { data: [{ id: "number", times: "number" }] },
);
