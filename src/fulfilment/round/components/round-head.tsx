import type { ReactNode } from "react";
import { dayName, slotTimeText } from "#src/delivery/slot-text.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { LoadedRound } from "../phone/use-round.ts";

/** The dark bar on top of the rider's pages. */
export const RiderBar = ({ children }: { children: ReactNode }) => (
  <header className="on-leaf -mx-3 -mt-4 flex min-h-15 items-center gap-3 bg-deep-leaf px-4 py-2 text-on-deep sm:-mx-4 lg:-mx-5">
    {children}
  </header>
);

/** The next stop's slot, the progress, and the cash collected, which links to the rider's cash page. */
export function RoundHead({ round }: { round: LoadedRound }) {
  const slot = round.stops[0]?.slot;
  const count = { stops: formatNumber(round.done + round.stops.length), done: formatNumber(round.done) };
  return (
    <RiderBar>
      <div className="min-w-0 flex-1">
        <h1 className="text-sub">
          {dayName(slot?.day ?? round.day)}
          {slot && `, ${slotTimeText(slot)}`}
        </h1>
        <p className="truncate text-hint text-on-deep-soft">
          {round.rider.name.split(" ")[0]} · {m.round_progress(count)}
        </p>
      </div>
      <Link to={localUrl("/admin/round?view=cash")} className="rounded-small px-1 text-right">
        <span className="block text-hint text-on-deep-soft">{m.round_cash_on_me()}</span>
        <strong className="text-sub">{formatTaka(round.cash)}</strong>
      </Link>
    </RiderBar>
  );
}
