import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { SmsSettings } from "#src/platform/settings/sms-settings.server.ts";

/** Whether the demo shows codes, at all or to clients of a network. */
export type ShowsCodes = (network?: string) => Promise<boolean>;

/** Gives an account what the shop has for its proven number, in the transaction of the proof. */
export type ClaimForNumber = (client: PoolClient, account: { id: number; mobile: string }) => Promise<void>;

export type PhoneTerms = {
  showsCodes: ShowsCodes;
  /** Run in turn for each account whose number was just proven. */
  claims: readonly ClaimForNumber[];
};

/** The gateway for codes; undefined in the demo, which shows them. Refuses with `not_offered` without either. */
export async function findSmsGateway(
  { shop, network }: ApiContext,
  showsCodes: ShowsCodes,
): Promise<SmsSettings | undefined> {
  const { sms } = await shop.details.sending();
  if (sms || (await showsCodes(network))) return sms;
  throw new Problem("not_offered", m.phone_sign_in_not_offered());
}
