import { z } from "zod";
import { id } from "#src/api/schemas.ts";

export const productArchival = z.strictObject({ id, archived: z.boolean() });
