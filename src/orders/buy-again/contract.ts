import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type { boughtProducts } from "./schemas.ts";

/** The products that the customer bought most often, without archived ones. */
export const listBoughtProducts = query<Record<never, never>, z.infer<typeof boughtProducts>>(
  "/api/my-orders/bought",
  { data: [{ id: "number", times: "number" }] },
);
