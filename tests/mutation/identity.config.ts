import { defineConfig } from "vitest/config";

/** The tests of the use-cases of identity, for `npm run mutate`. Its two workers keep one PostgreSQL each. */
export default defineConfig({
  test: {
    // Each run is a worker of its own anyway; its files may share what they import.
    isolate: false,
    include: [
      "src/identity/{account,passwords,session}/*.test.ts",
      "src/identity/service/other-service.test.ts",
    ],
    globalSetup: "tests/support/run/postgres-for-all.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
