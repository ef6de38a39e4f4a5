import type { ReactNode } from "react";
import type { Loaded } from "#src/api/client/use-load.ts";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxCounted, requestStatuses } from "../rules.ts";
import { type InboxCounts, InboxSwitch } from "./inbox-switch.tsx";
import { statusNames } from "./status-names.ts";

/** A page of an inbox; `open` counts new requests and those in hand. */
export type InboxPage<Row> = { data: Row[]; meta: { next: number | null; open: number } };

type InboxFrameProps<Row> = {
  title: string;
  kind: "custom-orders" | "messages";
  counts: InboxCounts;
  /** The texts of an inbox without any request. */
  empty: { title: string; text?: string };
  list: Loaded<InboxPage<Row>>;
  children: (rows: Row[]) => ReactNode;
};

/** A page of an inbox: the switch to the other one, search, tabs by status, and `children` for the rows. */
export function InboxFrame<Row>({ title, kind, counts, empty, list, children }: InboxFrameProps<Row>) {
  const { read, toFilteredUrl } = useListUrl();
  const status = read("status");
  const openCount = list.value?.meta.open;
  const emptyTexts =
    status === "open" ? { title: m.inbox_nothing_open(), text: m.inbox_nothing_open_text() } : empty;
  const isFiltered = read("search") || (status && status !== "open");
  const toTab = (name: string, tabStatus: string | undefined, count?: string) => ({
    name,
    to: toFilteredUrl({ status: tabStatus }),
    chosen: status === tabStatus,
    count,
  });
  return (
    <>
      <PageHead title={title} note={<InboxSwitch kind={kind} counts={counts} />}>
        <SearchField label={m.inbox_search()} />
      </PageHead>
      <Tabs
        label={m.inbox_selection()}
        tabs={[
          toTab(m.office_all(), undefined),
          toTab(m.inbox_open(), "open", openCount === undefined ? undefined : countText(openCount)),
          ...requestStatuses.map((requestStatus) => toTab(statusNames[requestStatus](), requestStatus)),
        ]}
      />
      <ListFrame
        list={list}
        empty={emptyTexts}
        unfiltered={isFiltered ? toFilteredUrl({ search: undefined, status: undefined }) : undefined}
      >
        {children}
      </ListFrame>
    </>
  );
}

const countText = (open: number) => (open < maxCounted ? formatNumber(open) : `${formatNumber(maxCounted)}+`);
