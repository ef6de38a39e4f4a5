/** A popover's ref that closes it when a link or button inside is pressed, except switches. Returns the cleanup. */
export function closeOnChoice(popover: HTMLElement | null): (() => void) | undefined {
  const close = ({ target }: Event) =>
    (target as Element).closest("a, button:not([aria-pressed])") && popover?.hidePopover();
  popover?.addEventListener("click", close);
  return () => popover?.removeEventListener("click", close);
}
