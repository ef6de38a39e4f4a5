import { type FormEvent, useRef, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

type SentNumberCode = { resend_after: number; demo_code?: string | undefined };

/** The fields of the form besides number and code. */
type ProofFields = { password: string; reason: string };

type NumberSteps<Done> = {
  request: (mobile_no: string) => Promise<Result<SentNumberCode>>;
  /** Sets the number by the code. */
  confirm: (mobile_no: string, code: string, otherFields: ProofFields) => Promise<Result<Done>>;
  onDone: (done: Done) => void;
};

/** Proves a new number of an account: the number, then the code that was sent to it. */
export function useNumberProof<Done>({ request, confirm, onDone }: NumberSteps<Done>) {
  const form = useRef<HTMLFormElement>(null);
  const [mobile_no, setMobileNo] = useState("");
  const [sent, setSent] = useState<SentNumberCode>();
  const [code, setCode] = useState("");
  const [otherFields, setOtherFields] = useState<ProofFields>({ password: "", reason: "" });
  /** When another code may be sent, in ms since 1970; 0 before the first. */
  const [mayResendAt, setMayResendAt] = useState(0);
  const sending = useCall(request, form);
  const confirming = useCall(() => confirm(mobile_no, code, otherFields), form);

  const send = async () => {
    if (!bangladeshiMobile(mobile_no)) return void sending.refuse({ mobile_no: m.checkout_mobile_odd() });
    const result = await sending.send(mobile_no);
    if (!result?.ok) return;
    setSent(result.value);
    setCode("");
    setMayResendAt(Date.now() + result.value.resend_after * 1_000);
  };
  return {
    form,
    mobile_no,
    sent,
    code,
    otherFields,
    /** Seconds until another code can be sent. */
    secondsLeft: useSecondsUntil(mayResendAt),
    sending: sending.busy,
    confirming: confirming.busy,
    problem: (confirming.problem ?? sending.problem)?.message,
    errors: { ...sending.errors, ...confirming.errors, ...confirming.problem?.errors },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (!sent) return send();
      const result = await confirming.send(undefined);
      if (result?.ok) onDone(result.value);
    },
    resend: () => void send(),
    otherNumber() {
      setSent(undefined);
      sending.refuse({});
      confirming.refuse({});
    },
    type(field: "mobile_no" | "code" | keyof ProofFields, typed: string) {
      if (field === "mobile_no") setMobileNo(typed);
      else if (field === "code") setCode(typed);
      else setOtherFields((previousFields) => ({ ...previousFields, [field]: typed }));
      sending.edited(field);
      confirming.edited(field);
    },
  };
}

export type NumberProof = ReturnType<typeof useNumberProof>;
