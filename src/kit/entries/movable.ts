import type { DragEvent, KeyboardEvent } from "react";

/**
 * What makes an entry of a list movable. `drag` goes to what is taken hold of; `target` to the whole entry, which takes
 * what is dropped on it and is moved by Alt with the up and down arrows.
 * @param list which list; entries of another one are not taken
 * @param place of the entry, counted from 0
 */
export function movable(list: string, place: number, onMove: (from: number, to: number) => void) {
  const type = `application/x-${list}-place`;
  return {
    drag: {
      draggable: true,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(place)),
    },
    target: {
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(type) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        const from = event.dataTransfer.getData(type);
        if (from === "") return;
        event.preventDefault();
        onMove(Number(from), place);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || !step) return;
        event.preventDefault();
        onMove(place, place + step);
      },
    },
  };
}
