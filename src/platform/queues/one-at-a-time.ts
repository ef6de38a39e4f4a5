/** Runs a task, never twice at once. Calls while it runs share one more run after it. */
export class OneAtATime {
  #running: Promise<void> | undefined;
  #shouldRunAgain = false;
  readonly #task: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;

  /** `onFailure` is called with what the task throws. */
  constructor(task: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#task = task;
    this.#onFailure = onFailure;
  }

  /** Settles when a run that began after this call has ended. Never rejects. */
  run(): Promise<void> {
    if (this.#running) this.#shouldRunAgain = true;
    this.#running ??= this.#runUntilDone();
    return this.#running;
  }

  async waitUntilIdle(): Promise<void> {
    await this.#running;
  }

  async #runUntilDone(): Promise<void> {
    do {
      this.#shouldRunAgain = false;
      await this.#task().catch(this.#onFailure);
    } while (this.#shouldRunAgain);
    // Resets in the same turn: a call in between would wait for a run that has ended.
    this.#running = undefined;
  }
}
