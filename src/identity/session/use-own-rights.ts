import { useEffect, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { showViewer } from "../contract.ts";
import { currentSession, keepSession, useSession } from "./session-store.ts";

/**
 * Whether the rights in the stored session are those of now: asks the server once a visit, and writes into the session
 * what an admin changed since this browser signed in. Without an answer the stored ones count.
 */
export function useOwnRights(): boolean {
  const session = useSession();
  const token = session?.token;
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (!token) return;
    let left = false;
    const learn = async () => {
      const result = await call(showViewer, {});
      if (left) return;
      // Another tab may have signed out meanwhile, or somebody else in.
      if (result.ok && currentSession()?.token === token) keepSession({ token, user: result.value.data });
      setKnown(true);
    };
    void learn();
    return () => {
      left = true;
    };
  }, [token]);
  return known;
}
