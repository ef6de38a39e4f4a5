import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { lastAnnounced, watchAnnounced } from "./announce.ts";
import { watchToast } from "./toast.ts";

/** Live regions for toasts and announcements, rendered once and always present so that screen readers notice changes. */
export function Toasts() {
  const announcement = useSyncExternalStore(watchAnnounced, lastAnnounced, () => "");
  const ToastView = useToastView();
  return (
    <>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {ToastView && <ToastView />}
    </>
  );
}

/** Loads the toast component after hydration. */
function useToastView() {
  const [ToastView, setToastView] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import("./toast-view.tsx").then(
        (module) => setToastView(() => module.default),
        () => undefined,
      );
    load();
    // If loading failed, the next toast retries.
    return watchToast(load);
  }, []);
  return ToastView;
}
