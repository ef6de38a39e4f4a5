import type { ReactNode } from "react";
import type { Mark } from "#src/catalogue/contract.ts";

/** Highlights parts of a text. Marks count UTF-16 units and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: Mark[] }) {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < position || end <= start) continue;
    parts.push(text.slice(position, start));
    parts.push(
      <b key={start} className="font-bold text-leaf">
        {text.slice(start, end)}
      </b>,
    );
    position = end;
  }
  return [...parts, text.slice(position)];
}
