import type { z } from "zod";
import { command, query, upload } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type ImportHead = z.infer<typeof schemas.importHead>;
export type ImportShown = z.infer<typeof schemas.importShown>;
export type Import = ImportShown["data"];
export type WrongRow = Import["wrong"][number];
export type MergedRow = Import["merged"][number];
type Mending = Omit<z.infer<typeof schemas.rowCorrection>, "id" | "row"> & { id: string; row: string };

const shown = { data: { id: "number", state: "string", wrong: [{ row: "number" }] } } as const;

/** Uploads a CSV file of products and validates its rows; changes no product. */
export const stageImport = upload<z.infer<typeof schemas.importStaged>>("/api/admin/imports", {
  data: { id: "number" },
});

export const listImports = query<Record<never, never>, z.infer<typeof schemas.importList>>(
  "/api/admin/imports",
  {
    data: [{ id: "number", state: "string" }],
  },
);

export const showImport = query<{ id: string }, ImportShown>("/api/admin/imports/{id}", shown);

/** Merges the valid rows. */
export const startImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/start", shown);

/** Pauses merging after the current batch. */
export const pauseImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/pause", shown);

/** Corrects one invalid row, or skips it. */
export const mendRow = command<Mending, ImportShown>("/api/admin/imports/{id}/rows/{row}", shown);

/** Reverts a merged import. */
export const undoImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/undo", shown);
