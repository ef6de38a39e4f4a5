import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { coreJourneys } from "./tests/support/run/core-journeys.ts";
import { desktopAlone, pathsOf, phoneAlone, withBothLetters } from "./tests/support/run/journeys-once.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 900 } };

/** A browser on a machine with these Bengali letters: `shipped` by the shop, or the `device`'s own. */
const browserWith = (letters: "shipped" | "device") => ({
  executablePath: process.env.CHROMIUM || undefined,
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // As a whole browser draws letters: hinted ones are wider.
    "--font-render-hinting=none",
  ],
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, `tests/letters/${letters}.conf`) },
});

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: process.env.JOURNEYS === "core" ? pathsOf(coreJourneys) : undefined,
  outputDir: "test-results",
  fullyParallel: true,
  // Three take as long on two cores.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a machine that stops for seconds a journey may miss its time; one that is green only at the second try is listed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"]],
  globalSetup: "./tests/support/run/shop-for-browsers.ts",
  use: {
    launchOptions: browserWith("shipped"),
    // Recording one costs a fifth of the time: `npx playwright test --trace retain-on-failure` where a failure needs it.
    trace: "off",
    screenshot: "only-on-failure",
    // Journeys without a line allow it: elsewhere a page that is kept would hide what the shop answers.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
  },
  projects: [
    {
      name: "device letters",
      use: { ...phone, launchOptions: browserWith("device") },
      testMatch: pathsOf(withBothLetters),
      grepInvert: /@desktop/,
    },
    { name: "phone", use: phone, testIgnore: pathsOf(desktopAlone), grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, testIgnore: pathsOf(phoneAlone), grepInvert: /@phone/ },
  ],
});
