import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { lastAnnounced, watchAnnounced } from "./announce.ts";
import { watchToast } from "./toast.ts";

/** Where toasts appear, and words for readers only: once in the page's frame, always there so that they are heard. */
export function Toasts() {
  const said = useSyncExternalStore(watchAnnounced, lastAnnounced, () => "");
  const Place = useToastPlace();
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      {Place && <Place />}
    </>
  );
}

/** Loaded once the page is awake: no toast comes before that. */
function useToastPlace() {
  const [Place, setPlace] = useState<ComponentType>();
  useEffect(() => {
    const load = () => void import("./toast-place.tsx").then((part) => setPlace(() => part.default), Boolean);
    load();
    // Where the line broke off meanwhile, the next toast asks for it again.
    return watchToast(load);
  }, []);
  return Place;
}
