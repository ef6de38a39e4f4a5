import { useLocation } from "react-router";

/** In characters. Links that repeat a longer query would make a page several times as long. */
const longestQuery = 2_000;

/**
 * The current path and query for links that lead back to it, the same on the server and in the browser: on the server the router
 * writes a space as "+", whatever the URL had. A query longer than 2,000 characters is left out.
 */
export function useCurrentUrl(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const query = search.length > longestQuery ? "" : new URLSearchParams(search).toString();
  return { pathname, search: query && `?${query}` };
}
