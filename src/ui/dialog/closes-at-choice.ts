/** The ref of a popover with links and buttons: pressing one of them closes it, but for switches, which say there how they stand. */
export function closesAtChoice(popover: HTMLElement | null): (() => void) | undefined {
  const close = ({ target }: Event) =>
    (target as Element).closest("a, button:not([aria-pressed])") && popover?.hidePopover();
  popover?.addEventListener("click", close);
  return () => popover?.removeEventListener("click", close);
}
