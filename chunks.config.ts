type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** A page of the catalogue. */
const page = (names: string) => new RegExp(`/src/catalogue/pages/(${names})\\.tsx$`);

const checkout = /\/src\/checkout\/pages\/checkout\.tsx$/;

const myOrders = /\/src\/orders\/pages\/my-orders\.tsx$/;

/** Messages are imported all at once and used one by one: the bundler knows which, this graph does not. */
const split = (id: string) => id.includes("/paraglide/");

/**
 * On a weak signal fewer files are quicker, and they compress better together. One chunk each for:
 * - React and the router; what every page needs or the home page shares with others; what a visitor loads a second later;
 * - what the home page, a list of products, a product, the cart and the checkout need besides;
 * - what two of list, product and cart share, so that no page fetches another's for the sake of a line; what checkout, orders and
 *   profile share of places and times;
 * - what checkout and log-in share of codes by SMS and of the privacy policy;
 * - the messages of a feature, what most forms and what most texts need: every visitor loads the table of routes, which names
 *   each chunk.
 *
 * Everything else is split as it falls: a group takes along whatever its modules import, so one of the back office would be loaded
 * by shoppers.
 */
export const chunks = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 9,
  },
  {
    ...neededByMost(
      "frame",
      /\/messages\/(cart_view|home_see_all|common_\w+)\.js$|\/language\/possessive\.ts$/,
    ),
    priority: 8,
  },
  { ...neededBy("home", page("home")), priority: 7 },
  { ...neededBy("later", /\/src\/(after-load|cart\/components\/cart-bar-link)\.tsx?$/), priority: 6.5 },
  {
    ...neededBySeveral(
      "shared",
      [page("listing"), page("product"), /\/src\/cart\/pages\/cart\.tsx$/],
      /\/paraglide\/messages\/(cart_total_now|gone_similar|path_|request_optional)|\/language\/contact\/phone\.ts$/,
    ),
    priority: 6.2,
  },
  { ...neededBy("parts", page("listing|product"), /\/src\/ui\/|\/lucide-react\//), priority: 6 },
  { ...neededBy("listing", page("listing")), priority: 5 },
  { ...neededBy("product", page("product")), priority: 4 },
  { ...neededBy("quiet-frame", /\/src\/shell\/task\/task-frame\.tsx$/), priority: 4 },
  {
    name: "phone-codes",
    test: /\/src\/identity\/phone-codes\/(code-field|use-seconds-until)\.tsx?$|\/shell\/policy-line\.tsx$|\/paraglide\/messages\/(phone_(proof|code)|checkout_mobile_(missing|odd)\.)/,
    priority: 3.5,
  },
  { ...neededBy("cart", /\/src\/cart\/pages\/cart\.tsx$/), priority: 3 },
  {
    ...neededBySeveral(
      "ordering",
      [checkout, myOrders, /\/src\/identity\/pages\/profile\.tsx$/],
      /\/paraglide\/messages\/(place|delivery_(closed|comes|full|other|over|slot_missing|slot_open|until|when))/,
    ),
    priority: 2,
  },
  { ...neededBy("checkout", checkout), priority: 1.5 },
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
  {
    name: "order-messages",
    test: /\/paraglide\/messages\/(cart|checkout|gone|order|orders)_(?!stays)/,
    priority: 2.1,
  },
  { name: "product-messages", test: /\/paraglide\/messages\/(listing|page|path|product|review|reviews)_/ },
  {
    name: "account-messages",
    test: /\/paraglide\/messages\/(login|register|forgot|reset|profile|cart_stays|phone_sign_in)/,
    priority: 2.1,
  },
  {
    name: "staff-messages",
    test: /\/paraglide\/messages\/(admin|office|dashboard|inbox|journal|staff|role|part|user)_/,
  },
];

/** What a page imports, itself or through others, and not only on demand; of that what `kind` names. */
function neededBy(name: string, page: RegExp, kind = /./) {
  const needed = (id: string, graph: Graph) => kind.test(id) && needs(page, id, graph);
  return { name: (id: string, graph: Graph) => (needed(id, graph) ? name : null), debugName: name };
}

/** What every page imports, what the home page shares with a list, a product or the cart, and these modules. */
function neededByMost(name: string, besides: RegExp) {
  const root = /\/src\/root\.tsx$/;
  const home = page("home");
  const others = /\/src\/(catalogue|cart)\/pages\/(listing|product|cart)\.tsx$/;
  const needed = (id: string, graph: Graph) =>
    besides.test(id) || needs(root, id, graph) || (needs(home, id, graph) && needs(others, id, graph));
  return { name: (id: string, graph: Graph) => (needed(id, graph) ? name : null), debugName: name };
}

/** What at least two of these pages import, and these modules. */
function neededBySeveral(name: string, pages: RegExp[], besides: RegExp) {
  const isShared = (id: string, graph: Graph) =>
    besides.test(id) || pages.filter((one) => needs(one, id, graph)).length > 1;
  return { name: (id: string, graph: Graph) => (isShared(id, graph) ? name : null), debugName: name };
}

function needs(page: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (page.test(id.split("?")[0] ?? "")) return true;
  if (seen.has(id) || split(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => needs(page, importer, graph, seen)) ?? false;
}

/** An icon that some page for shoppers draws: many small files otherwise, each with its name in the table of routes. */
function isIconForShoppers(id: string, graph: Graph): boolean {
  if (!/lucide-react\/.*\/icons\//.test(id)) return false;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !/\/src\/(kit|([\w-]+\/)?admin)\//.test(importer));
}
