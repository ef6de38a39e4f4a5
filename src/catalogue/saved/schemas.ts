import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { maxSaved } from "../rules.ts";

const ids = z.array(id).max(maxSaved).default([]);

/** Ids of products to save, newest first, and of products to remove from the list. */
export const savedChange = z.object({ add: ids, remove: ids });

export const savedIds = z.object({ data: z.array(z.int()) });
