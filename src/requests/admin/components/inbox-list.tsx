import type { OneRequest, RequestOperations } from "../use-request.ts";
import { InboxEntry } from "./inbox-entry.tsx";
import type { InboxItem } from "./inbox-item.ts";

type InboxListProps<One extends OneRequest> = {
  label: string;
  /** Part of the storage keys of drafts. */
  kind: string;
  entries: InboxItem[];
  operations: RequestOperations<One>;
  onChanged: (request: One["data"]) => void;
  onRemoved: (id: number) => void;
  onToggle: (id: number, open: boolean) => void;
};

export function InboxList<One extends OneRequest>({ label, entries, ...rest }: InboxListProps<One>) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-field bg-card shadow-rest">
      {entries.map((entry) => (
        <li key={entry.work.id}>
          <InboxEntry entry={entry} {...rest} />
        </li>
      ))}
    </ul>
  );
}
