import ArrowLeft from "lucide-react/icons/arrow-left";
import { AnswerSums } from "#src/fulfilment/cash/components/answer-sums.tsx";
import { BackList } from "#src/fulfilment/cash/components/back-list.tsx";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { weekday } from "#src/language/dates/short-dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { LoadedRound } from "../phone/use-round.ts";
import { RiderBar } from "./round-head.tsx";

/** The cash to hand in, what comes back, and the handovers so far; `unsentCount` answers are still unsent. */
export function EndOfDay({ round, unsentCount }: { round: LoadedRound; unsentCount: number }) {
  const answers = round.answers.filter(({ late }) => !late);
  return (
    <>
      <RiderBar>
        <Link
          to={localUrl("/admin/round")}
          aria-label={m.round_back()}
          className="press reach grid size-11 shrink-0 place-items-center"
        >
          <ArrowLeft size={24} aria-hidden />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="text-sub">{m.round_end_of_day()}</h1>
          <p className="truncate text-hint text-on-deep-soft">
            {weekday(round.day)} · {round.rider.name.split(" ")[0]}
          </p>
        </div>
      </RiderBar>
      <div className="mt-3 grid gap-3">
        {unsentCount === 0 && answers.length > 0 && (
          <Note look="done">{m.round_all_sent({ count: formatNumber(answers.length) })}</Note>
        )}
        <section className="rounded-card bg-card p-4 shadow-rest">
          <h2 className="text-label">{m.round_to_hand_in()}</h2>
          <p className="text-price-page">{formatTaka(round.cash)}</p>
          <AnswerSums answers={answers} />
        </section>
        <BackList answers={answers} />
        {round.handovers.length > 0 && (
          <section className="rounded-card bg-card p-4 shadow-rest">
            <h2 className="text-sub">{m.round_handed_in()}</h2>
            <ul className="mt-2 grid gap-2">
              {round.handovers.map((handover) => (
                <li key={handover.id} className="flex justify-between gap-3">
                  <span className="text-hint">
                    {dayAndTime(handover.at)} · {handover.by}
                    {handover.note && <span className="block text-ink-soft">{handover.note}</span>}
                  </span>
                  <strong>{formatTaka(handover.handed)}</strong>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="text-hint text-ink-soft">{m.round_hand_in_how()}</p>
      </div>
    </>
  );
}
