type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const everyPage = "/src/root.tsx";
const homePage = "/src/catalogue/pages/home.tsx";

/** Messages are imported all at once and used one by one: the bundler knows which, this graph does not. */
const split = (id: string) => id.includes("/paraglide/");

/**
 * On a weak signal fewer files are quicker, and they compress better together: one chunk of React and the router, one of what
 * every page needs, one of what the home page needs besides. Messages are one chunk a feature, and so is what most forms and what
 * most texts need: the table of routes, which every visitor loads, names each chunk. Everything else is split as it falls: a group
 * takes along whatever its modules import, so one of the back office would be loaded by shoppers.
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
    name: (id: string, graph: Graph) => (isIconForShoppers(id, graph) ? "icons" : null),
    debugName: "icons",
    priority: 0,
  },
  {
    name: "forms",
    test: /\/src\/ui\/form\/(field|text-area|use-call|select|check|radio-card)|\/src\/ui\/dialog\/drawer/,
  },
  { name: "texts", test: /\/(section-text|legal-text|reach-us)\.tsx/ },
  { name: "order-messages", test: /\/paraglide\/messages\/(cart|checkout|gone|order|orders)_/ },
  { name: "product-messages", test: /\/paraglide\/messages\/(listing|page|path|product|review|reviews)_/ },
  {
    name: "account-messages",
    test: /\/paraglide\/messages\/(login|register|forgot|reset|profile)_/,
  },
  {
    name: "staff-messages",
    test: /\/paraglide\/messages\/(admin|office|dashboard|inbox|journal|staff|role|part|user)_/,
  },
];

/** Whether `page` imports a module, itself or through others, and not only on demand. */
function needs(page: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.split("?")[0]?.endsWith(page)) return true;
  if (seen.has(id) || split(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(page, importer, graph, seen)) ?? false;
}

/** An icon that some page for shoppers draws: many small files otherwise, each with its name in the table of routes. */
function isIconForShoppers(id: string, graph: Graph): boolean {
  if (!/lucide-react\/.*\/icons\//.test(id)) return false;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !/\/src\/([\w-]+\/)?admin\//.test(importer));
}
