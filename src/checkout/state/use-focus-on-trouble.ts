import { useEffect, useRef } from "react";
import type { Checkout } from "./checkout.ts";

/** Returns refs of the form. After a refusal, focuses the field or note that it concerns. */
export function useFocusOnTrouble(state: Checkout) {
  const address = useRef<HTMLTextAreaElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const slots = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const orderButton = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (state.step === "placing") wasPressed.current = true;
    if (state.step === "unanswered" && wasPressed.current) note.current?.focus();
    if (state.step !== "refused") return;
    if (state.refusal.kind !== "fields") return note.current?.focus();
    const { errors } = state.refusal;
    const [firstOpenSlot] = slots.current?.querySelectorAll<HTMLInputElement>("input:enabled") ?? [];
    if (errors.slot && !errors.address && !errors.mobile) return firstOpenSlot?.focus();
    if (errors.place) area.current?.focus();
    else if (errors.address) address.current?.focus();
    else if (errors.mobile) mobile.current?.focus();
  }, [state]);
  return { address, mobile, area, slots, note, orderButton };
}
