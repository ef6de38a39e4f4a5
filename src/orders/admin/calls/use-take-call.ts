import { useEffect } from "react";
import { call } from "../../../api/client/client.ts";
import { useLoad } from "../../../api/client/use-load.ts";
import { heldSeconds } from "../../calls/rules.ts";
import { takeCall } from "./contract.ts";

const take = (input: { id: string }) => call(takeCall, input);

/** Opens an order's call and holds it while the page is open. */
export function useTakeCall(id: number) {
  const loaded = useLoad(take, { id: String(id) });
  const { load } = loaded;
  useEffect(() => {
    const timer = setInterval(() => void load(), (heldSeconds * 1000) / 3);
    return () => clearInterval(timer);
  }, [load]);
  return loaded;
}
