import type { PageText, StaticPage } from "../rules.ts";
import { about } from "./about.server.ts";
import { faq } from "./faq.server.ts";
import { privacy } from "./privacy.server.ts";
import { terms } from "./terms.server.ts";

/** The text of each page until staff save another one. */
export const ownTexts: Record<StaticPage, PageText> = {
  about,
  faq,
  "privacy-policy": privacy,
  "terms-of-service": terms,
};

/** From when these texts hold, as an ISO date. */
export const ownTextsSince = "2026-11-24";
