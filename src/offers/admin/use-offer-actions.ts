import { useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { type AdminOffer, changeOffer, createOffer, endOffer, removeOffer, showOffer } from "./contract.ts";
import { nameOf } from "./offer-text.ts";
import { storedFields } from "./offer-values.ts";

/** Ends and deletes offers; the toast offers to undo it. `onChanged` is called after each action and each undo. */
export function useOfferActions({ onChanged }: { onChanged: (removed?: boolean) => void }) {
  const [busyId, setBusyId] = useState<number>();
  const undo = async (restore: () => Promise<Result<unknown>>, doneMessage: string) => {
    const result = await restore();
    toast({ text: result.ok ? doneMessage : result.problem.message });
    onChanged();
  };
  const runCommand = async (
    { id, version }: AdminOffer,
    command: typeof endOffer | typeof removeOffer,
    onDone: (offer: AdminOffer) => void,
  ) => {
    setBusyId(id);
    const offerVersion = { id: String(id), version };
    // A list names only some products of an offer; undoing needs all.
    const loaded = await call(showOffer, offerVersion);
    const result = loaded.ok ? await call<typeof offerVersion, unknown>(command, offerVersion) : loaded;
    setBusyId(undefined);
    if (loaded.ok && result.ok) onDone(loaded.value.data);
    else if (!result.ok) toast({ text: result.problem.message });
    onChanged(result.ok && command === removeOffer);
  };
  const end = (offer: AdminOffer) =>
    runCommand(offer, endOffer, (endedOffer) => {
      const name = nameOf(endedOffer);
      const restoredFields = {
        ...storedFields(endedOffer),
        id: String(endedOffer.id),
        version: endedOffer.version + 1,
      };
      const run = () => void undo(() => call(changeOffer, restoredFields), m.offers_running_again({ name }));
      toast({ text: m.offers_ended({ name }), undo: { label: m.office_undo(), run } });
    });
  const remove = (offer: AdminOffer) =>
    runCommand(offer, removeOffer, (removedOffer) => {
      const name = nameOf(removedOffer);
      const run = () =>
        void undo(() => call(createOffer, storedFields(removedOffer)), m.offers_saved({ name }));
      toast({ text: m.entry_removed({ title: name }), undo: { label: m.office_undo(), run } });
    });
  /** Deletes an offer whose codes cannot be restored. Resolves to an error message, or undefined. */
  const removeForGood = async (offer: AdminOffer): Promise<string | undefined> => {
    const result = await call(removeOffer, { id: String(offer.id), version: offer.version });
    if (!result.ok) return result.problem.message;
    toast({ text: m.entry_removed({ title: nameOf(offer) }) });
    onChanged(true);
    return undefined;
  };
  return {
    busy: busyId,
    removeForGood,
    end: (offer: AdminOffer) => void end(offer),
    remove: (offer: AdminOffer) => void remove(offer),
  };
}
