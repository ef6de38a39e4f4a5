import type { RequestDetail, RequestOperations } from "../use-request.ts";
import { InboxEntry } from "./inbox-entry.tsx";
import type { InboxItem } from "./inbox-item.ts";

type InboxListProps<Detail extends RequestDetail> = {
  label: string;
  /** Part of the storage keys of drafts. */
  kind: string;
  entries: InboxItem[];
  operations: RequestOperations<Detail>;
  onChanged: (request: Detail["data"]) => void;
  onRemoved: (id: number) => void;
  onToggle: (id: number, open: boolean) => void;
};

/** The requests of a page of an inbox, each to be opened. */
export function InboxList<Detail extends RequestDetail>(props: InboxListProps<Detail>) {
  const { label, entries, ...entryProps } = props;
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-field bg-card shadow-rest">
      {entries.map((entry) => (
        <li key={entry.summary.id}>
          <InboxEntry entry={entry} {...entryProps} />
        </li>
      ))}
    </ul>
  );
}
