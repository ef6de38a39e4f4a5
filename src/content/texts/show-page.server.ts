import { locale } from "#src/language/locale.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readPolicyVersions } from "#src/shell/policy-versions.server.ts";
import type { ShownPage } from "../contract.ts";
import type { StaticPage } from "../rules.ts";
import { defaultTexts, ownTextsSince } from "./own-texts.server.ts";
import { readTextVariables } from "./text-variables.server.ts";

type Revision = { text_en: string; text_bn: string; since: string };

/** The newest revision of a page; undefined if it has its default text. */
async function readNewestRevision(page: StaticPage, queries: Queries): Promise<Revision | undefined> {
  const { rows } = await queries.query<Revision>(
    `select text_en, text_bn, to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as since
     from page_revisions where page = $1 order by id desc limit 1`,
    [page],
  );
  return rows[0];
}

/** A page's text in the language of the request with its variables; the FAQ also in the other language. */
export async function showPage(
  { page }: { page: StaticPage },
  { shop, addSurrogateKeys }: ApiContext,
): Promise<{ data: ShownPage }> {
  addSurrogateKeys("pages", "shop", "areas");
  // Read before the text: if the text changes in between, it gets the older version, and the reader has to
  // agree again.
  const versions = page === "privacy-policy" && (await readPolicyVersions(shop.database.pool));
  const revision = await readNewestRevision(page, shop.database.pool);
  const defaultText = defaultTexts[page];
  const texts = { en: revision?.text_en ?? defaultText.en, bn: revision?.text_bn ?? defaultText.bn };
  const language = locale();
  const otherLanguage = language === "en" ? "bn" : "en";
  const facts = {
    [language]: await readTextVariables(language, shop),
    [otherLanguage]: await readTextVariables(otherLanguage, shop),
  };
  const textInLanguage = (language: "en" | "bn") => ({ text: texts[language], facts: facts[language] ?? {} });
  return {
    data: {
      ...textInLanguage(language),
      since: revision?.since ?? ownTextsSince,
      ...(versions && { version: versions.current }),
      // Only the FAQ shows both languages.
      ...(page === "faq" && { twin: textInLanguage(otherLanguage) }),
    },
  };
}
