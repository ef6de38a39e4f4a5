import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Sales = z.infer<typeof schemas.sales>["data"];
export type SalesSum = Sales["today"];
export type SalesDay = Sales["days"][number];
export type TopProduct = z.infer<typeof schemas.topProducts>["data"][number];

/** What was ordered, delivered and cancelled today, a week ago until the same time, and on each of 14 days; what is cancelled is not among what was ordered. */
export const showSales = query<Record<never, never>, z.infer<typeof schemas.sales>>("/api/admin/sales", {
  data: { today: { orders: "number", taka: "number" }, days: [{ day: "string" }] },
});

/** What was sold most in 14 days, by pieces; cancelled orders do not count. */
export const listTopProducts = query<Record<never, never>, z.infer<typeof schemas.topProducts>>(
  "/api/admin/top-products",
  { data: [{ pieces: "number", taka: "number" }] },
);
