import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

/** The choice of the last 7 or 30 days, which is stored in the URL. */
export function PeriodLinks({ days }: { days: "7" | "30" }) {
  const { withChanges } = useListUrl();
  return (
    <nav aria-label={m.missed_period()} className="mb-3 flex flex-wrap gap-2">
      {(["7", "30"] as const).map((choice) => (
        <ButtonLink
          key={choice}
          viewTransition={false}
          preventScrollReset
          size="dense"
          variant={choice === days ? "primary" : "second"}
          aria-current={choice === days ? "true" : undefined}
          to={withChanges({ days: choice === "7" ? undefined : choice })}
        >
          {m.missed_days({ days: formatNumber(Number(choice)) })}
        </ButtonLink>
      ))}
    </nav>
  );
}
