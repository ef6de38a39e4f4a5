import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/*/tables.server.ts", "./src/*/*/tables.server.ts"],
  out: "./src/platform/migrations",
  casing: "snake_case",
});
