import { useEffect, useEffectEvent, useState } from "react";
import { useSecondsUntil } from "#src/identity/phone-codes/use-seconds-until.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { confirmPhone, sendPhoneCode, type UnprovenPhone } from "./contract.ts";

/** Sends a code at once unless one is still valid. Calls `onProven` when the number is proven. */
export function usePhoneProof(unproven: UnprovenPhone | undefined, onProven: () => void) {
  const [code, setCode] = useState("");
  /** The refusal for which a code was sent. */
  const [sentFor, setSentFor] = useState<UnprovenPhone>();
  const [mayResendAt, setMayResendAt] = useState(0);
  const sending = useCall(sendPhoneCode);
  const confirming = useCall(confirmPhone);
  const mobile_no = unproven?.mobile_no ?? "";
  const secondsLeft = useSecondsUntil(mayResendAt);

  const allowResendAfter = (seconds: number) => setMayResendAt(Date.now() + seconds * 1_000);
  const send = async () => {
    setCode("");
    confirming.edited("code");
    const result = await sending.send({ mobile_no });
    if (!result?.ok) return;
    setSentFor(unproven);
    allowResendAfter(result.value.resend_after);
  };
  const startProof = useEffectEvent(() => {
    if (!unproven) return;
    setCode("");
    if (unproven.resend_after === undefined) return void send();
    setSentFor(unproven);
    allowResendAfter(unproven.resend_after);
  });
  useEffect(() => {
    if (unproven) startProof();
  }, [unproven]);
  const confirm = async () => {
    if (sending.busy) return;
    // No code can be sent: the shop accepts the order without one.
    if (sending.problem?.code === "not_offered") return onProven();
    const result = await confirming.send({ mobile_no, code });
    if (result?.ok) onProven();
  };
  return {
    mobile_no,
    code,
    /** Seconds until another code can be sent. */
    secondsLeft: secondsLeft,
    type(typed: string) {
      setCode(typed);
      confirming.edited("code");
    },
    send,
    confirm,
    /** Whether a code is being sent; `busy`: whether one is being checked. */
    sending: sending.busy,
    isSent: sentFor === unproven && !sending.busy,
    busy: confirming.busy,
    problem: sending.problem?.message,
    error: confirming.errors["code"] ?? confirming.problem?.errors?.["code"] ?? confirming.problem?.message,
  };
}

export type PhoneProof = ReturnType<typeof usePhoneProof>;
