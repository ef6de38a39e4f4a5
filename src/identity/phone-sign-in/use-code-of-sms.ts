import { useEffect, useEffectEvent } from "react";

type CodeCredential = { code?: string } | null;

/** Reads the code out of the SMS where the browser can (WebOTP, in Chrome on Android), while `isWaiting`. */
export function useCodeOfSms(isWaiting: boolean, onCode: (code: string) => void): void {
  const onCodeEvent = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !("OTPCredential" in window)) return;
    const abortController = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: abortController.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        const { code } = (credential as CodeCredential) ?? {};
        if (code) onCodeEvent(code);
      },
      // Refused, or nothing came: the code is typed.
      () => undefined,
    );
    return () => abortController.abort();
  }, [isWaiting]);
}
