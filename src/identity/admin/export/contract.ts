import { query } from "#src/api/operation.ts";

/** The customers of a list, or all, with their totals as a CSV file, the newest first; without staff and deleted accounts. */
export const exportUsers = query<{ search?: string }, string>("/api/admin/users-export", "string");
