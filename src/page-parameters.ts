/**
 * The query parameters of each page, by its English URL. Pages are rendered and cached by these alone; other parameters are ignored. The
 * back office reads all parameters and is never cached.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  "/products": [
    "search",
    "category",
    "featured",
    "new",
    "top",
    "offers",
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
