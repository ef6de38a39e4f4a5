/** Runs the job of a worker process (see `runWorker`), sends the result and exits. Also exits with its parent. */
export function onJob<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.once("message", async (job: Job) => {
    const result = await work(job);
    process.send?.({ result }, () => process.disconnect());
  });
  process.once("disconnect", () => process.exit(0));
}
