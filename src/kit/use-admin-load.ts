import { createContext, useContext } from "react";
import { type Loaded, useLoad } from "../api/client/use-load.ts";
import type { Operation } from "../api/operation.ts";

/** Whether the user is known to be staff. */
export const StaffContext = createContext(false);

/** As `useLoad`, for staff only and while `when` holds: the frame renders its pages before the browser knows the user. */
export function useAdminLoad<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { watch = false, when = true } = {},
): Loaded<Output> {
  return useLoad(operation, input, { when: useContext(StaffContext) && when, watch });
}
