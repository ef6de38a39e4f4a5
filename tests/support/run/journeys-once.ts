/**
 * Journeys that one screen is enough for: what they check is there, and behaves alike, on any. How every page looks on each screen,
 * and whether axe finds something there, `every-page.spec.ts` and `back-office/frame.spec.ts` see on both.
 */

/** As most customers have: forms, refusals, languages, what the browser stores, and orders after they are placed. */
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

/** Journeys of the layout, which hold with the Bengali letters that the shop ships and with those of the device. */
export const withBothLetters = ["buy-bar", "cart", "home-and-listing", "large-letters", "other-letters"];

/**
 * As staff have at their place, and search engines. What looks different on a phone runs on both: lists that are tables on a wide
 * screen and rows on a phone (orders, products, users), the frame with its menu, and what staff do standing (packing, round, calls).
 */
export const desktopAlone = [
  "back-office/archive",
  "back-office/categories",
  "back-office/content",
  "back-office/discount",
  "back-office/editing-orders",
  "back-office/exports",
  "back-office/factor-demand",
  "back-office/first-day",
  "back-office/import",
  "back-office/inboxes",
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
  "failing-lists",
  "google/",
  "links",
  "specification/",
  "static-pages",
  "whole-order",
];

/** The paths of these journeys. */
export const pathsOf = (journeys: readonly string[]) =>
  new RegExp(
    `/tests/journeys/(${journeys.map((one) => (one.endsWith("/") ? one : `${one}\\.spec\\.ts$`)).join("|")})`,
  );
