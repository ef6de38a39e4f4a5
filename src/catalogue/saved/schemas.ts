import { z } from "zod";
import { id } from "../../api/schemas.ts";

/** Products that one customer may save; as many as a browser keeps for a visitor. */
export const maxSaved = 500;

const ids = z.array(id).max(maxSaved).default([]);

/** `add` comes newest first, as it is shown. */
export const savedChange = z.object({ add: ids, remove: ids });

export const savedIds = z.object({ data: z.array(z.string()) });
