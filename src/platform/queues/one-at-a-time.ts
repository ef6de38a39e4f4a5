/** Runs a task, never twice at once. Calls while it runs share one more run after it. */
export class OneAtATime {
  #running: Promise<void> | undefined;
  #again = false;
  readonly #task: () => Promise<void>;
  readonly #failed: (error: unknown) => void;

  /** `onFailure` is called with what the task throws. */
  constructor(task: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#task = task;
    this.#failed = onFailure;
  }

  /** Settles when a run that began after this call has ended. Never rejects. */
  run(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#rounds();
    return this.#running;
  }

  async rest(): Promise<void> {
    await this.#running;
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      await this.#task().catch(this.#failed);
    } while (this.#again);
    // Resets in the same turn: a call in between would wait for a run that has ended.
    this.#running = undefined;
  }
}
