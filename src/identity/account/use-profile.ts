import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { currentSession, keepSession } from "../session/session-store.ts";
import { type Address, listAddresses, type Profile, showProfile } from "./contract.ts";

type LoadedProfile =
  | { step: "loading" }
  | { step: "loaded"; profile: Profile; addresses: Address[] }
  | { step: "failed"; message: string };

/** The signed-in user's profile and addresses; `changed` takes over a change, for the header, too. */
export function useProfile() {
  const [state, setState] = useState<LoadedProfile>({ step: "loading" });
  const load = useCallback(async () => {
    setState({ step: "loading" });
    setState(await read());
  }, []);
  useEffect(() => void load(), [load]);

  const changed = (profile: Profile) => {
    setState((now) => (now.step === "loaded" ? { ...now, profile } : now));
    const session = currentSession();
    if (session) keepSession({ ...session, user: { ...session.user, name: profile.name } });
  };
  return { state, load, changed };
}

async function read(): Promise<LoadedProfile> {
  const [profile, addresses] = await Promise.all([call(showProfile, {}), call(listAddresses, {})]);
  if (!profile.ok) return failed(profile.problem);
  if (!addresses.ok) return failed(addresses.problem);
  return { step: "loaded", profile: profile.value.data, addresses: addresses.value.data };
}

const failed = ({ message }: { message: string }): LoadedProfile => ({ step: "failed", message });
