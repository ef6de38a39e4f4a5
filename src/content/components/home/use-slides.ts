import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

const slideIntervalMs = 5000;
const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

function watchReducedMotion(listener: () => void) {
  const query = window.matchMedia(reducedMotionQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** `prefers-reduced-motion`; false on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    watchReducedMotion,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  );

/**
 * A track of slides that advances every 5 s. Pauses while hovered or focused and in a hidden tab; with
 * reduced motion it starts only when play is pressed.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  // Undefined until play or pause is pressed.
  const [wantsPlaying, setWantsPlaying] = useState<boolean>();
  const isPlaying = wantsPlaying ?? !prefersReducedMotion;

  /** Scrolls to a slide; -1 is the last one, and `count` the first one. */
  const show = (index: number) => {
    const list = track.current;
    if (list) list.scrollTo({ left: ((index + count) % count) * list.clientWidth });
  };
  useVisibleSlide(track, setShown);
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(() => {
      const list = track.current;
      if (list && !document.hidden) list.scrollTo({ left: ((shown + 1) % count) * list.clientWidth });
    }, slideIntervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, shown, count]);

  /** Pause the slides while the pointer or the keyboard is on them. */
  const pauseHandlers = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: ({ target }: FocusEvent) => setIsHeld(target.matches(":focus-visible")),
    onBlur: () => setIsHeld(false),
  };
  const toggle = () => setWantsPlaying(!isPlaying);
  return { track, shown, show, playing: isPlaying, toggle, pauseHandlers };
}

/** Reports the visible slide, however the track was scrolled. */
function useVisibleSlide(track: React.RefObject<HTMLUListElement | null>, onSlide: (index: number) => void) {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const reportVisibleSlide = () => onSlide(Math.round(list.scrollLeft / list.clientWidth));
    list.addEventListener("scroll", reportVisibleSlide, { passive: true });
    return () => list.removeEventListener("scroll", reportVisibleSlide);
  }, [track, onSlide]);
}
