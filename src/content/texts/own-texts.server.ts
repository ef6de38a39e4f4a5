import { ownPolicyVersions } from "#src/shell/policy-versions.server.ts";
import type { PageText, StaticPage } from "../rules.ts";
import { about } from "./about.server.ts";
import { faq } from "./faq.server.ts";
import { privacy } from "./privacy.server.ts";
import { terms } from "./terms.server.ts";

/** The default texts of the pages. */
export const defaultTexts: Record<StaticPage, PageText> = {
  about,
  faq,
  "privacy-policy": privacy,
  "terms-of-service": terms,
};

/** The date of the default texts. */
export const ownTextsSince = ownPolicyVersions[0].slice(0, "YYYY-MM-DD".length);
