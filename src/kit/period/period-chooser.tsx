import { type FormEvent, useState } from "react";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { DateBox } from "#src/ui/form/date-box.tsx";
import { defaultPeriod, type Period, type PeriodName, periods } from "./rules.ts";

const periodNames: Record<PeriodName, () => string> = {
  today: m.period_today,
  7: () => m.period_days({ days: formatNumber(7) }),
  30: () => m.period_days({ days: formatNumber(30) }),
  month: m.period_month,
};

export function usePeriod(): Period {
  const { read } = useListUrl();
  return {
    period: periods.find((period) => period === read("period")),
    from: read("from"),
    to: read("to"),
  };
}

/** Sets the period of the URL: today, 7 or 30 days, this month, or a range. */
export function PeriodChooser() {
  const { withChanges } = useListUrl();
  const { period = defaultPeriod, from, to } = usePeriod();
  const isNamed = !from && !to;
  return (
    <fieldset className="mb-3 flex flex-wrap items-start gap-2">
      <legend className="sr-only">{m.period_label()}</legend>
      {periods.map((listed) => {
        const chosen = isNamed && listed === period;
        return (
          <ButtonLink
            key={listed}
            viewTransition={false}
            variant={chosen ? "primary" : "second"}
            size="dense"
            aria-current={chosen ? "true" : undefined}
            to={withChanges({
              period: listed === defaultPeriod ? undefined : listed,
              from: undefined,
              to: undefined,
            })}
          >
            {periodNames[listed]()}
          </ButtonLink>
        );
      })}
      <FromTo key={`${from} ${to}`} from={from ?? ""} to={to ?? ""} />
    </fieldset>
  );
}

type FromToProps = { from: string; to: string };

function FromTo({ from, to }: FromToProps) {
  const { withChanges, go } = useListUrl();
  const [typed, setTyped] = useState({ from, to });
  const showRange = (event: FormEvent) => {
    event.preventDefault();
    go(withChanges({ period: undefined, ...typed }));
  };
  return (
    <form onSubmit={showRange} className="flex flex-wrap items-start gap-2">
      <DateBox
        label={m.period_from()}
        value={typed.from}
        chosen={from !== ""}
        onChange={(value) => setTyped({ ...typed, from: value })}
      />
      <DateBox
        label={m.period_to()}
        value={typed.to}
        chosen={to !== ""}
        onChange={(value) => setTyped({ ...typed, to: value })}
      />
      <Button type="submit" variant="second" size="dense" disabled={!typed.from && !typed.to}>
        {m.period_show()}
      </Button>
    </form>
  );
}

/** "20 Nov 2026 – 26 Nov 2026", or a single day. */
export const daysText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? day(from) : `${day(from)} – ${day(to)}`;
