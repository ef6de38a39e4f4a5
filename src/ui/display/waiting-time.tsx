import { dayAndTime } from "#src/language/dates/dates.ts";
import { minutesSince, waitedText } from "#src/language/dates/waited.ts";

const boldFromMinutes = 30;
const urgentFromMinutes = 60;

/** The time since an ISO time; its colour gets stronger with its length. */
export function WaitingTime({ since }: { since: string }) {
  const minutes = minutesSince(since);
  return (
    <time dateTime={since} title={dayAndTime(since)} className={`whitespace-nowrap ${toTimeClass(minutes)}`}>
      {waitedText(minutes)}
    </time>
  );
}

function toTimeClass(minutes: number): string {
  if (minutes < boldFromMinutes) return "";
  if (minutes < urgentFromMinutes) return "font-bold";
  return "rounded-badge bg-turmeric px-1.5 py-0.5 font-bold text-turmeric-ink";
}
