/** The query parameters that each page's URL may have: pages are rendered and cached by these alone. One that ends in * may be repeated. Not for the back office. */
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
