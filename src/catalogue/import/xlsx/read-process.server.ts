// A worker's program that reads one XLSX file. It ends if it exceeds its memory limit, as a malicious file would make it.
import { onJob } from "#src/platform/process/on-job.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";

/** In bytes; 50,000 rows of 30 columns take 400 MB. */
const maxMemory = 1_000_000_000;

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1);
}, 20).unref();

onJob(({ bytes }: { bytes: Uint8Array }) => readWorkbook(bytes));
