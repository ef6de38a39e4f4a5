import { useState } from "react";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { listProductPrices } from "../contract.ts";

const maxShown = 4;

/** The price history of a product, newest first; another number of saves loads it again. */
export function PriceHistory({ id, saveCount }: { id: number; saveCount: number }) {
  const list = useAdminLoad(listProductPrices, { id: String(id), turn: saveCount });
  const prices = list.value?.data ?? [];
  const [isShowingAll, setIsShowingAll] = useState(false);
  if (prices.length === 0) return null;
  return (
    <section aria-labelledby="product-prices" className="min-w-0 rounded-card bg-card p-3 shadow-rest">
      <h2 id="product-prices" className="mb-1 text-label">
        {m.admin_product_prices()}
      </h2>
      <ol className="divide-y divide-line text-hint">
        {prices
          .slice(0, isShowingAll ? undefined : maxShown)
          .map(({ id: changeId, at, price, regular, offer }) => (
            <li key={changeId} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
              <time dateTime={at} className="text-ink-soft">
                {dayAndTime(at)}
              </time>
              <Amount text={formatTaka(price)} className="font-bold" />
              <span className="basis-full text-ink-soft">
                {offer
                  ? m.admin_product_prices_by({ name: offer[locale()], regular: formatTaka(regular) })
                  : m.admin_product_prices_regular()}
              </span>
            </li>
          ))}
      </ol>
      {!isShowingAll && prices.length > maxShown && (
        <Button variant="quiet" size="dense" onClick={() => setIsShowingAll(true)}>
          {m.office_show_all()}
        </Button>
      )}
    </section>
  );
}
