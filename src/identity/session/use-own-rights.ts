import { useEffect, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { showViewer } from "../contract.ts";
import { currentSession, storeSession, useSession } from "./session-store.ts";

/** Whether the stored rights are current: asks the server once per visit. Without an answer the stored ones count. */
export function useOwnRights(): boolean {
  const session = useSession();
  const token = session?.token;
  const [isCurrent, setIsCurrent] = useState(false);
  useEffect(() => {
    if (!token) return;
    let isUnmounted = false;
    const loadRights = async () => {
      const result = await call(showViewer, {});
      if (isUnmounted) return;
      // Another tab may have changed the session in the meantime.
      if (result.ok && currentSession()?.token === token) storeSession({ token, user: result.value.data });
      setIsCurrent(true);
    };
    void loadRights();
    return () => {
      isUnmounted = true;
    };
  }, [token]);
  return isCurrent;
}
