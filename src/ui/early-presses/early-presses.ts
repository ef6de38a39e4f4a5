import { useEffect } from "react";
import { readStored, writeStored } from "../storage/browser-storage.ts";
import { earlyKey } from "./early-key.ts";

declare global {
  interface Window {
    /** Stops recording and returns the pressed elements so far; set by `early-script.ts`. */
    early?: () => HTMLButtonElement[];
  }
}

/** The name of a button, and how often it was pressed. */
export type StoredPress = readonly [name: string, times: number];

const acts = new Map<string, (times: number) => void>();

/** Handles early presses on a button with `data-early={name}`, also where it is gone after hydration: where − 1 + has replaced Add. */
export function useEarlyPress(name: string, act: (times: number) => void): void {
  useEffect(() => {
    if (!window.early) return;
    acts.set(name, act);
    return () => void acts.delete(name);
  }, [name, act]);
}

/** After hydration: carries out what was pressed before, then calls `then` once, which handles what is still stored. */
export function useWakeUp(then: () => void): void {
  useEffect(() => {
    // Render from browser storage first.
    const timer = setTimeout(() => void doEarlyPresses().then(then));
    return () => clearTimeout(timer);
  }, [then]);
}

/** Presses of pages that were left too soon, and until this page is awake its own. */
export function storedPresses(): StoredPress[] {
  const stored = readStored(earlyKey);
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored).filter(([, times]) => Number.isInteger(times) && times > 0);
}

/** Removes stored presses, so that they are carried out once, whichever tab does it first. */
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

/** The next press needs the page as this one leaves it. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));
