import type { Plugin, Rolldown } from "vite";

/** The files of the browser's build that are kept on the device, by address. */
export type OfflineFiles = {
  /** What a page for shoppers cannot do without. */
  pages: string[];
  /** What such pages load on demand. */
  onDemand: string[];
  /** What the rider's round needs besides. */
  round: string[];
};

/** Where bin/build.js finds them; the file does not stay in the build. */
export const offlineFiles = "offline-files.json";

const isPage = (id: string) => /\/src\/([\w-]+\/pages\/[\w-]+|root|entry\.client)\.tsx/.test(id);
const isRound = (id: string) => id.endsWith("/src/fulfilment/pages/round.tsx");
const isFrame = (id: string) => /\/src\/admin\/pages\/(frame|place)\.tsx/.test(id);

/** Writes which files of the browser's build the service worker keeps. */
export function filesForOffline(): Plugin {
  return {
    name: "files-for-offline",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const reach = (from: Rolldown.OutputChunk[], onDemand: boolean) => filesOf(from, chunks, onDemand);
      const has = (test: (id: string) => boolean) => (chunk: Rolldown.OutputChunk) =>
        test((chunk.facadeModuleId ?? "").split("?")[0] ?? "");
      const shoppers = chunks.filter(has((id) => isPage(id) && !id.includes("/admin/")));
      const pages = reach(shoppers, false);
      const onDemand = minus(reach(shoppers, true), pages);
      const frame = reach(chunks.filter(has(isFrame)), false);
      const round = minus([...frame, ...reach(chunks.filter(has(isRound)), false)], [...pages, ...onDemand]);
      if (pages.length < 10 || round.length < 2) this.error("The pages have moved: offline.config.ts");
      const source = JSON.stringify({ pages, onDemand, round } satisfies OfflineFiles);
      this.emitFile({ type: "asset", fileName: offlineFiles, source });
    },
  };
}

const minus = (some: string[], others: string[]) => [...new Set(some)].filter((one) => !others.includes(one));

/** The addresses of chunks and of all they import, with their styles. */
function filesOf(from: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[], onDemand: boolean): string[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const walk = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(`/${css}`);
    for (const name of chunk.imports) walk(byName.get(name));
    if (onDemand) for (const name of chunk.dynamicImports) walk(byName.get(name));
  };
  for (const chunk of from) walk(chunk);
  return [...found];
}
