import type { ReactNode } from "react";
import type { Loaded } from "../../api/use-load.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers.ts";
import { ListFrame } from "./list-frame.tsx";
import { PageHead } from "./page-head.tsx";
import { SearchField } from "./search-field.tsx";
import { Tabs } from "./tabs.tsx";
import { useAddress } from "./use-address.ts";

/** A page of an inbox; `open` counts all that are not marked as done. */
export type InboxPage<Row> = {
  data: Row[];
  meta: { total: number; page: number; pages: number; open: number };
};

type InboxFrameProps<Row> = {
  title: string;
  searchLabel: string;
  empty: { title: string; text?: string };
  list: Loaded<InboxPage<Row>>;
  children: (rows: Row[]) => ReactNode;
};

/** What both inboxes show around their entries. */
export function InboxFrame<Row>({ title, searchLabel, empty, list, children }: InboxFrameProps<Row>) {
  const { read, narrowed } = useAddress();
  const open = read("open") === "1";
  const waiting = list.value?.meta.open;
  return (
    <>
      <PageHead title={title}>
        <SearchField label={searchLabel} />
      </PageHead>
      <Tabs
        label={m.inbox_selection()}
        tabs={[
          { name: m.inbox_all(), to: narrowed({ open: undefined }), chosen: !open },
          {
            name: m.inbox_open(),
            to: narrowed({ open: "1" }),
            chosen: open,
            count: waiting === undefined ? undefined : number(waiting),
          },
        ]}
      />
      <ListFrame
        list={list}
        empty={open ? { title: m.inbox_nothing_open(), text: m.inbox_nothing_open_text() } : empty}
        unfiltered={read("search") ? narrowed({ search: undefined, open: undefined }) : undefined}
      >
        {children}
      </ListFrame>
    </>
  );
}
