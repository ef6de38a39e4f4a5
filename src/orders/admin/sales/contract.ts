import type { z } from "zod";
import { query } from "#src/api/operation.ts";
import type { Period } from "#src/kit/period/rules.ts";
import type * as schemas from "./schemas.ts";

export type Sales = z.infer<typeof schemas.sales>["data"];
export type SalesSum = Sales["today"];
export type SalesDay = Sales["days"][number];
export type TopProduct = z.infer<typeof schemas.topProducts>["data"][number];
export type SalesReport = z.infer<typeof schemas.salesReport>;
export type CategorySales = SalesReport["data"]["categories"][number];
export type BestCustomer = SalesReport["data"]["customers"][number];
export type LateDelivery = SalesReport["data"]["late_deliveries"][number];

/**
 * Ordered (without cancelled), delivered and cancelled orders: today, a week ago until the same time, and on
 * each of 14 days.
 */
export const showSales = query<Record<never, never>, z.infer<typeof schemas.sales>>("/api/admin/sales", {
  data: { today: { orders: "number", taka: "number" }, days: [{ day: "string" }] },
});

/** The products with the most pieces sold in 14 days, without cancelled orders. */
export const listTopProducts = query<Record<never, never>, z.infer<typeof schemas.topProducts>>(
  "/api/admin/top-products",
  { data: [{ pieces: "number", taka: "number" }] },
);

/** Sales by day and by category, the best customers, and late deliveries. */
export const reportSales = query<Period, SalesReport>("/api/admin/sales-report", {
  data: { promised: "number", late: "number" },
  meta: { from: "string", to: "string" },
});

/** The best customers and the late deliveries of a period, as CSV. */
export const exportBestCustomers = query<Period, string>("/api/admin/best-customers-export", "string");
export const exportLateDeliveries = query<Period, string>("/api/admin/late-deliveries-export", "string");
