// The program of a worker that makes the files of one picture. It ends itself where that takes more memory than it may.
import { setPriority } from "node:os";
import { onJob } from "#src/platform/process/on-job.server.ts";
import { encode } from "./encode.server.ts";

/** In bytes; the worst that is let in, an AVIF of 25 megapixels, takes 500 MB. */
const mostMemory = 600_000_000;

/** Shoppers come first. */
const priority = 10;

setPriority(priority);
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, 20).unref();

onJob(({ bytes }: { bytes: Uint8Array }) => encode(bytes));
