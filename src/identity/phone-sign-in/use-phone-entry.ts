import { type FormEvent, useRef, useState } from "react";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { useSecondsUntil } from "../phone-codes/use-seconds-until.ts";
import { storeSession } from "../session/session-store.ts";
import { requestSignInCode, signInByPhone } from "./contract.ts";
import { useCodeOfSms } from "./use-code-of-sms.ts";

type SentCode = {
  mobile_no: string;
  /** The reference that signing in requires with the code. */
  request: string;
  /** The code itself, in the demo, which sends no SMS. */
  demoCode: string | undefined;
};

/** Signing in by number: the number, then the code of the SMS, then the name if the number is new. */
export function usePhoneEntry() {
  const form = useRef<HTMLFormElement>(null);
  const [mobile_no, setMobileNo] = useState("");
  const [sent, setSent] = useState<SentCode>();
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [initial, setInitial] = useState("");
  /** The field that the form needs besides the code: for a new number a name, for a long-unused one an initial. */
  const [extraField, setExtraField] = useState<"name" | "initial">();
  const policy = useRootData()?.shop.policy.version;
  /** Whether the number has no account yet, so that signing in registers it. */
  const isNew = extraField === "name";
  /** Whether the shopper said that the account of a long-unused number is not theirs. */
  const [opensNewAccount, setOpensNewAccount] = useState(false);
  /** When another code may be sent, in ms since 1970; 0 before the first. */
  const [mayResendAt, setMayResendAt] = useState(0);
  const sending = useCall(requestSignInCode, form);
  const entering = useCall(signInByPhone, form);

  const requestCode = async () => {
    if (!bangladeshiMobile(mobile_no)) {
      const message = mobile_no.trim() === "" ? m.checkout_mobile_missing() : m.checkout_mobile_odd();
      sending.refuse({ mobile_no: message });
      return;
    }
    const result = await sending.send({ mobile_no });
    if (result?.ok) {
      const { request, demo_code: demoCode, resend_after } = result.value;
      setSent({ mobile_no, request, demoCode });
      setCode("");
      setMayResendAt(Date.now() + resend_after * 1_000);
    } else if (result?.problem.code !== "too_fast") setSent(undefined);
  };

  const submitCode = async (typed = code, isNewAccount = opensNewAccount) => {
    if (!sent) return;
    // Without a mistake, `refuse` only clears earlier messages.
    if (isNew && entering.refuse(name.trim() ? {} : { name: m.register_name_required() })) return;
    const { request } = sent;
    const result = await entering.send({
      mobile_no: sent.mobile_no,
      request,
      code: typed,
      policy,
      ...(isNew && { name }),
      ...(extraField === "initial" && !isNewAccount && { initial }),
      ...(isNewAccount && { new_account: true }),
    });
    if (result?.ok) storeSession({ token: result.value.token, user: result.value.data });
    else if (result?.problem.errors?.["name"]) setExtraField("name");
    else if (result?.problem.errors?.["initial"]) setExtraField("initial");
  };

  useCodeOfSms(sent !== undefined && extraField === undefined, (receivedCode) => {
    setCode(receivedCode);
    void submitCode(receivedCode);
  });

  // A missing name or initial only opens its field; a message beside it shows what is wrong.
  const { name: nameError, initial: initialError } = entering.problem?.errors ?? {};
  const problem = nameError || initialError ? undefined : entering.problem;
  return {
    form,
    mobile_no,
    sent,
    code,
    name,
    initial,
    extraField,
    isNew,
    /** Seconds until another code can be sent. */
    secondsLeft: useSecondsUntil(mayResendAt),
    sending: sending.busy,
    entering: entering.busy,
    problem: (problem ?? sending.problem)?.message,
    errors: { ...sending.errors, ...entering.errors },
    submit(event: FormEvent) {
      event.preventDefault();
      if (!sending.busy && !entering.busy) void (sent ? submitCode() : requestCode());
    },
    resend: () => void requestCode(),
    typeMobile(typed: string) {
      setMobileNo(typed);
      sending.edited("mobile_no");
    },
    typeCode(typed: string) {
      setCode(typed);
      entering.edited("code");
    },
    typeName(typed: string) {
      setName(typed);
      entering.edited("name");
    },
    typeInitial(typed: string) {
      setInitial(typed);
      entering.edited("initial");
    },
    openNewAccount() {
      setOpensNewAccount(true);
      void submitCode(code, true);
    },
    /** Starts again with another number. */
    otherNumber() {
      setSent(undefined);
      setExtraField(undefined);
      setOpensNewAccount(false);
      setCode("");
      sending.refuse({});
      entering.refuse({});
    },
  };
}

export type PhoneEntry = ReturnType<typeof usePhoneEntry>;
