import { dayAndTime } from "#src/language/dates/dates.ts";
import { waitedText } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";

/** The time left to answer until an ISO time, or that the answer is overdue. */
export function AnswerBy({ time }: { time: string }) {
  const minutes = Math.floor((Date.parse(time) - Date.now()) / 60_000);
  const timeClass = minutes < 0 ? "bg-tomato text-white" : "bg-turmeric text-turmeric-ink";
  return (
    <time
      dateTime={time}
      title={dayAndTime(time)}
      className={`rounded-badge px-1.5 py-0.5 font-bold whitespace-nowrap ${timeClass}`}
    >
      {minutes < 0 ? m.answer_overdue() : m.answer_within({ time: waitedText(minutes) })}
    </time>
  );
}
