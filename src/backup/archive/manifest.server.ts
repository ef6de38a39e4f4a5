import { z } from "zod";

/** The last files of every backup: its contents, and the SHA-256 of each file for `sha256sum -c`. */
export const manifestName = "manifest.json";
export const checksumsName = "SHA256SUMS";

/** Incremented when the format of backups changes. */
export const backupFormat = 1;

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  made_at: z.iso.datetime(),
  postgres: z.string(),
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

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest["tables"][number];
