import { z } from "zod";
import { id } from "../../../api/schemas.ts";

export const productArchival = z.strictObject({ id, archived: z.boolean() });
