import { useRef, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import type { Loaded } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import type { Schedule } from "./schedule.ts";

/** Something that staff put in order, date, hide and change: a category, a slide, a notice. */
export type AdminEntry = Schedule & { id: number; version: number };

type EntriesSource<One extends AdminEntry, Lists> = {
  list: Loaded<Lists>;
  /** Those of the list, in their order. */
  read: (lists: Lists) => One[];
  write: (lists: Lists, entries: One[]) => Lists;
  nameOf: (entry: One) => string;
  /** Puts one at a place, counted from 1; `was` are the ids in the order that it was moved in. */
  move: (which: { id: string; place: number; was: number[] }) => Promise<Result<{ ids: number[] }>>;
  /** Hides one, or shows it again. */
  activate: (entry: One, isActive: boolean) => Promise<Result<{ data: One }>>;
  /** The form for a new one is open from the start. */
  begin?: boolean;
};

/** A list of entries, what can be done from its rows, and which is open in the form; each act says how it went. */
export function useEntries<One extends AdminEntry, Lists>(source: EntriesSource<One, Lists>) {
  const { list, read, write, nameOf } = source;
  const [open, setOpen] = useState<number | "new" | undefined>(source.begin ? "new" : undefined);
  const busy = useRef(false);
  const entries = list.value === undefined ? [] : read(list.value);
  const put = (change: (old: One[]) => One[]) => list.change((lists) => write(lists, change(read(lists))));
  const refuse = (message: string) => {
    toast({ text: message });
    void list.load();
  };

  /** One step at a time: each is made from the order that the one before left. */
  const move = async (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length || from === to || busy.current) return;
    busy.current = true;
    const was = entries.map(({ id }) => id);
    const result = await source.move({ id: String(entry.id), place: to + 1, was });
    busy.current = false;
    if (!result.ok) return refuse(result.problem.message);
    const { ids } = result.value;
    put((old) => old.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    announce(m.entry_moved({ title: nameOf(entry), place: number(to + 1) }));
  };

  const toggle = async (entry: One) => {
    const result = await source.activate(entry, !entry.is_active);
    if (!result.ok) return refuse(result.problem.message);
    put((old) => old.map((one) => (one.id === entry.id ? result.value.data : one)));
    const said = entry.is_active ? m.entry_hidden_done : m.entry_shown_done;
    toast({ text: said({ title: nameOf(entry) }) });
  };

  const close = () => {
    setOpen(undefined);
    void list.load();
  };
  const done = (text: string) => {
    close();
    toast({ text });
  };
  const entry = entries.find(({ id }) => id === open);
  return {
    entries,
    openNew: () => setOpen("new"),
    /** Which is in the form. */
    open,
    /** For the form, while it is open; `entry` is absent for a new one. */
    form: (open === "new" || entry) && {
      entry,
      onSaved: (saved: One) => done(m.entry_saved({ title: nameOf(saved) })),
      onRemoved: () => done(m.entry_removed({ title: entry ? nameOf(entry) : "" })),
      onClose: close,
    },
    /** For the row at a place, counted from 0. */
    row: (one: One, place: number) => ({
      entry: one,
      place,
      isLast: place === entries.length - 1,
      isOpen: one.id === open,
      onOpen: () => setOpen(one.id),
      onMove: (from: number, to: number) => void move(from, to),
      onToggle: () => void toggle(one),
    }),
  };
}
