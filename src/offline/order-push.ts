import type { Locale } from "../language/locale.ts";

/** What a push message says to the service worker about new orders. */
export type OrderPush = {
  /** The ids of the orders. */
  orders: number[];
  title: string;
  /** The title where more were shown already, with `{count}`. */
  several: string;
  /** One for each order, the newest first; not of all where they are many. */
  lines: string[];
  language: Locale;
  /** The page that a press opens. */
  address: string;
  /** Whether it is shown even where a page of the back office is looked at. */
  always: boolean;
};
