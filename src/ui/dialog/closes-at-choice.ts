/** The ref of a popover with links and buttons: pressing one of them closes it. */
export function closesAtChoice(popover: HTMLElement | null): (() => void) | undefined {
  const close = ({ target }: Event) => (target as Element).closest("a, button") && popover?.hidePopover();
  popover?.addEventListener("click", close);
  return () => popover?.removeEventListener("click", close);
}
