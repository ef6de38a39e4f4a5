import { defineConfig } from "vitest/config";

/** The tests of the use-cases of orders, for `npm run mutate`. Its two workers keep one PostgreSQL each. */
export default defineConfig({
  test: {
    // Each run is a worker of its own anyway; its files may share what they import.
    isolate: false,
    include: ["src/orders/placing/*order*.test.ts", "src/orders/admin/*.test.ts"],
    globalSetup: "tests/support/run/postgres-for-all.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
