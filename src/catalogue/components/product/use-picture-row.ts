import { type RefObject, useEffect, useRef, useState } from "react";

type PictureRow = {
  row: RefObject<HTMLUListElement | null>;
  /** The place of the picture that is shown, from 0. */
  place: number;
  /** Scrolls to the picture at a place; with the behaviour "instant" without an animation. */
  turnTo: (place: number, behavior?: ScrollBehavior) => void;
};

/** A row of pictures that is scrolled from one to the next; each child fills the row. */
export function usePictureRow(firstPlace = 0): PictureRow {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(firstPlace);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setPlace([...list.children].indexOf(target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const turnTo = (targetPlace: number, behavior: ScrollBehavior = "auto") => {
    const list = row.current;
    list?.scrollTo({ left: targetPlace * list.clientWidth, behavior });
  };
  return { row, place, turnTo };
}
