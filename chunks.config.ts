type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const everyPage = "/src/root.tsx";
const homePage = "/src/catalogue/pages/home.tsx";

/** Messages are imported all at once and used one by one: the bundler knows which, this graph does not. */
const split = (id: string) => id.includes("/paraglide/");

/**
 * On a weak signal fewer files are quicker, and they compress better together: one chunk of React and the router, one of what
 * every page needs, one of what the home page needs besides. Everything else is split as it falls.
 */
export const chunks = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (needs(everyPage, id, graph) ? "frame" : null),
    debugName: "frame",
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) => (needs(homePage, id, graph) ? "products" : null),
    debugName: "products",
    priority: 1,
  },
  {
    name: "staff-messages",
    test: /\/paraglide\/messages\/(admin|office|dashboard|inbox|journal|staff|role|part|user)_/,
  },
  {
    name: (id: string, graph: Graph) => (isOfficeOnly(id, graph) ? "office" : null),
    debugName: "office",
    priority: 0,
  },
];

/** Whether `page` imports a module, itself or through others, and not only on demand. */
function needs(page: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.split("?")[0]?.endsWith(page)) return true;
  if (seen.has(id) || split(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(page, importer, graph, seen)) ?? false;
}

/** Whether only pages of the back office import a module of ours that is no page itself: one name less in the table of routes. */
function isOfficeOnly(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/\/pages\//.test(id) || !/\/src\//.test(id)) return seen.size > 0 && /\/admin\/pages\//.test(id);
  if (seen.has(id)) return true;
  if (split(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => isOfficeOnly(importer, graph, seen));
}
