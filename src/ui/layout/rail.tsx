import ChevronRight from "lucide-react/icons/chevron-right";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "../buttons/link.tsx";

type RailProps = {
  children: ReactNode;
  labelledBy?: string;
  /** A link that fills the space if the cards do not fill a row. */
  rest?: RestLink | undefined;
};

type RestLink = { to: string; text: string; cardsBefore: number };

export const railColumns = 6;

/** The link that fills a row of `cardsBefore` cards; undefined if they fill it. */
export const toRestLink = (cardsBefore: number, to: string, text: string): RestLink | undefined =>
  cardsBefore < railColumns ? { to, text, cardsBefore } : undefined;

/** A row of cards to swipe: on a phone the edge of the third is visible, on a wide screen six fit. */
export function Rail({ children, labelledBy, rest: restLink }: RailProps) {
  return (
    <ul aria-labelledby={labelledBy} className="rail">
      {children}
      {restLink && (
        <li className="rail-rest" style={{ "--after": restLink.cardsBefore } as CSSProperties}>
          <Link
            viewTransition
            to={restLink.to}
            className="press flex h-full items-center justify-center gap-1 rounded-card bg-leaf-tint p-3 text-label text-leaf-press"
          >
            {restLink.text}
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Products in a grid of 2, 3 or 4 columns; `children` are list items. */
export function Products({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="product-grid">
      {children}
    </ul>
  );
}
