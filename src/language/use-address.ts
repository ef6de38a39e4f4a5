import { useLocation } from "react-router";

/**
 * The current path and query, the same on the server and in the browser: on the server the router
 * writes a space as "+", whatever the address had.
 */
export function useAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).toString();
  return { pathname, search: query && `?${query}` };
}
