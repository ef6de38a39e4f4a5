import { earlyScript } from "./ui/early-presses/early-script.ts";

/**
 * Scripts that stand in the head of every page and run before it is painted, as text. `root.tsx` writes them, and the
 * Content-Security-Policy of pages allows exactly these, by hash. Every page carries each byte: keep them tiny, use
 * no personal or request data in them, and avoid "</script" and "<!--".
 */
export const inlineScripts: readonly string[] = [earlyScript];
