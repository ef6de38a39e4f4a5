import type { AnyOutline, Outline } from "./outline.ts";

/**
 * One operation: its address, and the types of input and output. Its Zod schemas are in `schemas.ts` and given where the server
 * mounts it, so that no page downloads them.
 */
export type Operation<Input, Output> = {
  method: "GET" | "POST";
  /** `{name}` stands for the input's field `name`. */
  path: `/api/${string}`;
  /** Fields that an answer must have. */
  outline: AnyOutline;
  /** Adds what an answer with the specification's fields alone lacks; it changes a copy. */
  complete?: ((answer: never) => Output) | undefined;
  /** Never set: types only. */
  types?: (input: Input) => Output;
};

/** A write whose body is a file as it is: its type of media in the header, its bytes in the body. See `sendFile`. */
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

/** Declares a write that takes a file. */
export function upload<Output>(path: `/api/${string}`, outline: Outline<Output>): Upload<Output> {
  return { kind: "upload", method: "POST", path, outline: outline as AnyOutline };
}
