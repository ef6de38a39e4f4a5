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
  const [busy, setBusy] = useState<number>();
  const undo = async (back: () => Promise<Result<unknown>>, done: string) => {
    const result = await back();
    toast({ text: result.ok ? done : result.problem.message });
    onChanged();
  };
  const act = async (
    { id, version }: AdminOffer,
    command: typeof endOffer | typeof removeOffer,
    then: (whole: AdminOffer) => void,
  ) => {
    setBusy(id);
    const which = { id: String(id), version };
    // A list names only some products of an offer; undoing needs all.
    const whole = await call(showOffer, which);
    const result = whole.ok ? await call<typeof which, unknown>(command, which) : whole;
    setBusy(undefined);
    if (whole.ok && result.ok) then(whole.value.data);
    else if (!result.ok) toast({ text: result.problem.message });
    onChanged(result.ok && command === removeOffer);
  };
  const end = (offer: AdminOffer) =>
    act(offer, endOffer, (was) => {
      const name = nameOf(was);
      const again = { ...storedFields(was), id: String(was.id), version: was.version + 1 };
      const run = () => void undo(() => call(changeOffer, again), m.offers_running_again({ name }));
      toast({ text: m.offers_ended({ name }), undo: { label: m.office_undo(), run } });
    });
  const remove = (offer: AdminOffer) =>
    act(offer, removeOffer, (was) => {
      const name = nameOf(was);
      const run = () => void undo(() => call(createOffer, storedFields(was)), m.offers_saved({ name }));
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
    busy,
    removeForGood,
    end: (offer: AdminOffer) => void end(offer),
    remove: (offer: AdminOffer) => void remove(offer),
  };
}
