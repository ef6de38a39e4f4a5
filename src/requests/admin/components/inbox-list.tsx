import type { OneRequest, RequestOperations } from "../use-request.ts";
import { InboxEntry } from "./inbox-entry.tsx";
import type { InboxItem } from "./inbox-item.ts";

type InboxListProps<One extends OneRequest> = {
  label: string;
  /** Names the drafts of answers. */
  kind: string;
  entries: InboxItem[];
  operations: RequestOperations<One>;
  onChanged: (request: One["data"]) => void;
  onRemoved: (id: number) => void;
  /** How many are open. */
  onToggle: (id: number, open: boolean) => void;
};

/** An inbox: one line each, opened in place. */
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
