import { useNavigate } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { clearSession } from "./session-store.ts";

/** Signs out on an account page: opens the home page before it deletes the session and shows a toast. */
export function useLeave() {
  const navigate = useNavigate();
  return async (message: string) => {
    await navigate(localUrl("/"));
    clearSession();
    toast({ text: message });
  };
}
