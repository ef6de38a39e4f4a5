import type { InboxPage } from "../../admin/kit/inbox-frame.tsx";
import { useAddress } from "../../admin/kit/use-address.ts";
import { useAdminLoad } from "../../admin/kit/use-admin-load.ts";
import { useList } from "../../admin/kit/use-list.ts";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { m } from "../../language/messages.ts";
import { announce } from "../../ui/dialog/announce.ts";
import type { InboxMark, InboxQuery } from "./contract.ts";

type Markable = { id: number; done: 1 | 0 };

/** An inbox filtered by its address, and a function that marks an entry. */
export function useInbox<Entry extends Markable>(
  read: Operation<InboxQuery, InboxPage<Entry>>,
  write: Operation<InboxMark, unknown>,
) {
  const address = useAddress();
  const { overview } = useList();
  const open = address.read("open") === "1" ? ("1" as const) : undefined;
  const list = useAdminLoad(
    read,
    { search: address.read("search"), page: address.read("page"), open },
    { watch: true },
  );
  /** The entry stays in its place until the list is loaded again, so that a mistake is easily undone. */
  const mark = async (id: number, done: 1 | 0) => {
    const result = await call(write, { id: String(id), done });
    if (!result.ok) return result.problem.message;
    list.change(({ data, meta }) => ({
      data: data.map((entry) => (entry.id === id ? { ...entry, done } : entry)),
      meta: { ...meta, open: meta.open + (done ? -1 : 1) },
    }));
    announce(done ? m.inbox_marked() : m.inbox_reopened());
    void overview.load();
    return undefined;
  };
  return { list, mark };
}
