import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { removeAddressPin } from "../account/contract.ts";

/** Says that riders find the door of an address by a saved pin, and deletes it. */
export function PinnedNote({ address, place }: { address: string; place: string | undefined }) {
  const { busy, problem, send } = useCall(removeAddressPin);
  const [removedMessage, setRemovedMessage] = useState<string>();
  const remove = async () => {
    const result = await send({ address_details: address, ...(place && { place }) });
    if (result?.ok) setRemovedMessage(m.address_pin_removed());
  };
  return (
    <div className="text-hint text-ink-soft">
      <p role="status">{removedMessage ?? problem?.message ?? m.address_pin_saved()}</p>
      {!removedMessage && (
        <Button variant="quiet" size="small" className="-ml-3.5" busy={busy} onClick={() => void remove()}>
          {m.address_pin_remove()}
        </Button>
      )}
    </div>
  );
}
