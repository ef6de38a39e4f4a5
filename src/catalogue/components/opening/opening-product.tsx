import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { useCategories } from "#src/catalogue/listing/root-categories.ts";
import { afterPaint } from "#src/ui/after-paint.ts";
import { ProductHead } from "./product-head.tsx";
import type { OpeningProps } from "./use-opening.tsx";

/**
 * A pressed product, where its page will show it, over the list that it was pressed in. When it is painted it opens that page, and
 * goes with its list in the moment in which the page comes. It takes no press, and screen readers hear nothing of it: they hear the
 * page.
 */
export function OpeningProduct({ product, to, onEnd }: OpeningProps) {
  const [{ top, height, scrolled }] = useState(readPlace);
  const category = useCategories().find(({ id }) => id === product.category_id);
  useOpenPage(to, scrolled);
  useEnd(onEnd);
  return createPortal(
    <div data-opening className="absolute inset-x-0 z-10 bg-paper contain-strict" style={{ top, height }}>
      <div inert className="wrap-wide">
        <ProductHead product={product} category={category} plain />
      </div>
    </div>,
    document.body,
  );
}

/** Below the header, and over all of the list. Read before React changes the page, so that nothing is laid out for it. */
function readPlace() {
  const main = document.getElementById("content");
  const top = main?.offsetTop ?? 0;
  const height = Math.max(main?.offsetHeight ?? 0, innerHeight - top);
  return { top, height, scrolled: scrollY };
}

/**
 * Opens the page at `to` after the next frame. It begins at its top, so the list is `scrolled` there at once, and back if the page
 * does not come; in between for the router, which notes how far it was.
 */
function useOpenPage(to: string, scrolled: number) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const { pathname } = location;
    const scroll = (y: number) => scrolled > 0 && scrollTo(scrollX, y);
    let over = false;
    scroll(0);
    afterPaint(() => {
      if (over) return;
      scroll(scrolled);
      void navigate(to);
      scroll(0);
    });
    return () => {
      over = true;
      if (location.pathname === pathname) scroll(scrolled);
    };
  }, [to, scrolled, navigate]);
}

/** Calls `onEnd` when another page is there, with the same list, or somebody has gone back to it. */
function useEnd(onEnd: () => void) {
  const { key } = useLocation();
  const [list] = useState(key);
  useEffect(() => {
    if (key !== list) onEnd();
    addEventListener("popstate", onEnd);
    return () => removeEventListener("popstate", onEnd);
  }, [key, list, onEnd]);
}
