import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the keyboard has ⌘ in place of Ctrl. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
