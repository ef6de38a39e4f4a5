import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/run/longest-first.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/{api,server,soak}/**/*.test.ts"],
    globalSetup: "tests/support/run/postgres-for-all.ts",
    // Each file gets a database of its own; what they share is the machine, and what the files of one worker import.
    maxWorkers: 3,
    isolate: false,
    setupFiles: "tests/support/run/reset-globals.ts",
    sequence: { sequencer: LongestFirst },
    // For machines under load: a test that passes never waits for them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
