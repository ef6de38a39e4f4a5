import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { lastAnnounced, watchAnnounced } from "./announce.ts";
import { watchToast } from "./toast.ts";

/** Live regions for toasts and announcements, rendered once and always present so that screen readers notice changes. */
export function Toasts() {
  const announcement = useSyncExternalStore(watchAnnounced, lastAnnounced, () => "");
  const Place = useToastPlace();
  return (
    <>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {Place && <Place />}
    </>
  );
}

/** Loads the toast component after hydration. */
function useToastPlace() {
  const [Place, setPlace] = useState<ComponentType>();
  useEffect(() => {
    const load = () => void import("./toast-view.tsx").then((part) => setPlace(() => part.default), Boolean);
    load();
    // If loading failed, the next toast retries.
    return watchToast(load);
  }, []);
  return Place;
}
