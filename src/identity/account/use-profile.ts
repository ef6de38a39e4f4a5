import { useLoad } from "#src/api/client/use-load.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { currentSession, storeSession } from "../session/session-store.ts";
import { listAddresses, type Profile, showProfile } from "./contract.ts";

/** The signed-in user's profile and addresses. */
export function useProfile() {
  const profile = useLoad(showProfile, {});
  const addresses = useLoad(listAddresses, {});
  const load = () => {
    void profile.load();
    void addresses.load();
  };
  return {
    profile: profile.value?.data,
    addresses: addresses.value?.data,
    problem: profile.loading || addresses.loading ? undefined : (profile.problem ?? addresses.problem),
    load,
    /** Shows a changed profile, also in the header. */
    showChangedProfile(data: Profile) {
      profile.changeValue(() => ({ data }));
      const session = currentSession();
      if (session) storeSession({ ...session, user: { ...session.user, name: data.name } });
    },
    /** Shows a changed number, also in the header. */
    showChangedNumber(user: Viewer) {
      profile.changeValue((old) => ({ data: { ...old.data, mobile_no: user.mobile_no } }));
      const session = currentSession();
      if (session) storeSession({ ...session, user });
    },
  };
}
