import type { z } from "zod";
import { command, query } from "../../api/operation.ts";
import { pageOutline } from "../../api/paging.ts";
import type * as shapes from "./schemas.ts";

export type ShelfRow = z.infer<typeof shapes.shelfRow>;
export type ShelfList = z.infer<typeof shapes.shelfList>;
export type ShelfChange = Omit<z.infer<typeof shapes.shelfChange>, "id">;

type ShelfQuery = { search?: string; category?: string; short?: boolean; page?: string };

const row = { id: "number", price: "number" } as const;

/** Every product as the shopkeeper sees it, with its stock; for admins. */
export const listShelf = query<ShelfQuery, ShelfList>("/api/admin/products", {
  data: [row],
  meta: pageOutline,
});

/** Changes price, stock or flags of one product; for admins. */
export const changeProduct = command<{ id: string } & ShelfChange, { data: ShelfRow }>(
  "/api/admin/products/{id}",
  { data: row },
);
