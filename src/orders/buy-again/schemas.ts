import { z } from "zod";

export const boughtProducts = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      /** In how many orders it was. */
      times: z.int(),
    }),
  ),
});
