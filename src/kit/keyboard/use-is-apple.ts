import { useSyncExternalStore } from "react";

const noSubscription = () => () => undefined;

export const useIsApple = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
