import { m } from "#src/language/messages.ts";
import { percentOff } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Badge } from "#src/ui/display/badge.tsx";
import type { ProductCard } from "../contract.ts";

/** At most one badge: what several pieces cost, the discount, or "New". */
export function ProductBadge({ product, hanging }: { product: ProductCard; hanging?: boolean }) {
  const { several } = product;
  if (several)
    return (
      <Badge hanging={hanging}>
        {m.product_several({ pieces: formatNumber(several.pieces), price: formatTaka(several.price) })}
      </Badge>
    );
  const offPercent = percentOff(product.price, product.originalPrice);
  if (offPercent > 0)
    return <Badge hanging={hanging}>{m.product_percent_off({ percent: formatNumber(offPercent) })}</Badge>;
  if (!product.is_new_arrival) return null;
  return (
    <Badge look="new" hanging={hanging}>
      {m.common_new()}
    </Badge>
  );
}
