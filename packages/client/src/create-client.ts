import { operationLines } from "./generated/operations.ts";
import { type Fields, type Operation, type SendOptions, send } from "./send.ts";
import type { CallOptions, Client } from "./types.ts";

export type ClientOptions = Partial<SendOptions> & Pick<SendOptions, "url">;

/** A client for one shop, with a method for each operation: `shop.listEvents({ after: 0 })`. Calls are rejected with a `ShopError`. */
export function createClient(options: ClientOptions): Client {
  const all: SendOptions = { retries: 4, timeoutMs: 30_000, fetch: globalThis.fetch, ...options };
  const calls: Record<string, unknown> = {};
  for (const line of operationLines.split("\n")) {
    const [name = "", kind, path = "", cursor = "", items = ""] = line.split(" ");
    const operation = { name, kind, path } as Operation;
    const call = (input: Fields = {}, given: CallOptions = {}) => send(operation, input, given, all);
    calls[name] = cursor ? Object.assign(call, listing(call, cursor, items)) : call;
  }
  return calls as Client;
}

type AnyCall = (input?: Fields, given?: CallOptions) => Promise<unknown>;

function listing(call: AnyCall, cursor: string, items: string) {
  async function* pages(input: Fields = {}, given?: CallOptions) {
    for (let next = input[cursor]; ; ) {
      const page = (await call({ ...input, [cursor]: next }, given)) as { meta?: Fields } & Fields;
      yield page;
      next = page.meta?.["next"];
      if (next == null || (page[items] as unknown[]).length === 0) return;
    }
  }
  async function* each(input?: Fields, given?: CallOptions) {
    for await (const page of pages(input, given)) yield* page[items] as unknown[];
  }
  return { pages, each };
}
