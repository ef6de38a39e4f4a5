import { z } from "zod";

/** The last file but one of every backup: what the backup contains. */
export const manifestName = "manifest.json";

/** The last file: the SHA-256 of every other one, for `sha256sum -c`. */
export const checksumsName = "SHA256SUMS";

/** Incremented when the format of backups changes. */
export const backupFormat = 1;

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  /** The `when` of the newest migration that the database had. */
  schema: z.number(),
  tables: z.array(
    z.object({
      /** The PostgreSQL schema that the table is in. */
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
