import { useLoad } from "../../api/client/use-load.ts";
import { toast } from "../../ui/dialog/toast.ts";
import { useCall } from "../../ui/form/use-call.ts";
import { signOutEverywhere } from "../account/contract.ts";
import { useSession } from "../session/session-store.ts";
import { useLeave } from "../session/use-leave.ts";
import { endSession, listSessions, type OwnSession, signOutOthers } from "./contract.ts";

/** Where the viewer is signed in, and what ends it: one, all others, all. Whoever ends this one leaves the account's pages. */
export function useOwnSessions() {
  // The second factor brings a new token, and with it a new id of this session.
  const loaded = useLoad(listSessions, {}, { when: useSession()?.token ?? false });
  const one = useCall(endSession);
  const others = useCall(signOutOthers);
  const all = useCall(signOutEverywhere);
  const leave = useLeave();
  const ended = async (text: string) => {
    toast({ text });
    await loaded.load();
  };
  return {
    sessions: loaded.value?.data,
    /** Why the list is not there. */
    missing: loaded.loading ? undefined : loaded.problem,
    load: loaded.load,
    problem: one.problem ?? others.problem ?? all.problem,
    busy: one.busy || others.busy || all.busy,
    /** Whether that session is gone from the list. */
    end: async ({ id, current }: OwnSession): Promise<boolean> => {
      const result = await one.send({ id });
      if (!result?.ok) return false;
      if (current) await leave(result.value.message);
      else await ended(result.value.message);
      return true;
    },
    endOthers: async (): Promise<boolean> => {
      const result = await others.send({});
      if (result?.ok) await ended(result.value.message);
      return result?.ok ?? false;
    },
    endAll: async () => {
      const result = await all.send({});
      if (result?.ok) await leave(result.value.message);
    },
  };
}
