import { useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { useSession } from "../session/session-store.ts";
import { useLeave } from "../session/use-leave.ts";
import { endSession, listSessions, type OwnSession, signOutEverywhere, signOutOthers } from "./contract.ts";

/** Which sessions end: one, all but this one, or all. */
export type Ending = OwnSession | "others" | "all";

type SignedOut = { success: true; message: string };
type Call = { ending: Ending; password?: string };

const endSessions = ({ ending, ...confirmation }: Call): Promise<Result<SignedOut>> => {
  if (ending === "others") return call(signOutOthers, confirmation);
  if (ending === "all") return call(signOutEverywhere, confirmation);
  return call(endSession, { id: ending.id, ...confirmation });
};

/** The viewer's sessions. `unconfirmed` is what `endSessions` was called for when the password was still missing. */
export function useOwnSessions() {
  // Loads again with a new token, which the second factor brings: this session has a new id then.
  const loaded = useLoad(listSessions, {}, { loadWhile: useSession()?.token ?? false });
  const { problem, busy, send } = useCall(endSessions);
  const [unconfirmed, setUnconfirmed] = useState<Ending>();
  const leave = useLeave();
  const finish = async (ending: Ending, text: string) => {
    setUnconfirmed(undefined);
    if (ending === "all" || (ending !== "others" && ending.current)) return leave(text);
    toast({ text });
    await loaded.load();
  };
  const wantsPassword = problem?.errors?.["password"] !== undefined;
  return {
    sessions: loaded.value?.data,
    /** Why the list could not be loaded. */
    loadProblem: loaded.loading ? undefined : loaded.problem,
    load: loaded.load,
    problem: wantsPassword ? undefined : problem,
    busy,
    unconfirmed,
    dismiss: () => setUnconfirmed(undefined),
    /** Ends sessions; resolves to whether that was done, false if the password is still missing. */
    end: async (ending: Ending): Promise<boolean> => {
      setUnconfirmed(undefined);
      const result = await send({ ending });
      if (result?.ok) await finish(ending, result.value.message);
      else if (result?.problem.errors?.["password"]) setUnconfirmed(ending);
      return result?.ok ?? false;
    },
    /** The same with the password; the caller calls `finish` afterwards. */
    endWith: (ending: Ending, password: string) => endSessions({ ending, password }),
    finish,
  };
}
