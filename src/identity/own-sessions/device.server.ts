import { type Browser, browsers, type OperatingSystem, systems } from "./rules.ts";

/** The first that fits counts: nearly every browser also says that it is Chrome and Safari. */
const browserMarks: Record<Browser, RegExp> = {
  edge: /\bEdg(e|A|iOS)?\//,
  opera: /\bOPR\/|\bOpera\b/,
  samsung: /\bSamsungBrowser\//,
  uc: /\bUC ?Browser\//,
  firefox: /\b(Firefox|FxiOS)\//,
  chrome: /\b(Chrome|CriOS)\//,
  safari: /\bSafari\//,
};

const systemMarks: Record<OperatingSystem, RegExp> = {
  iphone: /\b(iPhone|iPod)\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  chromebook: /\bCrOS\b/,
  windows: /\bWindows\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
};

/** The kind of browser and system that a `User-Agent` names; null for what it does not say, or nobody knows. No version, no model. */
export function deviceOf(userAgent = ""): { browser: Browser | null; system: OperatingSystem | null } {
  return {
    browser: browsers.find((name) => browserMarks[name].test(userAgent)) ?? null,
    system: systems.find((name) => systemMarks[name].test(userAgent)) ?? null,
  };
}
