import { useEffect } from "react";

declare global {
  interface Window {
    /** Ends the keeping and gives what was pressed so far; set by `early-script.ts`. */
    early?: () => HTMLButtonElement[];
  }
}

const acts = new Map<string, () => void>();

/**
 * What an early press on a button with `data-early={name}` means where that button is gone when the page is awake: an Add
 * that the browser's own cart has turned into − 1 +.
 */
export function useEarlyPress(name: string, act: () => void): void {
  useEffect(() => {
    if (!window.early) return;
    acts.set(name, act);
    return () => void acts.delete(name);
  }, [name, act]);
}

/** The page is awake: what was pressed before is done now, each button with a name once. */
export function useWakeUp(): void {
  useEffect(() => {
    // What the browser's storage knows is drawn first.
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
    // The next press is for the page as this one leaves it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  acts.clear();
}
