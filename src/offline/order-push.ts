import type { Locale } from "../language/locale.ts";

/** The payload of a push message about new orders. */
export type OrderPush = {
  orders: number[];
  title: string;
  /** The title if the service worker merges it with pushes still shown; the worker fills in `{count}`. */
  several: string;
  /** One line per order, the newest first; possibly not all. */
  lines: string[];
  language: Locale;
  /** The path of the page that it opens. */
  address: string;
  /** Whether it is shown even while a page of the back office is visible. */
  always: boolean;
};
