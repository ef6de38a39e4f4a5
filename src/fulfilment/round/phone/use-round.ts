import { useEffect } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { type DeliveryRound, showRound } from "../contract.ts";
import { useAnswerQueue } from "./use-answer-queue.ts";

/** Cleared at logout, as it names customers. */
const roundKey = `${draftPrefix}round`;

/** The rider's round as the shop last said it, with what this device knows beyond it; it goes on without a line. */
export function useRound() {
  const id = useSession()?.user.id;
  const user = id === undefined ? undefined : String(id);
  const { value, problem, load } = useAdminLoad(showRound, {}, { watch: true });
  const queue = useAnswerQueue(user, () => void load());
  useEffect(() => {
    if (value) writeStored(roundKey, value.data);
  }, [value]);
  const round = value?.data ?? (problem ? storedRound(user) : undefined);
  return { round: round && withAnswers(round, queue.waiting), problem, load, queue };
}

function storedRound(user: string | undefined): DeliveryRound | undefined {
  const stored = readStored(roundKey) as DeliveryRound | undefined;
  return String(stored?.rider?.id) === user ? stored : undefined;
}

/** The round without the stops that were answered, and with the cash that was taken there. */
function withAnswers(round: DeliveryRound, waiting: { draft: { id: string | number }; cash: number }[]) {
  const answered = new Set(waiting.map(({ draft }) => Number(draft.id)));
  const stops = round.stops.filter(({ id }) => !answered.has(id));
  const done = round.answers.filter(({ late }) => !late).length + (round.stops.length - stops.length);
  const taken = waiting.reduce((sum, { cash }) => sum + cash, 0);
  // What a phone stored before the plan was kept has none.
  return { ...round, planned: round.planned ?? [], stops, done, cash: round.cash + taken };
}
export type RoundNow = NonNullable<ReturnType<typeof useRound>["round"]>;
