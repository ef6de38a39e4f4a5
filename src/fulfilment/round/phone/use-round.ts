import { useEffect } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { type DeliveryRound, showRound } from "../contract.ts";
import { useAnswerQueue } from "./use-answer-queue.ts";

/** Cleared at logout, because the round contains customers' names. */
const roundKey = `${draftPrefix}round`;

/** The rider's round as last loaded, updated by the unsent answers of this device. Works offline. */
export function useRound() {
  const id = useSession()?.user.id;
  const user = id === undefined ? undefined : String(id);
  const { value, problem, load } = useAdminLoad(showRound, {}, { watch: true });
  const queue = useAnswerQueue(user, () => void load());
  useEffect(() => {
    if (value) writeStored(roundKey, value.data);
  }, [value]);
  const round = value?.data ?? (problem ? storedRound(user) : undefined);
  return { round: round && applyWaitingAnswers(round, queue.waiting), problem, load, queue };
}

function storedRound(user: string | undefined): DeliveryRound | undefined {
  const stored = readStored(roundKey) as DeliveryRound | undefined;
  return String(stored?.rider?.id) === user ? stored : undefined;
}

/** Removes the stops with unsent answers, and adds their cash and their number to the totals. */
function applyWaitingAnswers(
  round: DeliveryRound,
  waiting: { draft: { id: string | number }; cash: number }[],
) {
  const answeredIds = new Set(waiting.map(({ draft }) => Number(draft.id)));
  const stops = round.stops.filter(({ id }) => !answeredIds.has(id));
  const done = round.answers.filter(({ late }) => !late).length + (round.stops.length - stops.length);
  const unsentCash = waiting.reduce((sum, { cash }) => sum + cash, 0);
  // A round stored by an older version of the page has no `planned`.
  return { ...round, planned: round.planned ?? [], stops, done, cash: round.cash + unsentCash };
}
export type LoadedRound = NonNullable<ReturnType<typeof useRound>["round"]>;
