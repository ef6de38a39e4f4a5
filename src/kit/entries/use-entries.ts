import { useRef, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import type { Loaded } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import type { Schedule } from "./schedule.ts";

/** An ordered, scheduled entry that staff edit, such as a category, a slide or a notice. */
export type AdminEntry = Schedule & { id: number; version: number };

type EntriesSource<One extends AdminEntry, Lists> = {
  list: Loaded<Lists>;
  /** The edited list of the answer, and the answer with that list replaced. */
  read: (lists: Lists) => One[];
  write: (lists: Lists, entries: One[]) => Lists;
  nameOf: (entry: One) => string;
  /** Moves an entry to a position, counted from 1; `was` is the order of ids that the user saw. */
  move: (which: { id: string; place: number; was: number[] }) => Promise<Result<{ ids: number[] }>>;
  activate: (entry: One, isActive: boolean) => Promise<Result<{ data: One }>>;
  /** The entries among which one is moved; all without it. */
  siblingsOf?: (entry: One, entries: One[]) => One[];
  /** Opens the form for a new entry on mount. */
  startsWithNew?: boolean;
};

/** The state of an ordered list, its rows' actions, and the entry open in the form. Actions announce their result. */
export function useEntries<One extends AdminEntry, Lists>(source: EntriesSource<One, Lists>) {
  const { list, read, write, nameOf, siblingsOf = (_one, all) => all } = source;
  const [openId, setOpenId] = useState<number | "new" | undefined>(source.startsWithNew ? "new" : undefined);
  const isMoving = useRef(false);
  const entries = list.value === undefined ? [] : read(list.value);
  const updateEntries = (change: (old: One[]) => One[]) =>
    list.changeValue((lists) => write(lists, change(read(lists))));
  const showRefusal = (message: string) => {
    toast({ text: message });
    void list.load();
  };

  /** Ignores a move while another one is running, because each is based on the order that the previous one returned. */
  const move = async (siblings: One[], from: number, to: number) => {
    const entry = siblings[from];
    if (!entry || to < 0 || to >= siblings.length || from === to || isMoving.current) return;
    isMoving.current = true;
    const previousOrder = entries.map(({ id }) => id);
    const result = await source.move({ id: String(entry.id), place: to + 1, was: previousOrder });
    isMoving.current = false;
    if (!result.ok) return showRefusal(result.problem.message);
    const { ids } = result.value;
    updateEntries((old) => old.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    announce(m.entry_moved({ title: nameOf(entry), place: formatNumber(to + 1) }));
  };

  const toggle = async (entry: One) => {
    const result = await source.activate(entry, !entry.is_active);
    if (!result.ok) return showRefusal(result.problem.message);
    updateEntries((old) => old.map((one) => (one.id === entry.id ? result.value.data : one)));
    const toDoneText = entry.is_active ? m.entry_hidden_done : m.entry_shown_done;
    toast({ text: toDoneText({ title: nameOf(entry) }) });
  };

  const close = () => {
    setOpenId(undefined);
    void list.load();
  };
  const closeWithToast = (text: string) => {
    close();
    toast({ text });
  };
  const entry = entries.find(({ id }) => id === openId);
  return {
    entries,
    openNew: () => setOpenId("new"),
    open: openId,
    /** Props of the form; undefined while it is closed. */
    form: (openId === "new" || entry) && {
      entry,
      onSaved: (saved: One) => closeWithToast(m.entry_saved({ title: nameOf(saved) })),
      onRemoved: () => closeWithToast(m.entry_removed({ title: entry ? nameOf(entry) : "" })),
      onClose: close,
    },
    /** Props of an entry's row. */
    row: (one: One) => {
      const siblings = siblingsOf(one, entries);
      const index = siblings.indexOf(one);
      return {
        entry: one,
        place: index,
        isLast: index === siblings.length - 1,
        isOpen: one.id === openId,
        onOpen: () => setOpenId(one.id),
        onMove: (from: number, to: number) => void move(siblings, from, to),
        onToggle: () => void toggle(one),
      };
    },
  };
}
