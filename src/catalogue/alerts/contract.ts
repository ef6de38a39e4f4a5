import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type AlertAnswer = z.infer<typeof schemas.accepted>;

/**
 * Requests one message when the sold-out product `id` is available again, for the signed-in customer or to
 * `email`. Refuses with `not_sold_out` a product that is in stock. Idempotent.
 */
export const requestStockAlert = command<z.input<typeof schemas.alertRequest> & { id: string }, AlertAnswer>(
  "/api/products/{id}/stock-alert",
  { message: "string" },
);

/** The products for which the customer waits. */
export const listStockAlerts = query<Record<never, never>, z.infer<typeof schemas.alertIds>>(
  "/api/account/stock-alerts",
  { data: ["number"] },
);

/** Withdraws the customer's request. Idempotent. */
export const endStockAlert = command<{ id: string }, AlertAnswer>("/api/account/stock-alerts/{id}/end", {});

/** Withdraws all requests of the customer or e-mail address whose message had `token` in its link. Idempotent. */
export const endStockAlerts = command<z.input<typeof schemas.alertsEnd>, AlertAnswer>(
  "/api/stock-alerts/end",
  {
    message: "string",
  },
);
