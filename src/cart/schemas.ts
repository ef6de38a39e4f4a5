import { z } from "zod";
import { idOr, wholeNumber } from "../api/schemas.ts";
import { m } from "../language/messages.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import { maxLines, maxQuantity } from "./rules.ts";

export const cartLine = z.object({
  product_id: idOr(() => m.order_product_invalid()),
  quantity: wholeNumber(1, maxQuantity, () => m.order_quantity_invalid({ max: formatNumber(maxQuantity) })),
});

type AnyCartLine = z.ZodType<z.output<typeof cartLine>, unknown>;

/** The lines of a cart. Limits their number and the total quantity of each product, which may be in several lines. */
export const toLinesSchema = <Schema extends AnyCartLine>(line: Schema) =>
  z
    .array(line, { error: () => m.order_empty() })
    .max(maxLines, { error: () => m.order_too_many_lines({ max: formatNumber(maxLines) }) })
    .superRefine((items, context) => {
      const quantities = new Map<number, number>();
      for (const [lineIndex, { product_id, quantity }] of items.entries()) {
        const sum = quantity + (quantities.get(product_id) ?? 0);
        quantities.set(product_id, sum);
        if (sum <= maxQuantity) continue;
        const message = m.order_too_many({ max: formatNumber(maxQuantity) });
        context.addIssue({ code: "custom", path: [lineIndex, "quantity"], message });
      }
    });
