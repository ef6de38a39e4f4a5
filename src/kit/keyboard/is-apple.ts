import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useIsApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
