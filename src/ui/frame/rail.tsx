import type { ReactNode } from "react";

/** A row of cards to swipe; `children` are list items. Shows the edge of the third on a phone, six on the desk. */
export function Rail({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="rail">
      {children}
    </ul>
  );
}

/** Products in a grid of 2, 3 or 4; `children` are list items. */
export function Goods({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="goods">
      {children}
    </ul>
  );
}
