import { m } from "../language/messages.ts";
import type { BackOfficePage } from "./admin-page.ts";
import { adminPages } from "./admin-pages.ts";
import type { Overview } from "./contract.ts";

type EntryOutline = {
  /** The entry links to the first page that the user may open; the others are listed under it. */
  pages: string[];
  /** Shown instead of the first page's name; that page is then listed under the entry, too. */
  label?: () => string;
};

type GroupOutline = {
  /** A group with a name is collapsed until it or one of its pages is opened. */
  label?: () => string;
  entries: EntryOutline[];
};

export type RailEntry = {
  page: BackOfficePage;
  label: () => string;
  /** The pages listed under the entry while it is open. */
  below: BackOfficePage[];
  /** The number of entries of its pages that wait for staff. */
  countWaiting: (overview: Overview) => number;
};

export type RailGroup = { label?: (() => string) | undefined; entries: RailEntry[] };

const createEntry = (...pages: string[]): EntryOutline => ({ pages });

const outline: GroupOutline[] = [
  {
    entries: [
      createEntry("/admin", "/admin/reports"),
      createEntry("/admin/orders", "/admin/cart-links"),
      createEntry("/admin/calls"),
      createEntry("/admin/packing"),
      createEntry("/admin/round"),
      createEntry("/admin/cash"),
    ],
  },
  {
    entries: [
      createEntry("/admin/products", "/admin/categories", "/admin/import", "/admin/stock", "/admin/losses"),
      createEntry("/admin/scan", "/admin/labels"),
      createEntry("/admin/offers"),
      createEntry("/admin/search"),
      createEntry("/admin/content", "/admin/pages"),
    ],
  },
  {
    entries: [
      createEntry("/admin/users"),
      { label: m.office_inbox, pages: ["/admin/custom-orders", "/admin/messages"] },
      createEntry("/admin/reviews"),
    ],
  },
  {
    label: m.office_shop,
    entries: [
      createEntry("/admin/delivery"),
      createEntry("/admin/staff", "/admin/api-keys", "/admin/webhooks"),
      createEntry("/admin/settings", "/admin/notifications", "/admin/system"),
      createEntry("/admin/journal"),
    ],
  },
];

const pageByPath = new Map(adminPages.map((page) => [page.to, page]));

type MayOpen = (page: BackOfficePage) => boolean;

/** The groups, entries and pages that the user may open, without empty ones. */
export function railGroupsFor(mayOpen: MayOpen): RailGroup[] {
  const groups = outline.map(({ label, entries }) => ({
    label,
    entries: entries.flatMap((entry) => toRailEntry(entry, mayOpen) ?? []),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}

const sumWaiting = (pages: BackOfficePage[], overview: Overview): number =>
  pages.reduce((sum, { countWaiting }) => sum + (countWaiting?.(overview) ?? 0), 0);

/** The entry with the pages that the user may open; undefined without any. */
function toRailEntry({ pages: paths, label }: EntryOutline, mayOpen: MayOpen): RailEntry | undefined {
  const pages = paths.flatMap((to) => pageByPath.get(to) ?? []).filter(mayOpen);
  const [page, ...otherPages] = pages;
  if (!page) return undefined;
  return {
    page,
    label: label ?? page.label,
    below: label && otherPages.length > 0 ? pages : otherPages,
    countWaiting: (overview) => sumWaiting(pages, overview),
  };
}

/** Every page in the rail. */
export const railPages = outline.flatMap(({ entries }) => entries.flatMap(({ pages }) => pages));

/** The candidates for the phone's tab bar, most important first. */
const phoneTabPaths = [
  "/admin",
  "/admin/orders",
  "/admin/calls",
  "/admin/products",
  "/admin/scan",
  "/admin/round",
  "/admin/content",
];

/** The most that fit beside the button of the menu. */
const maxPhoneTabs = 4;

/** The pages for the phone's tab bar. */
export const phonePages = (mayOpen: MayOpen): BackOfficePage[] =>
  phoneTabPaths
    .flatMap((to) => pageByPath.get(to) ?? [])
    .filter(mayOpen)
    .slice(0, maxPhoneTabs);
