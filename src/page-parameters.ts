/**
 * The query parameters of each page's URL except the back office's: pages are rendered and cached by these
 * alone. A name that ends in * may be repeated.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  "/products": [
    "search",
    "category",
    "featured",
    "new",
    "top",
    "offers",
    "in_stock",
    "sub_category*",
    "brand*",
    "min_rating",
    "as_typed",
    "min_price",
    "max_price",
    "sort",
    "cursor",
  ],
  "/login": ["redirect"],
  "/register": ["redirect"],
  "/custom-order": ["item"],
};
