import { type Ref, useId, useRef } from "react";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { m } from "#src/language/messages.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { SlotDays } from "#src/orders/slots/slot-days.tsx";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { Panel } from "#src/ui/layout/card.tsx";

type WhenCardProps = {
  offer: DeliveryOffer;
  /** The fee as text, beside the heading. */
  fee?: string | undefined;
  chosen: SlotChoice | undefined;
  /** Undefined clears the chosen slot. */
  onChoose: (slot: SlotChoice | undefined) => void;
  error?: string | undefined;
  locked: boolean;
  /** Whether full and closed slots can be chosen. */
  evenShut?: boolean | undefined;
  ref?: Ref<HTMLElement>;
};

/** "When?": the slots of the next days, and a button to choose none. */
export function WhenCard({ fee, error, ref, ...choice }: WhenCardProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const chooseNone = () => {
    choice.onChoose(undefined);
    title.current?.focus();
  };
  return (
    <Panel aria-labelledby={heading} ref={ref} className={error ? "outline-2 outline-tomato" : ""}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={heading} ref={title} tabIndex={-1} className="text-sub">
          {m.delivery_when()}
        </h2>
        <span className="text-hint text-ink-soft">{fee}</span>
      </div>
      <FieldError id={`${heading}-error`} text={error} />
      <SlotDays {...choice} labelledBy={heading}>
        {choice.chosen && (
          <Button variant="quiet" size="small" disabled={choice.locked} onClick={chooseNone}>
            {m.delivery_when_none()}
          </Button>
        )}
      </SlotDays>
    </Panel>
  );
}

type UnknownWhenProps = {
  /** Slots are expected and not loaded yet. */
  awaited: boolean;
  failed: boolean;
  /** The request runs, also when it is repeated after a failure. */
  loading: boolean;
  load: () => Promise<void>;
};

/** Shown while slots are loading or could not be loaded. */
export function UnknownWhen({ awaited, failed, loading, load }: UnknownWhenProps) {
  if (failed) return <FailedWhen busy={loading} onRetry={() => void load()} />;
  return awaited && <AwaitedWhen />;
}

const AwaitedWhen = () => (
  <Panel aria-busy="true">
    <h2 className="text-sub">{m.delivery_when()}</h2>
    <div className="mt-2 grid gap-3">
      {[1, 2].map((day) => (
        <div key={day}>
          <SkeletonLine className="mt-1 mb-2.5 w-20" />
          <div className="grid grid-cols-3 gap-2">
            {[1, 2, 3].map((slot) => (
              <SkeletonLine key={slot} className="h-15 rounded-small" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </Panel>
);

/** Offers a retry; the order can also be placed without a slot. */
const FailedWhen = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <Panel>
    <h2 className="text-sub">{m.delivery_when()}</h2>
    <Note look="error" className="mt-2">
      {m.checkout_slots_failed()}
    </Note>
    <Button variant="second" className="mt-3" busy={busy} onClick={onRetry}>
      {m.common_try_again()}
    </Button>
  </Panel>
);
