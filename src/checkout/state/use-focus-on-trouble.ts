import { useEffect, useRef } from "react";
import type { Checkout } from "./checkout.ts";

/** Returns refs of the form. After a refusal, focuses the field or note that it concerns. */
export function useFocusOnTrouble(state: Checkout) {
  const address = useRef<HTMLTextAreaElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const when = useRef<HTMLElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (state.step === "placing") wasPressed.current = true;
    if (state.step === "unanswered" && wasPressed.current) trouble.current?.focus();
    if (state.step !== "refused") return;
    if (state.refusal.kind !== "fields") return trouble.current?.focus();
    const { errors } = state.refusal;
    const [openTime] = when.current?.querySelectorAll<HTMLInputElement>("input:enabled") ?? [];
    if (errors.slot && !errors.address && !errors.mobile) return openTime?.focus();
    if (errors.place) area.current?.focus();
    else if (errors.address) address.current?.focus();
    else if (errors.mobile) mobile.current?.focus();
  }, [state]);
  return { address, mobile, area, when, trouble, place };
}
