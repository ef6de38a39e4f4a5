import { type Ref, useId } from "react";
import type { DeliveryOffer } from "../../../delivery/contract.ts";
import { m } from "../../../language/messages.ts";
import { FieldError } from "../../../ui/form/frame.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import type { SlotChoice } from "../delivery-draft.ts";
import { SlotDays } from "./slot-days.tsx";

type WhenCardProps = {
  offer: DeliveryOffer;
  /** What delivery costs, in words. */
  fee: string;
  chosen: SlotChoice | undefined;
  onChoose: (slot: SlotChoice) => void;
  error?: string | undefined;
  locked: boolean;
  ref?: Ref<HTMLElement>;
};

/** When an order comes. */
export function WhenCard({ fee, error, ref, ...choice }: WhenCardProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading} ref={ref} className={error ? "outline-2 outline-tomato" : ""}>
      <h2 id={heading} className="text-sub">
        {m.delivery_when()}
      </h2>
      <FieldError id={`${heading}-error`} text={error} />
      <SlotDays {...choice} hint={fee} labelledBy={heading} />
    </Panel>
  );
}
