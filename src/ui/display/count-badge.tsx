type CountBadgeProps = {
  /** Uses the digits of the page's language. */
  count: string | number;
  look?: "leaf" | "white" | "turmeric";
  className?: string;
};

const lookClasses = {
  leaf: "rounded-full bg-leaf text-card",
  white: "rounded-full bg-card text-leaf",
  turmeric: "rounded-badge bg-turmeric text-turmeric-ink",
};

/** A count on the cart or beside a link, animated on change. The surrounding text says what is counted. */
export function CountBadge({ count, look = "leaf", className = "" }: CountBadgeProps) {
  return (
    <span
      className={`inline-grid h-5 min-w-5 place-items-center px-1 text-badge ${lookClasses[look]} ${className}`}
    >
      <span key={count} className="animate-roll leading-none">
        {count}
      </span>
    </span>
  );
}
