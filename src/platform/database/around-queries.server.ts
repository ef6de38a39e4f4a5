import type { ClientBase } from "pg";

type AnyQuery = (...args: unknown[]) => unknown;

/** Called after a statement with its error, if any. A returned error makes a successful statement fail. */
export type AfterQuery = (error?: unknown) => Error | undefined;

/** Calls `begin` before each statement of a client and its result afterwards; at once for streams, such as COPY. */
export function aroundQueries(client: ClientBase, begin: (statement: unknown) => AfterQuery): void {
  const query = client.query.bind(client) as AnyQuery;
  client.query = ((...args: unknown[]) => {
    const ended = begin(args[0]);
    const last = args.at(-1);
    if (typeof last === "function")
      return query(...args.slice(0, -1), (error: unknown, ...result: unknown[]) => {
        const failure = ended(error);
        last(error ?? failure, ...result);
      });
    const result = query(...args);
    if (result instanceof Promise) return endedWith(result, ended);
    ended();
    return result;
  }) as typeof client.query;
}

async function endedWith(result: Promise<unknown>, ended: AfterQuery): Promise<unknown> {
  const value = await result.catch((error: unknown) => {
    ended(error);
    throw error;
  });
  const failure = ended();
  if (failure) throw failure;
  return value;
}
