import type { Plugin } from "vite";

const unused = [
  // `routeDiscovery` is "initial" in react-router.config.ts.
  /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
  /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
];

/**
 * Leaves out of the browser's bundle what the shop does not use of React Router: the discovery of routes one by one, and
 * instrumentation. In their place are functions that do nothing, which is what the router makes of them where neither is asked for.
 * The build fails where React Router has those files no longer.
 */
export function withoutUnusedParts(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: "without-unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = unused.find((one) => one.test(id));
      const names = file && /^export \{ (.+) \};/m.exec(code)?.[1];
      if (!names) return null;
      found.add(file);
      const stubs = names.split(", ").map((name) => `nothing as ${name}`);
      return { code: `const nothing = () => undefined;\nexport { ${stubs.join(", ")} };`, map: null };
    },
    buildEnd(error) {
      if (!error && found.size < unused.length)
        this.error("React Router keeps its unused parts elsewhere: router.config.ts");
    },
  };
}
