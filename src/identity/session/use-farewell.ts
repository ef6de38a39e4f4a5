import { useNavigate } from "react-router";
import { here } from "../../language/locale.ts";
import { toast } from "../../ui/dialog/toast.ts";
import { forgetSession } from "./session-store.ts";

/** Leaves the account's pages for good and says so; a page that only its owner may see is left first. */
export function useFarewell() {
  const navigate = useNavigate();
  return async (words: string) => {
    await navigate(here("/"));
    forgetSession();
    toast({ text: words });
  };
}
