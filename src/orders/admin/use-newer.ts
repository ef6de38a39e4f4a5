import { useState } from "react";
import { useAdminLoad } from "../../admin/kit/use-admin-load.ts";
import { countNewer } from "./contract.ts";

/**
 * How many orders have come since the list was loaded, whose newest order was `newest`; asked every 30 s while the page is visible.
 * `since` is when that was, as an ISO time.
 */
export function useNewer(newest: number | undefined): { count: number; since: string } {
  const [seen, setSeen] = useState({ newest, since: "" });
  if (seen.newest !== newest) setSeen({ newest, since: new Date().toISOString() });
  const { value, stale } = useAdminLoad(countNewer, { after: String(newest ?? 0) }, { watch: true });
  return { count: newest === undefined || stale ? 0 : (value?.data.count ?? 0), since: seen.since };
}
