import { returningScript } from "./orders/returning/returning-script.ts";
import { noticeScript } from "./shell/frame/notice-script.ts";
import { offerScript } from "./shell/frame/offer-script.ts";
import { trustedHtmlScript } from "./shell/frame/trusted-html-script.ts";
import { earlyScript } from "./ui/early-presses/early-script.ts";

/**
 * Scripts that stand in the head of every page and run before it is painted, as text. `root.tsx` writes them, and the
 * Content-Security-Policy of pages allows exactly these and those below, by hash. Every page carries each byte: keep them tiny, use
 * no personal or request data in them, and avoid "</script" and "<!--".
 */
export const inlineScripts: readonly string[] = [trustedHtmlScript + earlyScript];

/** Scripts that stand further down, beside what they are about. */
export const scriptsInBody: readonly string[] = [noticeScript, offerScript, returningScript];
