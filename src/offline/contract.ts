/** Messages from pages to the service worker. */
export type ToWorker =
  /** A page was opened. `keep`: its URL, which is cached too if it was loaded before the worker. */
  | { kind: "opened"; keep?: string }
  /** The rider's round was opened: caches its page and files. */
  | { kind: "round" }
  /** The page is idle on a cheap connection: the compact catalogue may be fetched. */
  | { kind: "catalogue" }
  /** Asks for the worker's build; the reply is sent to the port. */
  | { kind: "version" }
  /** Activates this worker in place of the previous one. */
  | { kind: "take-over" };

/** Messages from the service worker to a page. */
export type FromWorker =
  /** The page shows a copy of `at` (ISO); `fresh`: it got an answer of the server again. */
  { kind: "copy"; at: string } | { kind: "fresh" };
