import { m } from "../language/messages.ts";
import type { BackOfficePage } from "./admin-page.ts";
import { adminPages } from "./admin-pages.ts";
import type { Overview } from "./contract.ts";

type EntryOutline = {
  /** The first permitted page represents the entry; the others are below it. */
  pages: string[];
  /** Replaces the first page's name, and lists that page below. */
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
  below: BackOfficePage[];
  waits: (overview: Overview) => number;
};

export type RailGroup = { label?: (() => string) | undefined; entries: RailEntry[] };

const one = (...pages: string[]): EntryOutline => ({ pages });

const outline: GroupOutline[] = [
  {
    entries: [
      one("/admin", "/admin/reports"),
      one("/admin/orders", "/admin/cart-links"),
      one("/admin/calls"),
      one("/admin/packing"),
      one("/admin/round"),
      one("/admin/cash"),
    ],
  },
  {
    entries: [
      one("/admin/products", "/admin/categories", "/admin/import", "/admin/stock", "/admin/losses"),
      one("/admin/scan", "/admin/labels"),
      one("/admin/offers"),
      one("/admin/search"),
      one("/admin/content", "/admin/pages"),
    ],
  },
  {
    entries: [
      one("/admin/users"),
      { label: m.office_inbox, pages: ["/admin/custom-orders", "/admin/messages"] },
      one("/admin/reviews"),
    ],
  },
  {
    label: m.office_shop,
    entries: [
      one("/admin/delivery"),
      one("/admin/staff", "/admin/api-keys", "/admin/webhooks"),
      one("/admin/settings", "/admin/notifications", "/admin/system"),
      one("/admin/journal"),
    ],
  },
];

const pageByPath = new Map(adminPages.map((page) => [page.to, page]));

/** The groups, entries and pages that the user `may` open, without empty ones. */
export function railFor(may: (page: BackOfficePage) => boolean): RailGroup[] {
  const groups = outline.map(({ label, entries }) => ({
    label,
    entries: entries.flatMap((entry): RailEntry[] => {
      const pages = entry.pages.flatMap((to) => pageByPath.get(to) ?? []).filter(may);
      const [page, ...rest] = pages;
      if (!page) return [];
      return [
        {
          page,
          label: entry.label ?? page.label,
          below: entry.label && rest.length > 0 ? pages : rest,
          waits: (overview) => pages.reduce((sum, { waits }) => sum + (waits?.(overview) ?? 0), 0),
        },
      ];
    }),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Every page in the rail. */
export const railPages = outline.flatMap(({ entries }) => entries.flatMap(({ pages }) => pages));

const onPhones = [
  "/admin",
  "/admin/orders",
  "/admin/calls",
  "/admin/products",
  "/admin/scan",
  "/admin/round",
  "/admin/content",
];

/** At most four pages for the phone's tab bar. */
export const phonePages = (may: (page: BackOfficePage) => boolean): BackOfficePage[] =>
  onPhones
    .flatMap((to) => pageByPath.get(to) ?? [])
    .filter(may)
    .slice(0, 4);
