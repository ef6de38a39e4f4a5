import { z } from "zod";
import { id } from "../../api/schemas.ts";

/** Products that one customer may save; a visitor's browser holds as many. */
export const maxSaved = 500;

const ids = z.array(id).max(maxSaved).default([]);

/** `add` is newest first, as shown. */
export const savedChange = z.object({ add: ids, remove: ids });

export const savedIds = z.object({ data: z.array(z.string()) });
