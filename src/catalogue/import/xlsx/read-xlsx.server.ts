import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { KeyedQueue } from "#src/platform/database/keyed-queue.server.ts";
import { runWorker } from "#src/platform/process/run-worker.server.ts";
import { maxImportRows } from "../rules.ts";
import type { Workbook } from "./read-workbook.server.ts";

/** In bytes. The whole file is held in memory, because the directory of a ZIP file is at its end. */
const maxBytes = 20_000_000;
const timeoutMs = 45_000;
/** The heap limit in MB. */
const heapMegabytes = 800;

/** The maximum time that a file waits for its turn, in ms. */
const queueTimeoutMs = 60_000;
/** Only one file is parsed at a time, because each may use all of the allowed memory. */
const parseQueue = new KeyedQueue(1, queueTimeoutMs);

/** Parses an XLSX file in a separate process. Throws if broken or too large, and `not_ready` after `queueTimeoutMs`. */
export async function readXlsx(chunks: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes)
      throw new Problem("too_large", m.import_too_many({ count: formatNumber(maxImportRows) }));
    parts.push(chunk);
  }
  const workbook = await parseInTurn(Buffer.concat(parts));
  if ("records" in workbook) return workbook.records;
  if (workbook.unfit === "too_large")
    throw new Problem("too_large", m.import_too_many({ count: formatNumber(maxImportRows) }));
  throw new Problem("invalid_fields", m.import_broken_workbook({ kind: "XLSX" }));
}

async function parseInTurn(bytes: Buffer): Promise<Workbook> {
  const endTurn = await parseQueue.take(["reader"]).catch(() => {
    throw new Problem("not_ready", m.import_workbooks_wait(), { retryAfterSeconds: 30 });
  });
  return runWorker<object, Workbook>(
    "catalogue/import/xlsx/read-process",
    { bytes },
    { signal: AbortSignal.timeout(timeoutMs), execArgv: [`--max-old-space-size=${heapMegabytes}`] },
  )
    .catch((): Workbook => ({ unfit: "broken" }))
    .finally(endTurn);
}
