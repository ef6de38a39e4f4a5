import type { Operation } from "../operation.ts";
import { load } from "./client.ts";
import type { LoadArgs } from "./load-args.ts";

/** In a loader, for optional data: undefined after a failure in the browser. Thrown on the server, so that no incomplete page is cached. */
export function loadOptional<Input, Output>(
  context: LoadArgs["context"],
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const loading = load(context, operation, input);
  return typeof window === "undefined" ? loading : loading.catch(() => undefined);
}
