import { useLocation } from "react-router";

/**
 * Where the reader is, path and query, written the same on the server and in the browser: the router's server side
 * writes a space as "+", whatever the address had.
 */
export function useAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).toString();
  return { pathname, search: query && `?${query}` };
}
