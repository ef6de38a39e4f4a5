import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/run/longest-first.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/{api,server}/**/*.test.ts"],
    globalSetup: "tests/support/run/postgres-for-all.ts",
    // Each file gets a database of its own; what they share is the machine, and what the files of one worker import.
    maxWorkers: 3,
    isolate: false,
    setupFiles: "tests/support/run/reset-globals.ts",
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
