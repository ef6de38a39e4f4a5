import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

export function Period({ days }: { days: "7" | "30" }) {
  const { withChanges } = useListUrl();
  return (
    <nav aria-label={m.missed_period()} className="mb-3 flex flex-wrap gap-2">
      {(["7", "30"] as const).map((one) => (
        <ButtonLink
          key={one}
          viewTransition={false}
          preventScrollReset
          size="dense"
          variant={one === days ? "primary" : "second"}
          aria-current={one === days ? "true" : undefined}
          to={withChanges({ days: one === "7" ? undefined : one })}
        >
          {m.missed_days({ days: number(Number(one)) })}
        </ButtonLink>
      ))}
    </nav>
  );
}
