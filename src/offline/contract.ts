/** What pages say to the service worker. */
export type ToWorker =
  /** A page is open: is what it shows kept? Answered with `kept` where it is. `keep`: the URL itself, seen before there was a worker. */
  | { kind: "opened"; keep?: string }
  /** The rider's round was opened here: its page and files are kept from now on. */
  | { kind: "round" }
  /** The page is idle and data is cheap here: the compact catalogue may be fetched. */
  | { kind: "catalogue" }
  /** Which build the worker is of; answered on the port with the version. */
  | { kind: "version" }
  /** The worker takes over from the one before. */
  | { kind: "take-over" };

/** What the service worker says to pages. */
export type FromWorker =
  /** What is shown is a copy, made at `at` (ISO). */
  { kind: "copy"; at: string } | { kind: "fresh" };
