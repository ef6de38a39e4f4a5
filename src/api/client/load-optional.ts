import type { Operation } from "../operation.ts";
import { load } from "./client.ts";
import type { LoadArgs } from "./load-args.ts";

/**
 * Loads optional data in a loader: undefined on failure in the browser; the server throws, to cache no partial page.
 */
export function loadOptional<Input, Output>(
  context: LoadArgs["context"],
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const loading = load(context, operation, input);
  return typeof window === "undefined" ? loading : loading.catch(() => undefined);
}
