import type { Plugin } from "vite";

/** What is left of a function instead of its body, by name or by a pattern of names; of a whole file nothing. */
type Unused = Record<string, string>;

/**
 * What the shop does not use of React and React Router, by file:
 * - React's `<ViewTransition>`: the router starts the browser's own transitions;
 * - discovery of routes one by one (`routeDiscovery` is "initial" in react-router.config.ts), and instrumentation;
 * - its own requests to the server (single fetch): pages with data have a `clientLoader`, so its plain data strategy does;
 * - forms, actions and fetchers: the shop's own client calls the API. Biome refuses to import them (biome.json);
 * - middleware of routes, server components, and its own error page (root.tsx has one).
 * `tests/server/first-view.test.ts` proves that no page needs what is left out of the router.
 */
const unused: Record<string, Unused | "all"> = {
  "react-dom/cjs/react-dom-client.production": { "\\w*ViewTransition\\w*": "" },
  "react-router/dist/production/lib/dom/ssr/fog-of-war": "all",
  "react-router/dist/production/lib/router/instrumentation": "all",
  "react-router/dist/production/lib/dom/ssr/single-fetch": { getTurboStreamSingleFetchDataStrategy: "" },
  "react-router/dist/production/lib/dom/ssr/components": { RSCPrefetchPageLinksImpl: "" },
  "react-router/dist/production/lib/hooks": {
    RSCErrorHandler: "return children;",
    DefaultErrorComponent: "",
  },
  "react-router/dist/production/lib/router/router": {
    normalizeNavigateOptions: "return { path };",
    checkFogOfWar: "return { active: false, matches: null };",
    discoverRoutes: "",
    patchRoutes: "",
    handleAction: "",
    getUpdatedActionData: "",
    getSubmissionFromNavigation: "",
    getInstrumentationNavigateMeta: "",
    fetch: "",
    handleFetcherAction: "",
    handleFetcherLoader: "",
    getFetcher: "",
    resetFetcher: "",
    queueFetcherForDeletion: "",
    deleteFetcher: "",
    abortFetcher: "",
    getUpdatedRevalidatingFetchers: "",
    markFetchRedirectsDone: "",
    abortStaleFetchLoads: "",
    runClientMiddlewarePipeline: "",
  },
};

/**
 * Leaves that out of the browser's bundle; what only it needed, the bundler drops. The build fails where there is such a file or
 * function no longer.
 */
export function withoutUnusedParts(): Plugin {
  const found = new Set<string>();
  return {
    name: "without-unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = /\/node_modules\/(.+)\.js$/.exec(id)?.[1] ?? "";
      const parts = unused[file];
      if (!parts) return null;
      found.add(file);
      const left = parts === "all" ? withoutAll(code) : without(parts, code);
      if (left === undefined) this.error(`${file} has other parts now: router.config.ts`);
      return { code: left, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(unused).find((file) => !found.has(file));
      if (!error && missing) this.error(`There is no ${missing} any more: router.config.ts`);
    },
  };
}

/** The same exports, which do nothing: that is what the router makes of them where they are not asked for. */
function withoutAll(code: string): string | undefined {
  const names = /^export \{ (.+) \};/m.exec(code)?.[1]?.split(", ");
  return (
    names &&
    `const nothing = () => undefined;\nexport { ${names.map((name) => `nothing as ${name}`).join(", ")} };`
  );
}

/** Both are published with their lines indented, so that a function ends at the brace below its beginning. */
function without(parts: Unused, code: string): string | undefined {
  let left: string | undefined = code;
  for (const [name, body] of Object.entries(parts)) {
    const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}$`, "gm");
    const shorter: string | undefined = left?.replace(whole, `$1$2 ${body} }`);
    left = shorter === left ? undefined : shorter;
  }
  return left;
}
