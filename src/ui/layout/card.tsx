import type { ComponentProps } from "react";

/** A product's white card, 6 px padding. A `Tile` comes first; the name's link has `cover-link`. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={`product-card flex h-full flex-col rounded-card bg-card p-1.5 shadow-rest ${className}`}
    />
  );
}

type PanelProps = ComponentProps<"section"> & {
  /** Removes the padding, for lists that reach the edge. */
  bare?: boolean;
};

/** A white surface for a form, a summary, a list. Never inside a card. */
export function Panel({ bare = false, className = "", ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={`rounded-panel bg-card shadow-rest ${bare ? "" : "p-4 lg:p-6"} ${className}`}
    />
  );
}
