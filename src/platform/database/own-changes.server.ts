import { AsyncLocalStorage } from "node:async_hooks";
import type { ClientBase } from "pg";

/** The transactions and surrogate keys of one request's own writes. */
export type OwnChange = { transactions: Set<number>; keys: string[] };

const changeStorage = new AsyncLocalStorage<OwnChange>();

/** The notice of database functions that touch keys; its detail is the transaction's number and the keys. */
const noticeMessage = "surrogate keys touched";

/** Runs `work`; returns its result, and the transactions and keys that its statements touched; `change` is undefined if there are none. */
export async function withOwnChange<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; change: OwnChange | undefined }> {
  const change: OwnChange = { transactions: new Set(), keys: [] };
  const result = await changeStorage.run(change, work);
  return { result, change: change.keys.length > 0 ? change : undefined };
}

/** Records the keys that a client's statements touch. PostgreSQL sends them as notices, without a query. */
export function recordOwnChanges(client: ClientBase): void {
  let currentChange: OwnChange | undefined;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    currentChange = changeStorage.getStore();
    return query(...args);
  }) as typeof client.query;
  client.on("notice", ({ message, detail = "" }) => {
    if (!currentChange || message !== noticeMessage) return;
    const [transaction, ...keys] = detail.split(" ");
    currentChange.transactions.add(Number(transaction));
    currentChange.keys.push(...keys);
  });
}
