import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { countNewer } from "./contract.ts";
import { useNewestOrder } from "./news/use-newest-order.ts";

/** Counts orders newer than `newest`. `since` is the ISO time of the list's load. */
export function useNewerOrderCount(newest: number | undefined): { count: number; since: string } {
  const [shownList, setShownList] = useState({ newest, since: "" });
  if (shownList.newest !== newest) setShownList({ newest, since: new Date().toISOString() });
  const newestId = useNewestOrder();
  const hasNewerOrders = newest !== undefined && newestId !== undefined && newestId > newest;
  const { value, stale } = useLoad(
    countNewer,
    { after: String(newest ?? 0) },
    { when: hasNewerOrders && `${newestId}`, watch: true },
  );
  return { count: !hasNewerOrders || stale ? 0 : (value?.data.count ?? 0), since: shownList.since };
}
