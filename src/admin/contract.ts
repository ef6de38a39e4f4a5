import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Overview = z.infer<typeof schemas.overview>["data"];

/** The dashboard's figures. Everything here is for admins only. */
export const showOverview = query<Record<never, never>, z.infer<typeof schemas.overview>>(
  "/api/admin/overview",
  {
    data: {
      products: { total: "number" },
      orders: { total: "number" },
      users: { total: "number" },
      custom_orders: { open: "number" },
      messages: { open: "number" },
    },
  },
);
