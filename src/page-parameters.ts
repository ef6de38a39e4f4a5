/**
 * The query parameters that each page reads, by its English URL. The server renders and caches a page under
 * these alone; other parameters change nothing and never appear in the page. A page that starts
 * to read another one needs an entry here. The back office reads all parameters and is never cached.
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
