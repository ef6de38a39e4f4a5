import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { myOrderQuery } from "../mine/schemas.ts";
import { slotToChange } from "../schemas.ts";

export const mySlotChange = z.strictObject({ ...myOrderQuery.shape, ...slotToChange });
export const slotChange = z.strictObject({ id, ...slotToChange });
