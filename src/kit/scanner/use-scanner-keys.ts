import { useEffect, useEffectEvent } from "react";
import { latinKey } from "../keyboard/latin-key.ts";

/** A scanner types at least this many keys and Enter, each within this time (ms) after the previous one. */
const minKeys = 6;
const maxGapMs = 50;

/** Marks a text field in which a scanner may type. The scanned code is removed from the field. */
export const takesScans = { "data-takes-scans": "" };

const textFieldSelector =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

/** Of ASCII, as barcodes have. */
const visibleCharacter = /^[!-~]$/;

/**
 * Calls `onCode` with each code that a Bluetooth or USB scanner types. Ignores text fields without `takesScans`, and
 * keys typed by hand, which are slower. Prevents the default action only of the Enter key that ends a scan.
 */
export function useScannerKeys(onCode: (code: string) => void): void {
  const reportCode = useEffectEvent(onCode);
  useEffect(() => {
    // What a scanner has typed so far; begins anew after a pause.
    let typed = "";
    let lastKeyTime = Number.NEGATIVE_INFINITY;
    let valueBeforeScan = "";
    const handleKey = (event: KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest<HTMLInputElement>(textFieldSelector);
      const isFast = event.timeStamp - lastKeyTime < maxGapMs;
      if (event.ctrlKey || event.metaKey || event.altKey || (field && !field.matches("[data-takes-scans]"))) {
        typed = "";
        return;
      }
      const key = latinKey(event);
      if (key === "Enter") {
        const code = isFast ? typed : "";
        typed = "";
        lastKeyTime = Number.NEGATIVE_INFINITY;
        if (code.length < minKeys) return;
        event.preventDefault();
        event.stopPropagation();
        if (field) restoreValue(field, valueBeforeScan);
        reportCode(code);
      } else if (visibleCharacter.test(key)) {
        if (!isFast) valueBeforeScan = field?.value ?? "";
        typed = isFast ? typed + key : key;
        lastKeyTime = event.timeStamp;
      }
    };
    window.addEventListener("keydown", handleKey, { capture: true });
    return () => window.removeEventListener("keydown", handleKey, { capture: true });
  }, []);
}

/** Bypasses React's value setter, so that React notices the change like typing. */
function restoreValue(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
