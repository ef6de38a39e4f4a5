import { InboxEntry, type InboxItem } from "./inbox-entry.tsx";

type InboxListProps = {
  label: string;
  entries: InboxItem[];
  /** Marks an entry as dealt with, or open again; returns the reason if that failed. */
  onMark: (id: number, done: 1 | 0) => Promise<string | undefined>;
  /** The subject of a reply. */
  replySubject: (entry: InboxItem) => string;
};

/** An inbox: one line each, opened in place. */
export function InboxList({ label, entries, onMark, replySubject }: InboxListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-field bg-card shadow-rest">
      {entries.map((entry) => (
        <li key={entry.id}>
          <InboxEntry entry={entry} onMark={onMark} replySubject={replySubject(entry)} />
        </li>
      ))}
    </ul>
  );
}
