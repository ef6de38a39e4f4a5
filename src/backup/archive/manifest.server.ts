import { z } from "zod";

/** The last files of every backup: what is in it, and the SHA-256 of each file, in the form that `sha256sum -c` reads. */
export const manifestName = "manifest.json";
export const sumsName = "SHA256SUMS";

/** Raised when the form of a backup changes. */
export const backupFormat = 1;

export const manifest = z.object({
  format: z.literal(backupFormat),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  /** The newest migration that the database had, as its journal dates it. */
  schema: z.number(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string(),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.int() })),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest["tables"][number];
