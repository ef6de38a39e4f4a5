import type { KeyboardEvent } from "react";
import { latinKey } from "#src/kit/keyboard/latin-key.ts";
import type { RowSelection } from "#src/kit/several/use-selection.ts";

const stepByKey: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** On a row's link, ↑ ↓ and j k move the focus, and x selects the row. Enter follows the link. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>, chosen: RowSelection) {
  const key = latinKey(event.nativeEvent);
  const step = stepByKey[key];
  const isSelectKey = key === "x";
  if (!(step || isSelectKey) || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const focusedIndex = links.indexOf(document.activeElement as HTMLElement);
  if (focusedIndex < 0) return;
  event.preventDefault();
  if (!step) return chosen.toggle(Number(links[focusedIndex]?.id.replace("order-", "")), event.shiftKey);
  links[Math.min(links.length - 1, Math.max(0, focusedIndex + step))]?.focus();
}
