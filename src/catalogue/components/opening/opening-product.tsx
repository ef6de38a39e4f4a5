import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "#src/catalogue/category-tree.ts";
import { useTopCategories } from "#src/catalogue/listing/use-top-categories.ts";
import { afterPaint } from "#src/ui/after-paint.ts";
import { ProductHead } from "./product-head.tsx";
import type { OpeningProps } from "./use-opening.tsx";

/** An inert preview of the pressed product over its list. Opens the product's page after its first paint. */
export function OpeningProduct({ product, to, onEnd }: OpeningProps) {
  const [{ top, height, scrollTop }] = useState(measureArea);
  const path = pathTo(useTopCategories(), product.category_id);
  useOpenPage(to, scrollTop);
  useNavigationEnd(onEnd);
  return createPortal(
    <div data-opening className="absolute inset-x-0 z-10 bg-paper contain-strict" style={{ top, height }}>
      <div inert className="wrap-wide">
        <ProductHead product={product} path={path} plain />
      </div>
    </div>,
    document.body,
  );
}

/** The area below the header that covers the list. Measured before React updates, to avoid an extra layout. */
function measureArea() {
  const main = document.getElementById("content");
  const top = main?.offsetTop ?? 0;
  const height = Math.max(main?.offsetHeight ?? 0, innerHeight - top);
  return { top, height, scrollTop: scrollY };
}

/**
 * Navigates after the next frame. The list is scrolled to the top at once, as the page will be. It is scrolled back
 * while the router saves the position, and if the navigation fails.
 */
function useOpenPage(to: string, scrollTop: number) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const { pathname: listPath } = location;
    const scrollList = (y: number) => scrollTop > 0 && scrollTo(scrollX, y);
    let isCancelled = false;
    scrollList(0);
    afterPaint(() => {
      if (isCancelled) return;
      // The router saves this position for the way back.
      scrollList(scrollTop);
      void navigate(to);
      scrollList(0);
    });
    return () => {
      isCancelled = true;
      const hasFailed = location.pathname === listPath;
      if (hasFailed) scrollList(scrollTop);
    };
  }, [to, scrollTop, navigate]);
}

/** Calls `onEnd` when the navigation has ended on another page, or the user has gone back. */
function useNavigationEnd(onEnd: () => void) {
  const { key } = useLocation();
  const [listKey] = useState(key);
  useEffect(() => {
    if (key !== listKey) onEnd();
    addEventListener("popstate", onEnd);
    return () => removeEventListener("popstate", onEnd);
  }, [key, listKey, onEnd]);
}
