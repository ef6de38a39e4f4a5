import { runWorker } from "#src/platform/process/run-worker.server.ts";
import type { Encoded, RefusalReason } from "./encode.server.ts";

/** In ms: the maximum time to encode one picture (a large one takes 2 s), and to wait in the queue. */
const timeoutsMs = { work: 25_000, turn: 20_000 };

/** The maximum length of the queue. */
const maxWaiting = 8;

type EncodeResult = Encoded | { unfit: RefusalReason | "no_turn"; hasFailed?: true };

/** Encodes one picture at a time, each in a process of its own, so that no file can crash or block the shop. */
export class Encoder {
  /** The last encoding in the queue; each starts when the previous one has ended. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #closing = new AbortController();

  /**
   * Returns `no_turn` if the queue is full or the wait too long. With `hasFailed`, which means that another attempt may
   * succeed, it returns `no_turn` if the process takes too long or is closed, and `broken` if it crashes.
   */
  async encode(bytes: Buffer): Promise<EncodeResult> {
    if (this.#waiting >= maxWaiting) return { unfit: "no_turn" };
    const queuedAt = performance.now();
    this.#waiting++;
    const turn = this.#last.then(() => {
      this.#waiting--;
      const waitedMs = performance.now() - queuedAt;
      return waitedMs > timeoutsMs.turn ? { unfit: "no_turn" as const } : this.#run(bytes);
    });
    this.#last = turn;
    return turn;
  }

  close(): void {
    this.#closing.abort();
  }

  #run(bytes: Buffer): Promise<EncodeResult> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeoutsMs.work)]);
    const running = runWorker<object, Encoded | { unfit: RefusalReason }>(
      "pictures/encoding/encode-process",
      { bytes },
      { signal },
    );
    return running.catch(() => ({ unfit: signal.aborted ? "no_turn" : "broken", hasFailed: true }));
  }
}
