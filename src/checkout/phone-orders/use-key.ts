import { useRef } from "react";
import { newKey } from "../checkout.ts";
import type { PhoneOrder } from "./contract.ts";

/** A key for each order as it is typed: the same one as long as the same is sent. */
export function useKey() {
  const last = useRef({ key: "", body: "" });
  return (order: PhoneOrder): string => {
    const body = JSON.stringify(order);
    if (body !== last.current.body) last.current = { key: newKey(), body };
    return last.current.key;
  };
}
