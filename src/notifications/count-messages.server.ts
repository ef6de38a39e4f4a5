import { inTransaction } from "../platform/database/transaction.server.ts";
import { type Cap, CapReached, countCapped } from "../platform/http/limits/limits.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { maxForNewAccount, maxToRecipient, type NotificationChannel, type ReachedLimit } from "./rules.ts";

const daySeconds = 24 * 60 * 60;

export type CountedMessage = {
  id: number;
  channel: Exclude<NotificationChannel, "shop">;
  recipient: string;
  newAccount?: number | undefined;
};

/** Counts messages before sending; returns those over a daily limit, by id. Deleting an account resets nothing. */
export async function countMessages(
  shop: Shop,
  messages: readonly CountedMessage[],
): Promise<Map<number, ReachedLimit>> {
  const reached = new Map<number, ReachedLimit>();
  if (messages.length === 0) return reached;
  const { notifications_per_day: perDay } = await shop.details.current();
  if (!(await count(shop, together(messages.flatMap((message) => capsOf(message, perDay)))))) return reached;
  for (const message of messages) {
    const limit = await count(shop, capsOf(message, perDay));
    if (limit) reached.set(message.id, limit);
  }
  return reached;
}

/** Counts all of these caps, or none; returns the limit that is reached, if any. */
async function count(shop: Shop, caps: readonly MessageCap[]): Promise<ReachedLimit | undefined> {
  try {
    await inTransaction(shop.database, (client) => countCapped(client, caps));
    return undefined;
  } catch (error) {
    if (error instanceof CapReached) return caps.find(({ key }) => key === error.cap.key)?.limit;
    throw error;
  }
}

function together(caps: readonly MessageCap[]): MessageCap[] {
  const counted = new Map<string, MessageCap & { times: number }>();
  for (const cap of caps) {
    const { times = 0 } = counted.get(cap.key) ?? {};
    counted.set(cap.key, { ...cap, times: times + 1 });
  }
  return [...counted.values()];
}

type MessageCap = Cap & { limit: ReachedLimit };

function capsOf({ channel, recipient, newAccount }: CountedMessage, perDay: number): MessageCap[] {
  const cap = (limit: ReachedLimit, name: string, most: number): MessageCap => ({
    limit,
    key: `notified:${channel}:${name}`,
    most,
    seconds: daySeconds,
  });
  const ofAccount =
    newAccount === undefined ? [] : [cap("account_limit", `account:${newAccount}`, maxForNewAccount)];
  return [
    cap("recipient_limit", mailboxOf(recipient), maxToRecipient),
    ...ofAccount,
    cap("shop_limit", "shop", perDay),
  ];
}

/** "a@b" of "A+shop@b": many providers deliver both to one mailbox. A mobile number is unchanged. */
function mailboxOf(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  if (at < 0) return recipient;
  const [name = ""] = recipient.slice(0, at).split("+");
  return (name + recipient.slice(at)).toLowerCase();
}
