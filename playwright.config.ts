import { defineConfig } from "@playwright/test";
import { coreJourneys } from "./tests/core-journeys.ts";
import { desktopAlone, pathsOf, phoneAlone } from "./tests/journeys-once.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: process.env.JOURNEYS === "core" ? pathsOf(coreJourneys) : undefined,
  outputDir: "test-results",
  fullyParallel: true,
  // Three take as long on two cores.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"]],
  globalSetup: "./tests/shop-for-browsers.ts",
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // As a whole browser draws letters: hinted ones are wider.
        "--font-render-hinting=none",
      ],
    },
    // Recording one costs a fifth of the time: `npx playwright test --trace retain-on-failure` where a failure needs it.
    trace: "off",
    screenshot: "only-on-failure",
    // Journeys without a line allow it: elsewhere a page that is kept would hide what the shop answers.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
  },
  projects: [
    { name: "phone", use: phone, testIgnore: pathsOf(desktopAlone), grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, testIgnore: pathsOf(phoneAlone), grepInvert: /@phone/ },
  ],
});
