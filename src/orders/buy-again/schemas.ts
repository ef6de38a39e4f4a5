import { z } from "zod";

export const boughtProducts = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      times: z.int(),
    }),
  ),
});
