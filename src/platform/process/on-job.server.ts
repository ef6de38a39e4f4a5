/** For a worker's program (see `runWorker`): does its one job, sends the result and ends; it also ends with its parent. */
export function onJob<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.once("message", async (job: Job) => {
    const result = await work(job);
    process.send?.({ result }, () => process.disconnect());
  });
  process.once("disconnect", () => process.exit(0));
}
