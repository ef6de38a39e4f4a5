import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { countNewer } from "./contract.ts";
import { useNewestOrder } from "./news/use-newest-order.ts";

/** Counts orders newer than the list, which is undefined until loaded; `since` is the ISO time of its load. */
export function useNewerOrderCount(newestListedId: number | undefined): { count: number; since: string } {
  const [shownList, setShownList] = useState({ newestListedId, since: "" });
  if (shownList.newestListedId !== newestListedId)
    setShownList({ newestListedId, since: new Date().toISOString() });
  const newestId = useNewestOrder();
  const hasNewerOrders = newestListedId !== undefined && newestId !== undefined && newestId > newestListedId;
  const { value, stale } = useLoad(
    countNewer,
    { after: String(newestListedId ?? 0) },
    { loadWhile: hasNewerOrders && `${newestId}`, watch: true },
  );
  return { count: !hasNewerOrders || stale ? 0 : (value?.data.count ?? 0), since: shownList.since };
}
