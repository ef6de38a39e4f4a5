import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { movableProps } from "./movable-props.ts";

type MovableRowProps = {
  /** The name of its list: rows can be dropped only within their list. */
  list: string;
  /** The index in its list. */
  place: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
  labels: { up: string; down: string };
  className?: string;
  children: ReactNode;
  /** Buttons before those that move it. */
  actions?: ReactNode;
};

/** A row of an ordered list: dragged, or moved by buttons or Alt with the arrow keys. */
export function MovableRow(props: MovableRowProps) {
  const { list, place: index, isLast, onMove, labels, className = "", children, actions } = props;
  const { drag, target } = movableProps(list, index, onMove);
  return (
    <li {...drag} {...target} className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <GripVertical size={18} aria-hidden className="cursor-grab text-ink-soft pointer-coarse:hidden" />
      {children}
      <div className="ml-auto flex items-center">
        {actions}
        <IconButton label={labels.up} aria-disabled={index === 0} onClick={() => onMove(index, index - 1)}>
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={labels.down} aria-disabled={isLast} onClick={() => onMove(index, index + 1)}>
          <ArrowDown size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
