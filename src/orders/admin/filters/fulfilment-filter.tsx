import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { progressNames } from "#src/orders/order-status.tsx";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

const packingSteps = ["confirmed", "packed", "on_the_way"] as const;

/** What the URL may filter by; undelivered orders have a tab of their own. */
export const listedSteps = [...packingSteps, "not_delivered"] as const;

/** Filters orders in processing by progress; pressing the active filter clears it. */
export function FulfilmentFilter() {
  const { read, toFilteredUrl } = useListUrl();
  const current = read("fulfilment");
  return (
    <nav aria-label={m.admin_order_how_far()} className="flex gap-2">
      {packingSteps.map((step) => (
        <ButtonLink
          key={step}
          viewTransition={false}
          variant={step === current ? "primary" : "second"}
          size="dense"
          aria-current={step === current ? "true" : undefined}
          to={toFilteredUrl({ fulfilment: step === current ? undefined : step })}
        >
          {progressNames[step]()}
        </ButtonLink>
      ))}
    </nav>
  );
}
