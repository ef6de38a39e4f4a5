import { dayAndTime } from "../../language/dates/dates.ts";
import { minutesSince, waited } from "../../language/dates/waited.ts";

const boldFrom = 30;
const urgentFrom = 60;

/** How long somebody has waited since an ISO time; louder the longer it is. */
export function WaitingTime({ since }: { since: string }) {
  const minutes = minutesSince(since);
  const look = minutes < boldFrom ? "" : minutes < urgentFrom ? "font-bold" : "font-bold text-turmeric-ink";
  return (
    <time dateTime={since} title={dayAndTime(since)} className={`whitespace-nowrap ${look}`}>
      {waited(minutes)}
    </time>
  );
}
