import type { AnyOutline, Outline } from "./outline.ts";

/** An operation: its URL, and the types of input and output. Its Zod schemas are loaded only by the server. */
export type Operation<Input, Output> = {
  method: "GET" | "POST";
  /** `{name}` is replaced by the input's field `name`. */
  path: `/api/${string}`;
  /** The parts of an answer that the browser checks, without Zod. */
  outline: AnyOutline;
  /**
   * Fills in the defaults of fields that another server of the specification may leave out. The caller passes a copy,
   * which it may change.
   */
  complete?: ((answer: never) => Output) | undefined;
  /** Never set: carries `Input` and `Output` for type inference. */
  types?: (input: Input) => Output;
};

/** A write whose body is a raw file, with its media type in the header. See `sendFile`. */
export type Upload<Output> = {
  kind: "upload";
  method: "POST";
  path: `/api/${string}`;
  outline: AnyOutline;
  types?: () => Output;
};

/** Declares a read: a GET with its input in path and query string. */
export function query<Input, Output>(
  path: `/api/${string}`,
  outline: Outline<Output>,
  complete?: (answer: Output) => Output,
): Operation<Input, Output> {
  return { method: "GET", path, outline: outline as AnyOutline, complete };
}

/** Declares a write: a POST with its input as JSON body, except for the fields in the path. */
export function command<Input, Output>(
  path: `/api/${string}`,
  outline: Outline<Output>,
  complete?: (answer: Output) => Output,
): Operation<Input, Output> {
  return { method: "POST", path, outline: outline as AnyOutline, complete };
}

export function upload<Output>(path: `/api/${string}`, outline: Outline<Output>): Upload<Output> {
  return { kind: "upload", method: "POST", path, outline: outline as AnyOutline };
}
