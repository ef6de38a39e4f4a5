import { operationLines } from "./generated/operations.ts";
import { type ClientOptions, type Fields, type Operation, send } from "./send.ts";
import type { Client, KeyedOptions } from "./types.ts";

/** A client for one shop, with a method for each operation: `shop.listEvents({ after: 0 })`. Calls are rejected with a `ShopError`. */
export function createClient(options: ClientOptions): Client {
  const calls: Record<string, unknown> = {};
  for (const line of operationLines.split("\n")) {
    const [name = "", kind, path = "", cursor = "", items = ""] = line.split(" ");
    const operation = { name, kind, path } as Operation;
    const call = (input: Fields = {}, given: KeyedOptions = {}) => send(operation, input, given, options);
    calls[name] = cursor ? Object.assign(call, listing(call, cursor, items)) : call;
  }
  return calls as Client;
}

type AnyCall = (input?: Fields, given?: KeyedOptions) => Promise<unknown>;

function listing(call: AnyCall, cursor: string, items: string) {
  async function* pages(input: Fields = {}, given?: KeyedOptions) {
    for (let next = input[cursor]; ; ) {
      const page = (await call({ ...input, [cursor]: next }, given)) as { meta?: Fields } & Fields;
      yield page;
      next = page.meta?.["next"];
      if (next == null || (page[items] as unknown[]).length === 0) return;
    }
  }
  async function* each(input?: Fields, given?: KeyedOptions) {
    for await (const page of pages(input, given)) yield* page[items] as unknown[];
  }
  return { pages, each };
}
