import { AsyncLocalStorage } from "node:async_hooks";
import type { ClientBase } from "pg";

/** The surrogate keys that statements of one request touched, and the numbers of their transactions. */
export type OwnChange = { transactions: Set<number>; keys: string[] };

const requests = new AsyncLocalStorage<OwnChange>();

/** The message of the database functions that touch keys: its detail is the number of the transaction, then the keys, separated by blanks. */
const mark = "surrogate keys touched";

/** Runs `work`, and returns beside its result what its statements changed of what shoppers see; undefined where that is nothing. */
export async function withOwnChange<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; change: OwnChange | undefined }> {
  const change: OwnChange = { transactions: new Set(), keys: [] };
  const result = await requests.run(change, work);
  return { result, change: change.keys.length > 0 ? change : undefined };
}

/**
 * Has the changes of a client noted for the request that sent the statement. PostgreSQL tells them with the commit, over the same
 * connection, so this costs no query.
 */
export function noteOwnChanges(client: ClientBase): void {
  let sender: OwnChange | undefined;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    sender = requests.getStore();
    return query(...args);
  }) as typeof client.query;
  client.on("notice", ({ message, detail = "" }) => {
    if (!sender || message !== mark) return;
    const [transaction, ...keys] = detail.split(" ");
    sender.transactions.add(Number(transaction));
    sender.keys.push(...keys);
  });
}
