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

const acts = new Map<string, (times: number) => void>();

/** Handles early presses on a button with `data-early={name}`, also if hydration replaced it (− 1 + in place of Add). */
export function useEarlyPress(name: string, act: (times: number) => void): void {
  useEffect(() => {
    if (!window.early) return;
    acts.set(name, act);
    return () => void acts.delete(name);
  }, [name, act]);
}

/** After hydration: replays early presses, then calls `then` once, which handles the stored ones. */
export function useReplayPresses(then: () => void): void {
  useEffect(() => {
    // Renders from browser storage first.
    const timer = setTimeout(() => void doEarlyPresses().then(then));
    return () => clearTimeout(timer);
  }, [then]);
}

/** Presses of pages that were left before hydration, and until this page's hydration its own. */
export function storedPresses(): StoredPress[] {
  const stored = readStored(earlyKey);
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).filter(([, times]) => Number.isInteger(times) && times > 0);
}

/** Removes and returns stored presses, so that only one tab replays them. */
export function takePresses(isWanted: (name: string) => boolean): StoredPress[] {
  const stored = storedPresses();
  const rest = stored.filter(([name]) => !isWanted(name));
  writeStored(earlyKey, rest.length > 0 ? Object.fromEntries(rest) : undefined);
  return stored.filter(([name]) => isWanted(name));
}

async function doEarlyPresses() {
  const pressed = window.early?.() ?? [];
  delete window.early;
  for (const [name, times] of takePresses((one) => acts.has(one))) acts.get(name)?.(times);
  for (const button of document.querySelectorAll("[data-early][data-pressed]")) {
    button.removeAttribute("data-pressed");
    button.ariaPressed = null;
  }
  await rendered();
  const done = new Set<string>();
  for (const button of pressed) {
    button.removeAttribute("data-pressed");
    const name = button.dataset["early"];
    if (name !== undefined && done.has(name)) continue;
    if (name !== undefined) done.add(name);
    if (button.isConnected) button.click();
    else if (name !== undefined) acts.get(name)?.(1);
    await rendered();
  }
  acts.clear();
}

/** Waits for the render, because the next press depends on it. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));
