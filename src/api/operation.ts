import type { AnyOutline, Outline } from "./outline.ts";

/**
 * An act of the shop that can be asked for over HTTP: its address, and the types of what goes in and out.
 * The checks of those types (Zod) stand beside it in `shapes.ts` and are handed over where the server mounts
 * the operation, so that a page which only asks never downloads them.
 */
export type Operation<Input, Output> = {
  kind: "query" | "command";
  method: "GET" | "POST";
  /** Below the host, with `{name}` for what the input's field `name` fills in. */
  path: `/api/${string}`;
  /** What an answer has to hold; one without it is a failure. */
  outline: AnyOutline;
  /** Never set: it carries the types of input and output. */
  types?: (input: Input) => Output;
};

/** Declares a read: a GET whose input goes into the path and the query string. */
export function query<Input, Output>(
  path: `/api/${string}`,
  outline: Outline<Output>,
): Operation<Input, Output> {
  return { kind: "query", method: "GET", path, outline: outline as AnyOutline };
}

/** Declares a write: a POST whose input is its JSON body, but for the fields named in the path. */
export function command<Input, Output>(
  path: `/api/${string}`,
  outline: Outline<Output>,
): Operation<Input, Output> {
  return { kind: "command", method: "POST", path, outline: outline as AnyOutline };
}
