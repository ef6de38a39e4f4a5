import { m } from "#src/language/messages.ts";
import type { OwnSession } from "../contract.ts";
import type { Browser, OperatingSystem } from "../rules.ts";

const browserNames: Record<Browser, () => string> = {
  edge: m.sessions_edge,
  opera: m.sessions_opera,
  samsung: m.sessions_samsung,
  uc: m.sessions_uc,
  firefox: m.sessions_firefox,
  chrome: m.sessions_chrome,
  safari: m.sessions_safari,
};

const systemNames: Record<OperatingSystem, () => string> = {
  iphone: m.sessions_iphone,
  ipad: m.sessions_ipad,
  android: m.sessions_android,
  chromebook: m.sessions_chromebook,
  windows: m.sessions_windows,
  mac: m.sessions_mac,
  linux: m.sessions_linux,
};

/** Such as "Chrome on Android", or that it is unknown. */
export function deviceText({ browser, system }: Pick<OwnSession, "browser" | "system">): string {
  if (browser && system)
    return m.sessions_on({ browser: browserNames[browser](), system: systemNames[system]() });
  if (browser) return browserNames[browser]();
  return system ? systemNames[system]() : m.sessions_unknown();
}

const handheldSystems: readonly (OperatingSystem | null)[] = ["iphone", "ipad", "android"];

export const isHandheld = ({ system }: Pick<OwnSession, "system">): boolean =>
  handheldSystems.includes(system);
