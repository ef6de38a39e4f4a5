import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { accepted } from "../schemas.ts";
import type { problemReport } from "./schemas.ts";

/**
 * The customer says what is wrong with an order, or with one line of it (`item`): it comes to the shop's messages. The same report
 * sent again while nobody has settled it is one.
 */
export const reportProblem = command<z.input<typeof problemReport>, z.infer<typeof accepted>>(
  "/api/my-orders/{number}/problems",
  { message: "string" },
);
