import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { accepted } from "../schemas.ts";
import type { problemReport } from "./schemas.ts";

/** Reports a problem with an order or its line `item`. Stores the same report only once while it is unsettled. */
export const reportProblem = command<z.input<typeof problemReport>, z.infer<typeof accepted>>(
  "/api/my-orders/{number}/problems",
  { message: "string" },
);
