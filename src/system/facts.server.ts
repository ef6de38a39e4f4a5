import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../platform/root.server.ts";

/** The state of this process that the page "System" and the metrics show. */
export type SystemFacts = {
  /** The page cache. */
  cache: () => { entries: number; bytes: number; hits: number };
  /** The search index; `behind_ms`: how far it is behind the database. */
  index: () => { ready: boolean; products: number; behind_ms: number; failure?: string | undefined };
};

/** The shop's version from package.json. */
export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
