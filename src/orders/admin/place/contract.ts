import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { placeChange } from "./schemas.ts";

/**
 * Sets place and fee until the order is on the way, and releases a slot of another area. Refuses with
 * `changed` (stale `was`), `not_delivered`, `below_minimum` or `fee_changed`.
 */
export const changePlace = command<z.input<typeof placeChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/place",
  { data: { id: "number", number: "string", status: "string" } },
);
