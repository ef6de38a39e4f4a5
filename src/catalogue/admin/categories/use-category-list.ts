import { useRef } from "react";
import { call } from "../../../api/client/client.ts";
import type { Loaded } from "../../../api/client/use-load.ts";
import { locale } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { announce } from "../../../ui/dialog/announce.ts";
import { toast } from "../../../ui/dialog/toast.ts";
import { type AdminCategory, type AdminCategoryList, changeCategory, moveCategory } from "./contract.ts";
import { fieldsOf } from "./fields.ts";

export const nameOf = (category: AdminCategory) => category[`name_${locale()}`];

/** What can be done with the categories from their rows; each says how it went. */
export function useCategoryList(list: Loaded<AdminCategoryList>) {
  const busy = useRef(false);
  const categories = list.value?.data ?? [];
  const put = (change: (old: AdminCategory[]) => AdminCategory[]) =>
    list.change((value) => ({ data: change(value.data) }));

  /** One step at a time: each is made from the order that the one before left. */
  const move = async (from: number, to: number) => {
    const category = categories[from];
    if (!category || to < 0 || to >= categories.length || from === to || busy.current) return;
    busy.current = true;
    const was = categories.map(({ id }) => id);
    const result = await call(moveCategory, { id: String(category.id), place: to + 1, was });
    busy.current = false;
    if (!result.ok) {
      toast({ text: result.problem.message });
      return list.load();
    }
    const { ids } = result.value;
    put((old) => old.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    announce(m.content_moved({ title: nameOf(category), place: number(to + 1) }));
  };

  const toggle = async (category: AdminCategory) => {
    const { id, version, is_active } = category;
    const change = { ...fieldsOf(category), is_active: !is_active };
    const result = await call(changeCategory, { id: String(id), version, ...change });
    if (!result.ok) {
      toast({ text: result.problem.message });
      return list.load();
    }
    put((old) => old.map((one) => (one.id === id ? result.value.data : one)));
    const title = nameOf(category);
    toast({ text: is_active ? m.content_hidden_done({ title }) : m.content_shown_done({ title }) });
  };
  return { categories, move, toggle };
}
