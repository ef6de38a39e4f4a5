import { defineConfig } from "vitest/config";

/** The tests of pure rules alone, for `npm run mutate`: they need no database. */
export default defineConfig({
  test: {
    // Each run is a worker of its own anyway; its files may share what they import.
    isolate: false,
    include: [
      "src/language/**/*.test.ts",
      "src/cart/*.test.ts",
      "src/orders/order.test.ts",
      "src/orders/checkout/*.test.ts",
      "src/orders/terms/refused-lines.test.ts",
      "src/identity/{account/delete-word,names/known-as,passwords/rules,session/return-path,proof/*}.test.ts",
    ],
  },
});
