/** For the program of a worker (see `runWorker`): does the one job that it gets, sends its result and ends; it also ends with its parent. */
export function onJob<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.once("message", async (job: Job) => {
    const result = await work(job);
    process.send?.({ result }, () => process.disconnect());
  });
  process.once("disconnect", () => process.exit(0));
}
