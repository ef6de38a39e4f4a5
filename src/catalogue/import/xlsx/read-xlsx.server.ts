import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { runWorker } from "#src/platform/process/worker.server.ts";
import { maxImportRows } from "../rules.ts";
import type { Workbook } from "./read-workbook.server.ts";

/** In bytes: the file is in memory as a whole, because a ZIP's directory is at its end. */
const mostBytes = 20_000_000;
const timeoutMs = 45_000;
/** In MB. */
const heap = 800;

/** Parses an XLSX file in a process of its own. Throws on a broken or too large one. */
export async function readXlsx(chunks: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > mostBytes)
      throw new Problem("too_large", m.import_too_many({ count: number(maxImportRows) }));
    parts.push(chunk);
  }
  const workbook = await runWorker<object, Workbook>(
    "catalogue/import/xlsx/read-process",
    { bytes: Buffer.concat(parts) },
    { signal: AbortSignal.timeout(timeoutMs), execArgv: [`--max-old-space-size=${heap}`] },
  ).catch((): Workbook => ({ unfit: "broken" }));
  if ("records" in workbook) return workbook.records;
  if (workbook.unfit === "too_large")
    throw new Problem("too_large", m.import_too_many({ count: number(maxImportRows) }));
  throw new Problem("invalid_fields", m.import_broken_workbook({ kind: "XLSX" }));
}
