import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { ImportShown } from "../contract.ts";
import type * as schemas from "./schemas.ts";

export type MappingShown = z.infer<typeof schemas.mappingShown>;
export type ImportMapping = MappingShown["data"];
type MappingChange = Omit<z.input<typeof schemas.mappingChange>, "id"> & { id: string };
export type ChangeMapping = (change: Omit<MappingChange, "id">) => void;

const shown = {
  data: { format: "string", examples: [{ row: "number" }], categories: [{ path: "string" }] },
} as const;

/** How a file of another shop will be imported: columns, examples, categories, and what is left out. */
export const showMapping = query<{ id: string }, MappingShown>("/api/admin/imports/{id}/mapping", shown);

/** Changes how it will be imported. */
export const changeMapping = command<MappingChange, MappingShown>("/api/admin/imports/{id}/mapping", shown);

/** Validates the rows as mapped; changes no product. */
export const checkMapping = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/check", {
  data: { id: "number", state: "string" },
});
