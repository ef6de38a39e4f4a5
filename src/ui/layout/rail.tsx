import ChevronRight from "lucide-react/icons/chevron-right";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "../buttons/link.tsx";

type RailProps = {
  /** List items, each a card. */
  children: ReactNode;
  labelledBy?: string;
  /** Of fewer cards than a row holds: where the place that they leave leads, and its words. */
  rest?: Rest | undefined;
};

type Rest = { to: string; words: string; after: number };

/** So many cards stand in a row on the desk. */
export const railPlaces = 6;

/** What follows `after` cards: nothing where these fill their row. */
export const restOf = (after: number, to: string, words: string): Rest | undefined =>
  after < railPlaces ? { to, words, after } : undefined;

/** A row of cards to swipe: the edge of the third shows on a phone, six on the desk. */
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
            {rest.words}
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
