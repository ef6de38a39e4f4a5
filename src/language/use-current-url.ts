import { useLocation } from "react-router";

/** In characters. Links that repeat a longer query would multiply the page's size. */
const maxQueryLength = 2_000;

/** The current path and query for return links, normalised: the server's router writes a space as "+". */
export function useCurrentUrl(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const query = search.length > maxQueryLength ? "" : new URLSearchParams(search).toString();
  return { pathname, search: query && `?${query}` };
}
