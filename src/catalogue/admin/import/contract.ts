import type { z } from "zod";
import { command, query, upload } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type ImportHead = z.infer<typeof schemas.importHead>;
export type ImportShown = z.infer<typeof schemas.importShown>;
export type Import = ImportShown["data"];
export type WrongRow = Import["wrong"][number];
export type MergedRow = Import["merged"][number];
type Mending = Omit<z.infer<typeof schemas.rowToMend>, "id" | "row"> & { id: string; row: string };

const shown = { data: { id: "number", state: "string", wrong: [{ row: "number" }] } } as const;

/** Takes a CSV file of products, and checks it line by line; nothing is touched. */
export const stageImport = upload<z.infer<typeof schemas.importStaged>>("/api/admin/imports", {
  data: { id: "number" },
});

/** The latest imports. */
export const listImports = query<Record<never, never>, z.infer<typeof schemas.importList>>(
  "/api/admin/imports",
  {
    data: [{ id: "number", state: "string" }],
  },
);

export const showImport = query<{ id: string }, ImportShown>("/api/admin/imports/{id}", shown);

/** Merges the lines that are right. */
export const startImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/start", shown);

/** Stops merging after the portion at hand; what is left may be merged later. */
export const pauseImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/pause", shown);

/** Puts one wrong line right, or leaves it out. */
export const mendRow = command<Mending, ImportShown>("/api/admin/imports/{id}/rows/{row}", shown);

/** Takes a merged import back as a whole. */
export const undoImport = command<{ id: string }, ImportShown>("/api/admin/imports/{id}/undo", shown);
