import type { DragEvent, KeyboardEvent } from "react";

/**
 * Props that make an entry of a list movable. `drag` belongs on the handle, `target` on the whole entry: it
 * accepts drops, and Alt with the up and down arrows moves it.
 * @param list identifies the list; entries of other lists are not accepted
 * @param index of the entry in its list
 */
export function movableProps(list: string, index: number, onMove: (from: number, to: number) => void) {
  const type = `application/x-${list}-place`;
  return {
    drag: {
      draggable: true,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(index)),
    },
    target: {
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(type) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        const from = event.dataTransfer.getData(type);
        if (from === "") return;
        event.preventDefault();
        onMove(Number(from), index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || !step) return;
        event.preventDefault();
        onMove(index, index + step);
      },
    },
  };
}
