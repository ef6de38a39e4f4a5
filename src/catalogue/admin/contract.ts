import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AdminProduct = z.infer<typeof schemas.adminProduct>;
export type AdminProductList = z.infer<typeof schemas.adminProductList>;
export type ProductChange = Omit<z.infer<typeof schemas.productChange>, "id">;

type AdminProductQuery = {
  search?: string;
  category?: string;
  short?: boolean;
  incomplete?: boolean;
  archived?: boolean;
  after?: string;
};

const row = { id: "number", price: "number" } as const;

export const listAdminProducts = query<AdminProductQuery, AdminProductList>("/api/admin/products", {
  data: [row],
  meta: { total: "number" },
});

export const exportProducts = query<Omit<AdminProductQuery, "after"> & { format?: "csv" | "xlsx" }, string>(
  "/api/admin/products-export",
  "string",
);

export const changeProduct = command<{ id: string } & ProductChange, { data: AdminProduct }>(
  "/api/admin/products/{id}",
  { data: row },
);
