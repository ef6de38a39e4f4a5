import ChevronRight from "lucide-react/icons/chevron-right";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "../buttons/link.tsx";

type RailProps = {
  /** List items, each a card. */
  children: ReactNode;
  labelledBy?: string;
  /** Link and text for the free space, where there are fewer cards than fit in a row. */
  rest?: Rest | undefined;
};

type Rest = { to: string; text: string; after: number };

/** Cards in a row on a wide screen. */
export const railPlaces = 6;

/** Fills the row after `after` cards; nothing where it is full. */
export const restOf = (after: number, to: string, text: string): Rest | undefined =>
  after < railPlaces ? { to, text, after } : undefined;

/** A row of cards to swipe: the edge of the third shows on a phone, six on a wide screen. */
export function Rail({ children, labelledBy, rest }: RailProps) {
  return (
    <ul aria-labelledby={labelledBy} className="rail">
      {children}
      {rest && (
        <li className="rail-rest" style={{ "--after": rest.after } as CSSProperties}>
          <Link
            viewTransition
            to={rest.to}
            className="press flex h-full items-center justify-center gap-1 rounded-card bg-leaf-tint p-3 text-label text-leaf-press"
          >
            {rest.text}
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Products in a grid of 2, 3 or 4; `children` are list items. */
export function Products({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="product-grid">
      {children}
    </ul>
  );
}
