import { useEffect } from "react";

declare global {
  interface Window {
    /** Stops recording and returns the pressed elements so far; set by `early-script.ts`. */
    early?: () => HTMLButtonElement[];
  }
}

const acts = new Map<string, () => void>();

/**
 * Handles an early press on a button with `data-early={name}` that is gone after hydration: an Add
 * button that the stored cart has replaced by − 1 +.
 */
export function useEarlyPress(name: string, act: () => void): void {
  useEffect(() => {
    if (!window.early) return;
    acts.set(name, act);
    return () => void acts.delete(name);
  }, [name, act]);
}

/** After hydration: carries out what was pressed before, each named button once. */
export function useWakeUp(): void {
  useEffect(() => {
    // Render from browser storage first.
    const timer = setTimeout(doEarlyPresses);
    return () => clearTimeout(timer);
  }, []);
}

async function doEarlyPresses() {
  const pressed = window.early?.() ?? [];
  delete window.early;
  const done = new Set<string>();
  for (const button of pressed) {
    button.removeAttribute("data-pressed");
    const name = button.dataset["early"];
    if (name !== undefined && done.has(name)) continue;
    if (name !== undefined) done.add(name);
    if (button.isConnected) button.click();
    else if (name !== undefined) acts.get(name)?.();
    // The next press needs the page as this one leaves it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  acts.clear();
}
