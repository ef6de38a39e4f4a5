/**
 * The journeys of `npm test`: one path through each essential feature, within ten minutes on two cores. `npm
 * run test:all`, as in CI, also runs the others, for every page, screen and refusal.
 */
export const coreJourneys = [
  // Shoppers: finding, cart, checkout, order page, account, offline.
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
  // Staff: an order from the call to the cash, and the stock.
  "back-office/calls",
  "back-office/first-day",
  "back-office/orders",
  "back-office/packing",
  "back-office/product-form",
  "back-office/round",
  "back-office/stock",
  // Pages of the owner's specification.
  "specification/entry",
  "specification/home-and-frame",
  "specification/orders",
  "specification/products",
];
