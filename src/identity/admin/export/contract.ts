import { query } from "#src/api/operation.ts";

export const exportUsers = query<{ search?: string }, string>("/api/admin/users-export", "string");
