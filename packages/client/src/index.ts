export { createClient } from "./create-client.ts";
export type { ClientOptions } from "./send.ts";
export { ShopError } from "./shop-error.ts";
export type {
  CallOptions,
  Client,
  Input,
  KeyedOptions,
  OperationName,
  Output,
  ProblemCode,
  Schemas,
} from "./types.ts";
