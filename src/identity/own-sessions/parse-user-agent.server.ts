import { type Browser, browsers, type OperatingSystem, systems } from "./rules.ts";

/** The first match counts: nearly every browser also claims to be Chrome and Safari. */
const browserPatterns: Record<Browser, RegExp> = {
  edge: /\bEdg(e|A|iOS)?\//,
  opera: /\bOPR\/|\bOpera\b/,
  samsung: /\bSamsungBrowser\//,
  uc: /\bUC ?Browser\//,
  firefox: /\b(Firefox|FxiOS)\//,
  chrome: /\b(Chrome|CriOS)\//,
  safari: /\bSafari\//,
};

const systemPatterns: Record<OperatingSystem, RegExp> = {
  iphone: /\b(iPhone|iPod)\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  chromebook: /\bCrOS\b/,
  windows: /\bWindows\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
};

/** Browser and system of a `User-Agent`, without versions; null if unknown. */
export function parseUserAgent(userAgent = ""): { browser: Browser | null; system: OperatingSystem | null } {
  return {
    browser: browsers.find((name) => browserPatterns[name].test(userAgent)) ?? null,
    system: systems.find((name) => systemPatterns[name].test(userAgent)) ?? null,
  };
}
