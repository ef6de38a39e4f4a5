import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../platform/root.server.ts";

export type SystemFacts = {
  cache: () => { entries: number; bytes: number; hits: number };
  index: () => { ready: boolean; products: number; behind_ms: number; failure?: string | undefined };
};

/** The shop's version from package.json. */
export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
