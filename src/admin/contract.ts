import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Overview = z.infer<typeof schemas.overview>["data"];

/** The dashboard's figures for the viewer's parts. */
export const showOverview = query<Record<never, never>, z.infer<typeof schemas.overview>>(
  "/api/admin/overview",
  { data: {} },
);
