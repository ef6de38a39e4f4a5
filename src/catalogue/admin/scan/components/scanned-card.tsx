import type { ScannedProduct } from "#src/catalogue/admin/barcodes/contract.ts";
import { labelsUrl } from "#src/catalogue/admin/barcodes/labels-url.ts";
import { OfferLine } from "#src/catalogue/admin/components/offer-line.tsx";
import { quantityText, toShownPrice } from "#src/catalogue/admin/shown-amounts.ts";
import { perUnit } from "#src/catalogue/product/per-unit.ts";
import { isLow } from "#src/catalogue/stock/rules.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Badge } from "#src/ui/display/badge.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";

/** The price, stock and codes of a scanned product, for staff at the shelf. */
export function ScannedCard({ product }: { product: ScannedProduct }) {
  const { id, names, weights, image, tint, step_grams: step, stock, unit_price: unitPrice } = product;
  const facts: [string, string][] = [
    [m.admin_product_barcode(), formatDigits(product.barcode)],
    [m.admin_product_sku(), product.sku],
  ];
  return (
    <article className="rounded-card bg-card p-3 shadow-rest">
      <ProductLine size={56} product={{ name: names[locale()], image, tint }}>
        <p className="text-hint text-ink-soft">{weights[locale()]}</p>
        {product.is_archived === 1 && <Badge>{m.admin_product_archived()}</Badge>}
      </ProductLine>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-[1.75rem] leading-9 font-extrabold">
          <Amount text={formatTaka(toShownPrice(product.price, step))} />
          {step && <span className="text-hint font-semibold">{m.product_per_kg()}</span>}
        </p>
        {!step && unitPrice && (
          <p className="text-hint text-ink-soft">
            <Amount text={formatTaka(unitPrice.amount)} />
            {perUnit[unitPrice.per]()}
          </p>
        )}
        <p className={isLow(product) ? "font-semibold text-tomato" : ""}>
          {stock === null ? (
            m.stock_uncounted()
          ) : (
            <>
              <strong className="text-long">{quantityText(stock, step)}</strong> {m.stock_now()}
            </>
          )}
        </p>
      </div>
      <OfferLine offer={product.offer} step={step} />
      <dl className="mt-2 flex flex-wrap gap-x-4 text-hint text-ink-soft">
        {facts
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name} className="flex gap-1">
              <dt>{name}</dt>
              <dd className="wrap-anywhere text-ink">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="dense" viewTransition={false} to={localUrl(`/admin/products/${id}`)}>
          {m.scan_open_product()}
        </ButtonLink>
        <ButtonLink variant="second" size="dense" viewTransition={false} to={localUrl(`/admin/stock/${id}`)}>
          {m.stock_title()}
        </ButtonLink>
        <ButtonLink variant="second" size="dense" viewTransition={false} to={labelsUrl([product])}>
          {m.label_print()}
        </ButtonLink>
      </div>
    </article>
  );
}
