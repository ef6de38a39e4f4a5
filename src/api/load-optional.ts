import { load } from "./client.ts";
import type { LoadArgs } from "./load-args.ts";
import type { Operation } from "./operation.ts";

/**
 * In a loader, for a list that its page can do without. On the server a failure is the page's, which then is not kept
 * for others; in the browser the page goes on with undefined, and offers a retry in the list's place.
 */
export function loadOptional<Input, Output>(
  context: LoadArgs["context"],
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const asked = load(context, operation, input);
  return typeof window === "undefined" ? asked : asked.catch(() => undefined);
}
