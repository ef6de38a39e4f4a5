import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type FactorDemand = z.infer<typeof schemas.factorDemand>["data"];

/** Whether the back office opens only to staff with a second factor, and whether the server's environment says so. */
export const showFactorDemand = query<Record<never, never>, z.infer<typeof schemas.factorDemand>>(
  "/api/admin/second-factor",
  { data: { demanded: "boolean", enrolled: "boolean" } },
);

/**
 * Demands a second factor of all staff, or no longer. Confirmed by the admin's own password, or a fresh sign-in where there is
 * none. Refuses to demand it of an admin who has none, and what the environment has set.
 */
export const demandFactor = command<
  { demanded: boolean; password?: string },
  z.infer<typeof schemas.demandChanged>
>("/api/admin/second-factor", { data: { demanded: "boolean" } });
