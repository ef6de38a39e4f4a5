import Star from "lucide-react/icons/star";
import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { ProductAmount } from "#src/catalogue/product/product-amount.tsx";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { percentOff, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Badge } from "#src/ui/display/badge.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { ProductPrice } from "../product-price.tsx";
import { SizeChoice } from "./size-choice.tsx";

/** `names` is undefined while loading; its line is reserved. */
type NamedProduct = ProductCard & Partial<Pick<Product, "names" | "brand" | "price_until">>;

/** Name, reviews, brand, price, offers, sizes and stock, beside the picture on the page of a product. */
export function ProductFacts({ product }: { product: NamedProduct }) {
  const otherLanguage = locale() === "bn" ? "en" : "bn";
  const otherName = product.names?.[otherLanguage];
  const offPercent = percentOff(product.price, product.originalPrice);
  return (
    <>
      <h1 className="text-title break-words">{product.name}</h1>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        {otherName !== product.name && (
          <p lang={otherLanguage} className="min-h-[1lh] basis-full font-other text-ink-soft">
            {otherName ?? <SkeletonLine className="mt-1 w-28" />}
          </p>
        )}
        <ReviewCount product={product} />
        {product.brand && (
          <p className="min-w-0 wrap-anywhere text-ink-soft">{m.product_brand({ brand: product.brand })}</p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 lg:mt-5">
        <span>
          <ProductPrice product={product} size="page" pale={product.stock_left === 0} />
        </span>
        {offPercent > 0 && <Badge>{m.product_percent_off({ percent: formatNumber(offPercent) })}</Badge>}
      </div>
      {product.several && <SeveralPrice price={product.price} several={product.several} />}
      {product.price_until && (
        <p className="mt-1 text-ink-soft">
          {m.product_price_until({ until: lastMinuteText(product.price_until) })}
        </p>
      )}
      {!product.step_grams && (
        <p className="mt-1 text-ink-soft">
          <ProductAmount product={product} />
        </p>
      )}
      {product.sizes && <SizeChoice id={product.id} sizes={product.sizes} />}
      <StockNote product={product} />
    </>
  );
}

/** What several pieces cost under an offer, and how much that saves. */
function SeveralPrice({
  price: piecePrice,
  several: { pieces, price },
}: Required<Pick<ProductCard, "price" | "several">>) {
  const savedAmount = formatTaka(toTaka(toPoisha(piecePrice) * pieces - toPoisha(price)));
  return (
    <p className="mt-1 font-semibold">
      {m.product_several_saves({
        pieces: formatNumber(pieces),
        price: formatTaka(price),
        saved: savedAmount,
      })}
    </p>
  );
}

/** The last minute before the end of an offer: "Fri, 11:59 PM" is clearer than midnight, which may be of either day. */
const lastMinuteText = (end: string) => dayAndTime(new Date(Date.parse(end) - 60_000).toISOString());

/** The average rating and the number of reviews, a link down to them. */
function ReviewCount({ product: { rating, review_count: count } }: { product: ProductCard }) {
  return (
    <a
      href="#reviews"
      className="-my-2.5 flex min-h-11 items-center gap-1.5 rounded-badge text-ink-soft underline-offset-4 hover:text-leaf hover:underline"
    >
      {rating !== undefined && count > 0 && (
        <>
          <Star size={16} aria-hidden className="fill-star text-star" />
          <span className="sr-only">{m.product_rating({ rating: formatDigits(rating.toFixed(1)) })}</span>
          <span aria-hidden="true" className="font-bold text-ink">
            {formatDigits(rating.toFixed(1))}
          </span>
        </>
      )}
      {count === 1 ? m.product_reviews_one() : m.product_reviews({ count: formatNumber(count) })}
    </a>
  );
}

/** That few pieces are left, or that it is sold out, with a link to a custom order. */
function StockNote({ product: { stock_left: piecesLeft, name } }: { product: ProductCard }) {
  if (piecesLeft === undefined) return null;
  if (piecesLeft > 0)
    return (
      <p className="mt-1 font-semibold text-turmeric-ink">
        {m.product_few_left({ count: formatNumber(piecesLeft) })}
      </p>
    );
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <span className="font-semibold text-turmeric-ink">{m.product_sold_out()}</span>
      <Link
        viewTransition
        to={localUrl(`/custom-order?item=${encodeURIComponent(name)}`)}
        className="inline-flex min-h-11 items-center text-label text-leaf underline underline-offset-4"
      >
        {m.product_ask()}
      </Link>
    </p>
  );
}
