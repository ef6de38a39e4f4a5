import { createContext, useContext } from "react";
import { type Loaded, useLoad } from "../api/client/use-load.ts";
import type { Operation } from "../api/operation.ts";

/** Whether the user is known to be staff. */
export const StaffContext = createContext(false);

/** Loads like `useLoad`, but only once the browser knows that the user is staff, and while `loadWhile` holds. */
export function useAdminLoad<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { watch = false, loadWhile = true } = {},
): Loaded<Output> {
  return useLoad(operation, input, { loadWhile: useContext(StaffContext) && loadWhile, watch });
}
