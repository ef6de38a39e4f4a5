import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { AnswerBy } from "#src/ui/display/answer-by.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import type { RequestSummary } from "../contract.ts";
import type { RequestDetail, RequestOperations } from "../use-request.ts";
import type { InboxItem } from "./inbox-item.ts";
import { OpenRequest } from "./open-request.tsx";
import { RequestBadge } from "./request-badge.tsx";

type InboxEntryProps<Detail extends RequestDetail> = {
  entry: InboxItem;
  kind: string;
  operations: RequestOperations<Detail>;
  onChanged: (request: Detail["data"]) => void;
  onRemoved: (id: number) => void;
  onToggle: (id: number, open: boolean) => void;
};

/** One request: a row that expands to its text, answers and actions. */
export function InboxEntry<Detail extends RequestDetail>({
  entry,
  onToggle,
  ...requestProps
}: InboxEntryProps<Detail>) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, status, assignee } = entry.summary;
  const isWaiting = status === "new" || status === "in_hand";
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        onToggle(id, currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 px-3 py-1.5 -outline-offset-3 hover:bg-paper focus-visible:-outline-offset-3 md:flex-nowrap md:py-1 [&::-webkit-details-marker]:hidden">
        <span className="flex md:w-32">
          <RequestBadge status={status} />
        </span>
        <span
          className={`min-w-0 truncate max-md:flex-1 max-md:basis-24 md:w-44 ${isWaiting ? "font-bold" : ""}`}
        >
          {entry.name}
        </span>
        {entry.phone && <span className="text-hint max-md:order-2 md:w-28">{formatDigits(entry.phone)}</span>}
        <span className="line-clamp-2 min-w-0 flex-1 text-hint text-ink-soft max-md:order-1 max-md:basis-full">
          {status === "in_hand" && assignee && (
            <span className="text-sky-ink">{m.inbox_assigned_to({ name: assignee.name })} · </span>
          )}
          {isOpen || entry.subject === entry.text ? entry.subject : `${entry.subject} · ${entry.text}`}
        </span>
        <span className="shrink-0 text-hint text-ink-soft max-md:ml-auto">
          <RequestTime request={entry.summary} isWaiting={isWaiting} />
        </span>
        <ChevronDown size={18} aria-hidden className="shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && <OpenRequest entry={entry} {...requestProps} />}
    </details>
  );
}

type RequestTimeProps = { request: RequestSummary; isWaiting: boolean };

/** By when to answer if that is urgent, else how long the request has been waiting, or when it came. */
function RequestTime({ request, isWaiting }: RequestTimeProps) {
  const { created_at: createdAt, answer_by: answerBy, urgent } = request;
  if (urgent && answerBy) return <AnswerBy time={answerBy} />;
  if (isWaiting) return <WaitingTime since={createdAt} />;
  return (
    <time dateTime={createdAt} title={dayAndTime(createdAt)}>
      {timeOrDay(createdAt)}
    </time>
  );
}
