import { useAddress } from "../../admin/kit/use-address.ts";
import { useDesk } from "../../admin/kit/use-list.ts";
import { useAsked } from "../../admin/kit/use-question.ts";
import { tell } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { m } from "../../language/messages.ts";
import { announce } from "../../ui/dialog/announce.ts";

type Query = { search?: string; open?: "1" | "0"; page?: string };
type Mark = { id: string; done: 1 | 0 };
type Row = { id: number; done: 1 | 0 };
type Inbox<Entry> = { data: Entry[]; meta: { total: number; page: number; pages: number; open: number } };

/** An inbox as its address narrows it, and how an entry is marked. */
export function useInbox<Entry extends Row>(
  read: Operation<Query, Inbox<Entry>>,
  write: Operation<Mark, unknown>,
) {
  const address = useAddress();
  const { overview } = useDesk();
  const open = address.read("open") === "1" ? ("1" as const) : undefined;
  const list = useAsked(
    read,
    { search: address.read("search"), page: address.read("page"), open },
    { watch: true },
  );
  /** The entry stays in its place until the list comes anew, so that a slip is easily put right. */
  const mark = async (id: number, done: 1 | 0) => {
    const told = await tell(write, { id: String(id), done });
    if (!told.ok) return told.problem.message;
    list.change(({ data, meta }) => ({
      data: data.map((entry) => (entry.id === id ? { ...entry, done } : entry)),
      meta: { ...meta, open: meta.open + (done ? -1 : 1) },
    }));
    announce(done ? m.inbox_marked() : m.inbox_reopened());
    void overview.ask();
    return undefined;
  };
  return { list, mark };
}
