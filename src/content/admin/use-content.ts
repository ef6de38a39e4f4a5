import { useRef } from "react";
import { call } from "../../api/client/client.ts";
import type { Loaded } from "../../api/client/use-load.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { announce } from "../../ui/dialog/announce.ts";
import { toast } from "../../ui/dialog/toast.ts";
import {
  type AdminContent,
  type ContentKind,
  type ContentLists,
  changeContent,
  moveContent,
} from "./contract.ts";
import { fieldsOf } from "./fields.ts";

/** What can be done with a list of slides or advertisements from its rows; each says how it went. */
export function useContent(kind: ContentKind, list: Loaded<ContentLists>) {
  const busy = useRef(false);
  const entries = list.value?.[kind] ?? [];
  const titleOf = (entry: AdminContent) => (locale() === "bn" ? entry.title_bn : entry.title_en);
  const put = (change: (old: AdminContent[]) => AdminContent[]) =>
    list.change((value) => ({ ...value, [kind]: change(value[kind]) }));

  /** One step at a time: each is made from the order that the one before left. */
  const move = async (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length || from === to || busy.current) return;
    busy.current = true;
    const was = entries.map(({ id }) => id);
    const result = await call(moveContent, { kind, id: String(entry.id), place: to + 1, was });
    busy.current = false;
    if (!result.ok) {
      toast({ text: result.problem.message });
      return list.load();
    }
    const { ids } = result.value;
    put((old) => old.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    announce(m.content_moved({ title: titleOf(entry), place: number(to + 1) }));
  };

  const toggle = async (entry: AdminContent) => {
    const { id, version, is_active } = entry;
    const change = { ...fieldsOf(entry), is_active: !is_active };
    const result = await call(changeContent, { kind, id: String(id), version, ...change });
    if (!result.ok) {
      toast({ text: result.problem.message });
      return list.load();
    }
    put((old) => old.map((one) => (one.id === id ? result.value.data : one)));
    const title = titleOf(entry);
    toast({ text: is_active ? m.content_hidden_done({ title }) : m.content_shown_done({ title }) });
  };
  return { entries, titleOf, move, toggle };
}
