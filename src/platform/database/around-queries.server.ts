import type { ClientBase } from "pg";

type AnyQuery = (...args: unknown[]) => unknown;

/** Called after a statement with its error, if any. A returned error makes a successful statement fail. */
export type AfterQuery = (error?: unknown) => Error | undefined;

/** Calls `beforeQuery` before each statement of a client and its result afterwards; at once for streams, such as COPY. */
export function aroundQueries(client: ClientBase, beforeQuery: (statement: unknown) => AfterQuery): void {
  const query = client.query.bind(client) as AnyQuery;
  client.query = ((...args: unknown[]) => {
    const afterQuery = beforeQuery(args[0]);
    const lastArgument = args.at(-1);
    if (typeof lastArgument === "function")
      return query(...args.slice(0, -1), (error: unknown, ...result: unknown[]) => {
        const failure = afterQuery(error);
        lastArgument(error ?? failure, ...result);
      });
    const result = query(...args);
    if (result instanceof Promise) return callAfterPromise(result, afterQuery);
    afterQuery();
    return result;
  }) as typeof client.query;
}

async function callAfterPromise(result: Promise<unknown>, afterQuery: AfterQuery): Promise<unknown> {
  const value = await result.catch((error: unknown) => {
    afterQuery(error);
    throw error;
  });
  const failure = afterQuery();
  if (failure) throw failure;
  return value;
}
