import { inTransaction } from "../platform/database/transaction.server.ts";
import { type Cap, CapReached, countCapped } from "../platform/http/limits/limits.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import {
  maxPerNewAccountPerDay,
  maxPerRecipientPerDay,
  type NotificationChannel,
  type ReachedLimit,
} from "./rules.ts";

const daySeconds = 24 * 60 * 60;

export type CountedMessage = {
  id: number;
  channel: Exclude<NotificationChannel, "shop">;
  recipient: string;
  /** The customer's account, until its first delivered order. */
  newAccountId?: number | undefined;
};

/** Counts messages before sending; returns those over a daily limit, by id. Deleting an account resets nothing. */
export async function countMessages(
  shop: Shop,
  messages: readonly CountedMessage[],
): Promise<Map<number, ReachedLimit>> {
  const reachedLimits = new Map<number, ReachedLimit>();
  if (messages.length === 0) return reachedLimits;
  const { notifications_per_day: perDay } = await shop.details.current();
  const allCaps = mergeCaps(messages.flatMap((message) => toCaps(message, perDay)));
  // Usually no limit is reached, so one transaction counts all messages.
  if (!(await countOrFindLimit(shop, allCaps))) return reachedLimits;
  for (const message of messages) {
    const limit = await countOrFindLimit(shop, toCaps(message, perDay));
    if (limit) reachedLimits.set(message.id, limit);
  }
  return reachedLimits;
}

/** Counts all of these caps, or none; returns the limit that is reached, if any. */
async function countOrFindLimit(shop: Shop, caps: readonly MessageCap[]): Promise<ReachedLimit | undefined> {
  try {
    await inTransaction(shop.database, (client) => countCapped(client, caps));
    return undefined;
  } catch (error) {
    if (error instanceof CapReached) return caps.find(({ key }) => key === error.cap.key)?.limit;
    throw error;
  }
}

/** Merges caps of the same key into one that counts several `times`. */
function mergeCaps(caps: readonly MessageCap[]): MessageCap[] {
  const capsByKey = new Map<string, MessageCap & { times: number }>();
  for (const cap of caps) {
    const { times = 0 } = capsByKey.get(cap.key) ?? {};
    capsByKey.set(cap.key, { ...cap, times: times + 1 });
  }
  return [...capsByKey.values()];
}

type MessageCap = Cap & { limit: ReachedLimit };

/** The daily limits that a message counts towards. */
function toCaps(
  { channel, recipient, newAccountId: accountId }: CountedMessage,
  perDay: number,
): MessageCap[] {
  const toCap = (limit: ReachedLimit, name: string, most: number): MessageCap => ({
    limit,
    key: `notified:${channel}:${name}`,
    most,
    seconds: daySeconds,
  });
  const accountCaps =
    accountId === undefined ? [] : [toCap("account_limit", `account:${accountId}`, maxPerNewAccountPerDay)];
  return [
    toCap("recipient_limit", toMailbox(recipient), maxPerRecipientPerDay),
    ...accountCaps,
    toCap("shop_limit", "shop", perDay),
  ];
}

/** "a@b" of "A+shop@b": many providers deliver both to one mailbox. A mobile number is unchanged. */
function toMailbox(recipient: string): string {
  const atIndex = recipient.lastIndexOf("@");
  if (atIndex < 0) return recipient;
  const [name = ""] = recipient.slice(0, atIndex).split("+");
  return (name + recipient.slice(atIndex)).toLowerCase();
}
