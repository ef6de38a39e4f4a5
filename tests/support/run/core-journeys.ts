/**
 * Journeys that `npm test` runs: one way through each thing that the shop lives from, so that all of it ends within ten minutes on two
 * cores. The others look at every page, screen and refusal; `npm run test:all` runs those, too, and CI does.
 */
export const coreJourneys = [
  // Shoppers: finding, the cart, ordering, the order afterwards, an account, no connection.
  "home-and-listing",
  "search",
  "cart",
  "buying",
  "early-presses",
  "identity/sign-in",
  "my-order",
  "offline",
  "ordering-trouble",
  "reviews",
  "whole-order",
  // Staff: an order from the call to the cash, and what is in the shop.
  "back-office/calls",
  "back-office/first-day",
  "back-office/orders",
  "back-office/packing",
  "back-office/product-form",
  "back-office/round",
  "back-office/stock",
  // What the owner's specification says of pages.
  "specification/entry",
  "specification/home-and-frame",
  "specification/orders",
  "specification/products",
];
