/**
 * What pages read out of the query of their address, by the page's English address. The server shows and keeps a page under
 * these parameters alone: whatever else stands in an address changes nothing, and stands nowhere in the page. A page that
 * comes to read another one is named here with it. Of the back office all parameters are read, and nothing is kept.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  "/products": [
    ...["search", "category", "featured", "new", "top", "offers"],
    ...["min_price", "max_price", "sort", "cursor"],
  ],
  "/login": ["redirect"],
  "/register": ["redirect"],
  "/custom-order": ["item"],
};
