import { load } from "./client.ts";
import type { LoadArgs } from "./load-args.ts";
import type { Operation } from "./operation.ts";

/**
 * In a loader, for a list that its page can do without. In the browser a failure gives undefined, and the page offers a
 * retry in the list's place. On the server it is thrown, so that no page without the list is cached for others.
 */
export function loadOptional<Input, Output>(
  context: LoadArgs["context"],
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const loading = load(context, operation, input);
  return typeof window === "undefined" ? loading : loading.catch(() => undefined);
}
