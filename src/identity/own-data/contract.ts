import { query } from "#src/api/operation.ts";
import type { DataSubject } from "./rules.ts";

/** All stored data of the viewer as JSON, or one subject as CSV, which always has the line of column names. */
export const exportOwnData = query<{ subject?: DataSubject }, string>("/api/account/data", "string");
