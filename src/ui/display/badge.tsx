import type { ReactNode } from "react";

type BadgeProps = {
  children: ReactNode;
  look?: "offer" | "new";
  /** Hangs from the top edge of its `Tile`. */
  hanging?: boolean;
};

const lookClasses = { offer: "bg-turmeric text-turmeric-ink", new: "bg-card text-tint-ink" };

/** "20% off", "New". At most one per card. */
export function Badge({ children, look = "offer", hanging = false }: BadgeProps) {
  const placeClass = hanging ? "absolute top-0 left-2.5 rounded-b-badge" : "rounded-badge";
  return (
    <span
      className={`inline-flex min-h-[23px] items-center px-2 text-badge whitespace-nowrap ${placeClass} ${lookClasses[look]}`}
    >
      {children}
    </span>
  );
}
