import type { Sending } from "#src/platform/settings/sending.server.ts";

type ContactAddresses = { email: string | null; mobile: string | null };

/** The channel to a recipient that the settings allow: SMS, otherwise e-mail; undefined if neither is possible. */
export function findChannel({ sms, smtpUrl, from }: Sending, { email, mobile }: ContactAddresses) {
  if (mobile && sms) return { kind: "sms", to: mobile, gateway: sms } as const;
  if (email && smtpUrl && from.address !== "") return { kind: "email", to: email } as const;
  return undefined;
}
