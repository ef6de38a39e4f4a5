import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { KeyScope } from "#src/api/scopes.ts";
import type * as schemas from "./schemas.ts";

export type ShownApiKey = z.infer<typeof schemas.apiKey>;
export type CreatedApiKey = z.infer<typeof schemas.apiKeyCreated>;
export type NewApiKey = {
  name: string;
  scopes: KeyScope[];
  last_day: string;
  per_minute: string;
  password?: string;
};

/** The viewer's own API keys; for admins those of all staff. */
export const listApiKeys = query<Record<never, never>, { data: ShownApiKey[] }>("/api/admin/api-keys", {
  data: [{ id: "number", name: "string", expires_at: "string" }],
});

/** Requires the viewer's password or a fresh sign-in. Refuses scopes of parts in which the viewer does not work. */
export const createApiKey = command<NewApiKey, CreatedApiKey>("/api/admin/api-keys", {
  data: { id: "number", name: "string" },
  token: "string",
});

/** Deletes a key of the viewer; admins delete any. */
export const revokeApiKey = command<{ id: string }, z.infer<typeof schemas.apiKeyRevoked>>(
  "/api/admin/api-keys/{id}/revoke",
  {},
);
