import { type ProblemCode, problemStatus } from "#src/api/problem.ts";
import { Durations } from "./durations.server.ts";

/** Counters since the process started; plain numbers, because counting must cost nothing. */
export const counts = { ordersPlaced: 0, searchesMissed: 0, slowQueries: 0, pagesMissed: 0 };

export const replicaReads = { replica: 0, primary: 0 };

export const refusals = Object.fromEntries(Object.keys(problemStatus).map((code) => [code, 0])) as Record<
  ProblemCode,
  number
>;

/** The bounds of histograms, in seconds: an uncached page takes a hundredth, a slow order some tenths. */
export const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** The answers of the page cache, which take microseconds. */
export const cachedAnswers = new Durations([0.00001, 0.00003, 0.0001, 0.0003, 0.001, 0.003, 0.01]);

export const poolWaits = new Durations(buckets);
