type AmountProps = { text: string; className?: string; "aria-hidden"?: boolean | undefined };

/** An amount such as "৳1,250" with a smaller sign. */
export function Amount({ text, className = "", ...rest }: AmountProps) {
  if (!text.startsWith("৳")) return text;
  return (
    <span {...rest} className={`whitespace-nowrap ${className}`}>
      <span className="taka">৳</span>
      {text.slice(1)}
    </span>
  );
}

type PriceProps = {
  price: string;
  /** The original price of a product on offer. */
  was?: string | undefined;
  /** The accessible text of both: "৳60, was ৳75". */
  readAs?: string;
  /** Font size in px: `card` 18, `page` 34, `line` inherited. */
  size?: "card" | "page" | "line";
  pale?: boolean;
};

const sizeClasses = { card: "text-price", page: "text-price-page", line: "font-bold" };

export function Price({ price, was: originalPrice, readAs, size = "card", pale = false }: PriceProps) {
  const priceClass = `[&_.taka]:font-semibold ${sizeClasses[size]} ${pale ? "text-ink-soft" : ""}`;
  if (!originalPrice) return <Amount text={price} className={priceClass} />;
  const originalPriceClass = size === "page" ? "text-[1.125rem] font-normal" : "text-was";
  return (
    <span className="relative inline-flex flex-wrap items-baseline gap-x-[7px]">
      {readAs && <span className="sr-only">{readAs}</span>}
      <Amount text={price} className={priceClass} aria-hidden={readAs ? true : undefined} />
      <s aria-hidden={readAs ? true : undefined} className={`text-ink-soft ${originalPriceClass}`}>
        <Amount text={originalPrice} />
      </s>
    </span>
  );
}
