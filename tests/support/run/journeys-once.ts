/** Journeys that need one screen size only; `every-page.spec.ts` checks layout and axe on both. */

export const phoneAlone = [
  "identity/",
  "delivery-line",
  "early-forms",
  "early-presses",
  "few-presses",
  "forms",
  "if-missing",
  "languages",
  "opening-a-product",
  "order-slot",
  "ordering-trouble",
  "other-letters",
  "perishable",
  "phone-proof",
  "reviews",
  "saved-addresses",
  "trusted-types",
];

/** Journeys about the layout, run with the shipped Bengali font and with the device's. */
export const withBothLetters = ["buy-bar", "cart", "home-and-listing", "large-letters", "other-letters"];

/** For staff at a desk, and search engines. */
export const desktopAlone = [
  "back-office/archive",
  "back-office/categories",
  "back-office/content",
  "back-office/discount",
  "back-office/editing-orders",
  "back-office/exports",
  "back-office/factor-demand",
  "back-office/facts",
  "back-office/first-day",
  "back-office/import",
  "back-office/inboxes",
  "back-office/moving-in",
  "back-office/notice",
  "back-office/notifications",
  "back-office/opening",
  "back-office/orders-by-area",
  "back-office/phone-orders",
  "back-office/pictures",
  "back-office/product-form",
  "back-office/product-views",
  "back-office/refunds",
  "back-office/reviews",
  "back-office/search-words",
  "back-office/second-factor",
  "back-office/sending",
  "back-office/settings",
  "back-office/staff",
  "back-office/stock",
  "back-office/system",
  "client",
  "failing-lists",
  "google/",
  "links",
  "specification/",
  "static-pages",
  "whole-order",
];

export const pathsOf = (journeys: readonly string[]) =>
  new RegExp(
    `/tests/journeys/(${journeys.map((one) => (one.endsWith("/") ? one : `${one}\\.spec\\.ts$`)).join("|")})`,
  );
