import { returningScript } from "./orders/returning/returning-script.ts";
import { noticeScript } from "./shell/frame/notice-script.ts";
import { offerScript } from "./shell/frame/offer-script.ts";
import { trustedHtmlScript } from "./shell/frame/trusted-html-script.ts";
import { earlyScript } from "./ui/early-presses/early-script.ts";

/**
 * Scripts in the head of every page, which run before the first paint. The Content-Security-Policy allows exactly these and those below, by
 * hash. Keep them tiny, use no personal or request data in them, and avoid "</script" and "<!--".
 */
export const inlineScripts: readonly string[] = [trustedHtmlScript + earlyScript];

/** Scripts in the body, next to their elements. */
export const scriptsInBody: readonly string[] = [noticeScript, offerScript, returningScript];
