/** The import rules of the house (STYLE.md), as code. */
const order = [
  "language",
  "api",
  "platform",
  "ui",
  "kit",
  "search",
  "places",
  "offline",
  "shell",
  "journal",
  "notifications",
  "identity",
  "pictures",
  "catalogue",
  "delivery",
  "offers",
  "cart",
  "orders",
  "checkout",
  "fulfilment",
  "reviews",
  "content",
  "requests",
  "events",
  "settings",
  "backup",
  "system",
  "admin",
];

const meetingPlaces = "(\\.test\\.tsx?$|/pages/)";

/** Inside a folder: parts in order, each of which imports to its left only. */
const inOrder = (folder, parts) =>
  parts.slice(0, -1).map((part, index) => ({
    name: `${folder.replaceAll("/", "-")}-${part}-imports-to-its-left`,
    comment: `The parts of src/${folder} import to their left only: ${parts.join(" · ")}.`,
    severity: "error",
    from: { path: `^src/${folder}/${part}/`, pathNot: "\\.test\\.ts$" },
    to: { path: `^src/${folder}/(${parts.slice(index + 1).join("|")})(/|\\.ts$)` },
  }));

const toTheLeft = order.slice(0, -1).map((feature, index) => ({
  name: `${feature}-imports-to-its-left`,
  comment: `Features import to their left only: ${order.join(" · ")}. They meet in pages, routes.ts, api.server.ts and tests.`,
  severity: "error",
  from: { path: `^src/${feature}/`, pathNot: meetingPlaces },
  to: { path: `^src/(${order.slice(index + 1).join("|")})/` },
}));

module.exports = {
  forbidden: [
    ...toTheLeft,
    ...inOrder("search", ["arrays", "words", "tokens", "index", "query", "ranking", "search"]),
    ...inOrder("catalogue/search", ["worker", "building", "live", "suggest"]),
    ...inOrder("catalogue/search", ["worker", "labels", "suggest"]),
    {
      name: "the-client-stands-alone",
      comment: "@tatka/client is published without the shop: docs/decisions/0062.",
      severity: "error",
      from: { path: "^packages/client/" },
      to: { pathNot: "^packages/client/src/" },
    },
    {
      name: "search-knows-no-shop",
      comment:
        "The engine could be a package of its own: it imports itself, and how Bengali digits are read.",
      severity: "error",
      from: { path: "^src/search/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^src/(search/|language/numbers/digits\\.ts$)" },
    },
    {
      name: "only-server-files-import-server-files",
      comment: "React Router's build guards the suffix: what is not .server may reach a browser.",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.server\\.tsx?$|\\.test\\.tsx?$|^src/entry\\.server)" },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "server-libraries-in-server-files-only",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.server\\.tsx?$|\\.test\\.tsx?$)" },
      to: {
        path: "(^node_modules/(hono|@hono|pg|drizzle-orm|better-auth|jose|sharp)/)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "better-auth-behind-its-adapter",
      comment: "Another identity service can take its place: docs/decisions/0008.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/identity/service/" },
      to: { path: "^node_modules/better-auth/" },
    },
    {
      name: "node-in-server-files-only",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.server\\.tsx?$|\\.test\\.tsx?$)" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "checks-stay-off-the-first-view",
      comment: "Zod and the schemas made of it are for the server; a page only needs their types.",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.server\\.tsx?$|\\.test\\.tsx?$|/[\\w-]*schemas\\.ts$)" },
      to: { path: "(^node_modules/zod/|^src/[^/]+/[\\w-]*schemas\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "a-contract-knows-no-more-than-it-must",
      severity: "error",
      from: { path: "/[\\w-]*(contract|schemas)\\.ts$" },
      to: {
        path: "^src/",
        pathNot:
          "(^src/(language|api)/|/[\\w-]*(contract|schemas|fields|product-field|order|rules|password|actions|all-places|gtin|countries|days)\\.ts$)",
      },
    },
    {
      name: "server-code-knows-no-pages",
      severity: "error",
      from: { path: "^src/.*\\.server\\.tsx?$" },
      to: { path: "^src/(.+/(pages|components)|ui)/" },
    },
    {
      name: "components-stay-in-their-feature",
      comment: "Features meet in a page through slots: <ProductCard action={<CartControl … />} />.",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: meetingPlaces },
      to: { path: "^src/([^/]+)/.*components/", pathNot: "^src/$1/" },
    },
    {
      name: "nobody-imports-a-page",
      comment: "But the list of the back office's pages, on demand: docs/decisions/0018.",
      severity: "error",
      from: { pathNot: "^src/admin/admin-pages\\.ts$" },
      to: { path: "^src/.+/pages/" },
    },
    {
      name: "nobody-imports-what-puts-the-shop-together",
      comment:
        "root.tsx, routes.ts, api.server.ts and the like stand beside the folders and know them, never the other way.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/[^/]+$" },
    },
    {
      name: "no-circles",
      comment: "Of types neither.",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true },
    },
    {
      name: "no-orphans-of-others",
      comment:
        "Everything that the shop imports is in package.json; tests and tables take from tests/tools, too.",
      severity: "error",
      from: { path: "^(src|demo)/", pathNot: "(\\.test\\.tsx?|/(tables|bytes)\\.server\\.ts)$" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(src/language/paraglide|\\.react-router)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
    detectProcessBuiltinModuleCalls: true,
  },
};
