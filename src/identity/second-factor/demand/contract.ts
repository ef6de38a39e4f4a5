import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type FactorDemand = z.infer<typeof schemas.factorDemand>["data"];

export const showFactorDemand = query<Record<never, never>, z.infer<typeof schemas.factorDemand>>(
  "/api/admin/second-factor",
  { data: { demanded: "boolean", enrolled: "boolean" } },
);

/** Requires the admin's password or a fresh sign-in, and a second factor. Refuses if the environment sets it. */
export const demandFactor = command<
  { demanded: boolean; password?: string },
  z.infer<typeof schemas.demandChanged>
>("/api/admin/second-factor", { data: { demanded: "boolean" } });
