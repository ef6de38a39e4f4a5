import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

const everyMs = 5000;
const stillness = "(prefers-reduced-motion: reduce)";

function watchStillness(listener: () => void) {
  const query = window.matchMedia(stillness);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** `prefers-reduced-motion`; false on the server. */
const useStillness = () =>
  useSyncExternalStore(
    watchStillness,
    () => window.matchMedia(stillness).matches,
    () => false,
  );

/**
 * A track of slides that advances every 5 s. Pauses while hovered or focused and in a hidden tab; with
 * reduced motion it starts only when play is pressed.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const still = useStillness();
  const [wanted, setWanted] = useState<boolean>();
  const playing = wanted ?? !still;

  const show = (index: number) => {
    const list = track.current;
    if (list) list.scrollTo({ left: ((index + count) % count) * list.clientWidth });
  };
  useFollow(track, setShown);
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      const list = track.current;
      if (list && !document.hidden) list.scrollTo({ left: ((shown + 1) % count) * list.clientWidth });
    }, everyMs);
    return () => clearInterval(timer);
  }, [playing, held, shown, count]);

  const holds = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: ({ target }: FocusEvent) => setHeld(target.matches(":focus-visible")),
    onBlur: () => setHeld(false),
  };
  return { track, shown, show, playing, toggle: () => setWanted(!playing), holds };
}

/** Reports the visible slide, however the track was scrolled. */
function useFollow(track: React.RefObject<HTMLUListElement | null>, onSlide: (index: number) => void) {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const follow = () => onSlide(Math.round(list.scrollLeft / list.clientWidth));
    list.addEventListener("scroll", follow, { passive: true });
    return () => list.removeEventListener("scroll", follow);
  }, [track, onSlide]);
}
