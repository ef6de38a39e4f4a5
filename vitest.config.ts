import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/{api,server}/**/*.test.ts"],
    globalSetup: "tests/postgres-for-all.ts",
    // Each file gets a database of its own; what they share is the machine.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
