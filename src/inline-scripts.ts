import { earlyScript } from "./ui/early-presses/early-script.ts";

/**
 * Scripts that stand in the head of every page and run before it is painted, as text. `root.tsx` writes them, and the
 * Content-Security-Policy of pages allows exactly these, by hash. Each byte is on every page: keep them tiny, take
 * nothing of a person or a request into them, and leave out "</script" and "<!--".
 */
export const inlineScripts: readonly string[] = [earlyScript];
