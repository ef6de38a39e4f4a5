import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** With the focus on a row's link, ↑ ↓ and j k go to the next row. Enter opens it, because it is a link. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}
