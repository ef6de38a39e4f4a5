export { type ClientOptions, createClient } from "./create-client.ts";
export { ShopError } from "./shop-error.ts";
export type { CallOptions, Client, Input, OperationName, Output, ProblemCode, Schemas } from "./types.ts";
