import { useEffect } from "react";
import { readStored, writeStored } from "../storage/browser-storage.ts";
import { earlyKey } from "./early-key.ts";

declare global {
  interface Window {
    /** Stops recording and returns the pressed elements; set by `early-script.ts`. */
    early?: () => HTMLButtonElement[];
  }
}

/** The name of a button, and how often it was pressed. */
export type StoredPress = readonly [name: string, times: number];

const pressHandlers = new Map<string, (times: number) => void>();

/** Handles early presses on a button with `data-early={name}`, also if hydration replaced it (− 1 + in place of Add). */
export function useEarlyPress(name: string, act: (times: number) => void): void {
  useEffect(() => {
    if (!window.early) return;
    pressHandlers.set(name, act);
    return () => void pressHandlers.delete(name);
  }, [name, act]);
}

/** After hydration: replays early presses, then calls `handleStored` once, which handles the stored ones. */
export function useReplayPresses(handleStored: () => void): void {
  useEffect(() => {
    // Renders from browser storage first.
    const timer = setTimeout(() => void replayEarlyPresses().then(handleStored));
    return () => clearTimeout(timer);
  }, [handleStored]);
}

/** Presses of pages that were left before hydration, and until this page's hydration its own. */
export function readStoredPresses(): StoredPress[] {
  const stored = readStored(earlyKey);
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).filter(([, times]) => Number.isInteger(times) && times > 0);
}

/** Removes and returns stored presses, so that only one tab replays them. */
export function takePresses(isWanted: (name: string) => boolean): StoredPress[] {
  const stored = readStoredPresses();
  const remainingPresses = stored.filter(([name]) => !isWanted(name));
  writeStored(earlyKey, remainingPresses.length > 0 ? Object.fromEntries(remainingPresses) : undefined);
  return stored.filter(([name]) => isWanted(name));
}

/** Replays the presses of this page: those stored by name first, then those of other buttons, one press for each. */
async function replayEarlyPresses() {
  const pressedButtons = window.early?.() ?? [];
  delete window.early;
  const storedPresses = takePresses((name) => pressHandlers.has(name));
  for (const [name, times] of storedPresses) pressHandlers.get(name)?.(times);
  for (const button of document.querySelectorAll("[data-early][data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.ariaPressed = null;
  }
  await waitForRender();
  const handledNames = new Set<string>();
  for (const button of pressedButtons) {
    button.removeAttribute("data-pressed");
    const name = button.dataset["early"];
    if (name !== undefined && handledNames.has(name)) continue;
    if (name !== undefined) handledNames.add(name);
    if (button.isConnected) button.click();
    else if (name !== undefined) pressHandlers.get(name)?.(1);
    await waitForRender();
  }
  pressHandlers.clear();
}

/** Waits for the render, because the next press depends on it. */
const waitForRender = () => new Promise((resolve) => setTimeout(resolve));
