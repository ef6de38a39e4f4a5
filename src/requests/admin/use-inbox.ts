import { useState } from "react";
import type { Operation } from "#src/api/operation.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import type { InboxPage } from "./components/inbox-frame.tsx";
import type { InboxQuery, RequestSummary } from "./contract.ts";
import { requestStatuses } from "./rules.ts";

/** An inbox filtered by the URL. `onOpenChanged` is called when the count of open requests may have changed. */
export function useInbox<Row extends RequestSummary>(
  read: Operation<InboxQuery, InboxPage<Row>>,
  onOpenChanged: () => unknown,
) {
  const listUrl = useListUrl();
  const [openIds, setOpenIds] = useState<number[]>([]);
  const status = ([...requestStatuses, "open"] as const).find(
    (requestStatus) => requestStatus === listUrl.read("status"),
  );
  const list = useAdminLoad(
    read,
    { search: listUrl.read("search"), after: listUrl.read("after"), status },
    // Stops polling while a request is open, so that it does not move; the open request polls itself.
    { watch: openIds.length === 0 },
  );
  return {
    list,
    onToggle: (id: number, open: boolean) =>
      setOpenIds((ids) => (open ? [...ids, id] : ids.filter((openId) => openId !== id))),
    onChanged: (request: RequestSummary) => {
      list.changeValue(({ data, meta }) => ({
        data: data.map((row) => (row.id === request.id ? { ...row, ...request } : row)),
        meta,
      }));
      onOpenChanged();
    },
    onRemoved: (id: number) => {
      setOpenIds((ids) => ids.filter((openId) => openId !== id));
      list.changeValue(({ data, meta }) => ({ data: data.filter((row) => row.id !== id), meta }));
      onOpenChanged();
    },
  };
}
