import type { Page } from "@playwright/test";

/** What a Bluetooth scanner does: types a code and Enter, `gapMs` between two keys, by the clock of the events. */
export async function scannerTypes(page: Page, code: string, gapMs = 8) {
  const keyboard = await page.context().newCDPSession(page);
  const start = Date.now();
  const keys = [...code].map((text) => ({ key: text, text }));
  const all = [...keys, { key: "Enter", text: "\r" }];
  await Promise.all(
    all.flatMap(({ key, text }, index) => {
      const timestamp = (start + index * gapMs) / 1000;
      const code = /^[0-9]$/.test(key) ? `Digit${key}` : key;
      const event = { key, code, text, timestamp, windowsVirtualKeyCode: key === "Enter" ? 13 : 0 };
      return [
        keyboard.send("Input.dispatchKeyEvent", { ...event, type: "keyDown" }),
        keyboard.send("Input.dispatchKeyEvent", { ...event, type: "keyUp", text: "" }),
      ];
    }),
  );
  await keyboard.detach();
}
