// The program of a worker that reads one XLSX file. It exits above its memory limit, which protects against
// malicious files.
import { onJob } from "#src/platform/process/on-job.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";

/** In bytes; 50,000 rows of 30 columns take 400 MB. */
const maxMemoryBytes = 1_000_000_000;

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1);
}, 20).unref();

onJob(({ bytes }: { bytes: Uint8Array }) => readWorkbook(bytes));
