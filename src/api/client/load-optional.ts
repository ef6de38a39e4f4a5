import type { Operation } from "../operation.ts";
import { load } from "./client.ts";
import type { LoadArgs } from "./load-args.ts";

/**
 * In a loader, for what its page can do without: undefined after a failure in the browser, where the page offers a retry. On the
 * server the failure is thrown, so that no incomplete page is cached.
 */
export function loadOptional<Input, Output>(
  context: LoadArgs["context"],
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const loading = load(context, operation, input);
  return typeof window === "undefined" ? loading : loading.catch(() => undefined);
}
