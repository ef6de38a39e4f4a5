import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactNode, useState } from "react";
import { dayAndTime } from "../../../language/dates/dates.ts";
import { timeOrDay } from "../../../language/dates/short-dates.ts";
import { m } from "../../../language/messages.ts";
import { digits } from "../../../language/numbers.ts";
import { telLink } from "../../../language/tel-link.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/display/note.tsx";
import { WaitingTime } from "../../../ui/display/waiting-time.tsx";

/** A custom order or a contact message. */
export type InboxItem = {
  id: number;
  /** The sender. */
  name: string;
  /** Its subject, on one line. */
  subject: string;
  /** The whole text, with line breaks. */
  text: string;
  at: string;
  done: 1 | 0;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  /** What else can be done about it. */
  foot?: ReactNode;
};

type InboxEntryProps = {
  entry: InboxItem;
  onMark: (id: number, done: 1 | 0) => Promise<string | undefined>;
  replySubject: string;
};

/** One entry: a line that opens to the whole text and the ways to reply. */
export function InboxEntry({ entry, onMark, replySubject }: InboxEntryProps) {
  const open = entry.done === 0;
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 px-3 py-1.5 -outline-offset-3 hover:bg-paper focus-visible:-outline-offset-3 md:flex-nowrap md:py-1 [&::-webkit-details-marker]:hidden">
        <span
          className={`inline-flex h-6 shrink-0 items-center gap-1 rounded-status px-2 text-badge ${open ? "bg-turmeric-tint text-turmeric-ink" : "bg-leaf-tint text-leaf-press"}`}
        >
          {!open && <Check size={12} aria-hidden className="stroke-3" />}
          {open ? m.inbox_open() : m.inbox_done()}
        </span>
        <span className={`truncate md:w-44 ${open ? "font-bold" : ""}`}>{entry.name}</span>
        <span className="min-w-0 flex-1 truncate text-hint text-ink-soft max-md:order-1 max-md:basis-full">
          {entry.subject}
        </span>
        <span className="shrink-0 text-hint text-ink-soft max-md:ml-auto">
          {open ? (
            <WaitingTime since={entry.at} />
          ) : (
            <time dateTime={entry.at} title={dayAndTime(entry.at)}>
              {timeOrDay(entry.at)}
            </time>
          )}
        </span>
        <ChevronDown size={18} aria-hidden className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3 pt-1 pb-4 md:pl-20">
        <p className="max-w-prose text-long break-words whitespace-pre-line">{entry.text}</p>
        <Contacts entry={entry} replySubject={replySubject} />
        <div className="flex flex-wrap items-start gap-2">
          <Marking entry={entry} onMark={onMark} />
          {entry.foot}
        </div>
      </div>
    </details>
  );
}

function Contacts({ entry, replySubject }: Pick<InboxEntryProps, "entry" | "replySubject">) {
  const { phone, email, address } = entry;
  return (
    <address className="flex flex-wrap gap-x-5 gap-y-1 text-hint not-italic">
      {phone && (
        <Contact href={telLink(phone)} icon={<Phone size={16} aria-hidden />}>
          {digits(phone)}
        </Contact>
      )}
      {email && (
        <Contact
          href={`mailto:${email}?subject=${encodeURIComponent(replySubject)}`}
          icon={<Mail size={16} aria-hidden />}
        >
          {email}
        </Contact>
      )}
      {address && (
        <span className="inline-flex min-h-8 items-center gap-2">
          <MapPin size={16} aria-hidden />
          {address}
        </span>
      )}
    </address>
  );
}

function Contact({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-2 rounded-badge text-leaf break-all hover:underline pointer-coarse:min-h-11"
    >
      {icon}
      {children}
    </a>
  );
}

function Marking({ entry, onMark }: Pick<InboxEntryProps, "entry" | "onMark">) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const mark = async () => {
    setBusy(true);
    setFault(await onMark(entry.id, entry.done === 1 ? 0 : 1));
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      {fault && <Note look="error">{fault}</Note>}
      <Button
        variant={entry.done ? "quiet" : "primary"}
        size="dense"
        busy={busy}
        aria-label={
          entry.done ? m.inbox_reopen_of({ name: entry.name }) : m.inbox_mark_of({ name: entry.name })
        }
        onClick={() => void mark()}
      >
        {entry.done ? <RotateCcw size={16} aria-hidden /> : <Check size={16} aria-hidden />}
        {entry.done ? m.inbox_reopen() : m.inbox_mark()}
      </Button>
    </div>
  );
}
