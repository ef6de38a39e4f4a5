import type { Locale } from "../language/locale.ts";

/** The payload of a push message to a customer. It names no person: anybody can read a locked screen. */
export type CustomerPush = {
  kind: "customer";
  title: string;
  body: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  language: Locale;
  /** The path of the page that it opens. */
  address: string;
};
