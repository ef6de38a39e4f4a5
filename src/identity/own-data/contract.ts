import { query } from "#src/api/operation.ts";
import type { DataSubject } from "./rules.ts";

/** Everything that the shop keeps about the viewer, as JSON; one subject as CSV, with a line of column names even if there is nothing. */
export const exportOwnData = query<{ subject?: DataSubject }, string>("/api/account/data", "string");
