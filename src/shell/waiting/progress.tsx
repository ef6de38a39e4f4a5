import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { m } from "#src/language/messages.ts";

/** During a navigation: a progress line at the top, and the pressed look of the followed link. */
export function Progress() {
  const isWaiting = useNavigation().state !== "idle";
  usePressedLook(isWaiting);
  if (!isWaiting) return null;
  return (
    <div role="progressbar" aria-live="polite" aria-label={m.common_loading()} className="progress-line">
      <div />
    </div>
  );
}

/** A link keeps its pressed look until its page is shown (`data-going`, see motion.css). */
function usePressedLook(isWaiting: boolean) {
  const pressedLink = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressedLink.current = (target as Element).closest("a");
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);
  useEffect(() => {
    const link = pressedLink.current;
    if (!isWaiting || !link) return;
    link.setAttribute("data-going", "");
    return () => link.removeAttribute("data-going");
  }, [isWaiting]);
}
