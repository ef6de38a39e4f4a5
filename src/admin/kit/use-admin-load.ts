import { type Loaded, useLoad } from "../../api/client/use-load.ts";
import type { Operation } from "../../api/operation.ts";
import { isStaff } from "../../api/viewer.ts";
import { useSession } from "../../identity/session/session-store.ts";

/** Like `useLoad`, for staff only: the frame shows its pages to others, too, until the browser knows who looks. */
export function useAdminLoad<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { watch = false } = {},
): Loaded<Output> {
  const user = useSession()?.user;
  return useLoad(operation, input, { when: user !== undefined && isStaff(user), watch });
}
