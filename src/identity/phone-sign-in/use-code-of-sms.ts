import { useEffect, useEffectEvent } from "react";

type CodeCredential = { code?: string } | null;

/** Reads the code out of the SMS where the browser can (WebOTP, in Chrome on Android), while `waits`. */
export function useCodeOfSms(waits: boolean, onCode: (code: string) => void): void {
  const arrived = useEffectEvent(onCode);
  useEffect(() => {
    if (!waits || !("OTPCredential" in window)) return;
    const left = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: left.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        const { code } = (credential as CodeCredential) ?? {};
        if (code) arrived(code);
      },
      // Refused, or nothing came: the code is typed.
      () => undefined,
    );
    return () => left.abort();
  }, [waits]);
}
