import type { Sending } from "#src/platform/settings/sending.server.ts";

type Reachable = { email: string | null; mobile: string | null };

/** How the shop, as it is configured, reaches somebody: by SMS, else by e-mail; undefined if in no way. */
export function channelOf({ sms, smtpUrl, from }: Sending, { email, mobile }: Reachable) {
  if (mobile && sms) return { kind: "sms", to: mobile, gateway: sms } as const;
  if (email && smtpUrl && from.address !== "") return { kind: "email", to: email } as const;
  return undefined;
}
