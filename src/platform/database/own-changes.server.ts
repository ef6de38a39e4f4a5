import { AsyncLocalStorage } from "node:async_hooks";
import type { ClientBase } from "pg";

export type OwnChange = { transactions: Set<number>; keys: string[] };

const requests = new AsyncLocalStorage<OwnChange>();

/** The notice of database functions that touch keys; its detail is the transaction's number and the keys. */
const mark = "surrogate keys touched";

/** Runs `work`; returns its result and the keys that its statements touched, or undefined if none. */
export async function withOwnChange<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; change: OwnChange | undefined }> {
  const change: OwnChange = { transactions: new Set(), keys: [] };
  const result = await requests.run(change, work);
  return { result, change: change.keys.length > 0 ? change : undefined };
}

/** Records the keys that a client's statements touch. PostgreSQL sends them as notices, without a query. */
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
