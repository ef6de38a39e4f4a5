import { useAddress } from "../../../admin/kit/use-address.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { progressNames } from "../../components/order-status.tsx";

/** How far an order in processing may be. */
export const packingSteps = ["confirmed", "packed", "on_the_way"] as const;

/** Narrows the orders in processing to how far they are; pressed again, to all of them. */
export function FulfilmentFilter() {
  const { read, narrowed } = useAddress();
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
          to={narrowed({ fulfilment: step === current ? undefined : step })}
        >
          {progressNames[step]()}
        </ButtonLink>
      ))}
    </nav>
  );
}
