import type { Job } from "./worker.server.ts";

/** For the program of a worker (see `runInWorker`): does the one job that it gets, and ends; it also ends with its parent. */
export function onJob(work: (job: Job) => Promise<void>): void {
  process.once("message", async (job: Job) => {
    await work(job);
    process.send?.("done", () => process.disconnect());
  });
  process.once("disconnect", () => process.exit(0));
}
