// A worker's program that encodes one picture. It ends if it exceeds its memory limit.
import { setPriority } from "node:os";
import { onJob } from "#src/platform/process/on-job.server.ts";
import { encode } from "./encode.server.ts";

/** Bytes; the worst case, an AVIF of 25 megapixels, takes 500 MB. */
const maxMemory = 600_000_000;

const priority = 10;

setPriority(priority);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1);
}, 20).unref();

onJob(({ bytes }: { bytes: Uint8Array }) => encode(bytes));
