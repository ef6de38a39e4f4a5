import { dayAndTime } from "#src/language/dates/dates.ts";
import { minutesSince, waited } from "#src/language/dates/waited.ts";

const boldFrom = 30;
const urgentFrom = 60;

/** The time since an ISO time; its colour gets stronger with its length. */
export function WaitingTime({ since }: { since: string }) {
  const minutes = minutesSince(since);
  return (
    <time dateTime={since} title={dayAndTime(since)} className={`whitespace-nowrap ${toTimeClass(minutes)}`}>
      {waited(minutes)}
    </time>
  );
}

function toTimeClass(minutes: number): string {
  if (minutes < boldFrom) return "";
  if (minutes < urgentFrom) return "font-bold";
  return "rounded-badge bg-turmeric px-1.5 py-0.5 font-bold text-turmeric-ink";
}
