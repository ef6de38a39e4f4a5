import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { countNewer } from "./contract.ts";
import { useNewestOrder } from "./news/use-newest-order.ts";

/** Counts orders newer than `newest`. `since` is the ISO time of the list's load. */
export function useNewerOrderCount(newest: number | undefined): { count: number; since: string } {
  const [seen, setSeen] = useState({ newest, since: "" });
  if (seen.newest !== newest) setSeen({ newest, since: new Date().toISOString() });
  const heard = useNewestOrder();
  const isNews = newest !== undefined && heard !== undefined && heard > newest;
  const { value, stale } = useLoad(
    countNewer,
    { after: String(newest ?? 0) },
    { when: isNews && `${heard}`, watch: true },
  );
  return { count: !isNews || stale ? 0 : (value?.data.count ?? 0), since: seen.since };
}
