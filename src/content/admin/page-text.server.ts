import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { placeholdersIn } from "#src/platform/mail/template.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { PageText, StaticPage } from "../rules.ts";
import { defaultTexts } from "../texts/own-texts.server.ts";
import { parseSections } from "../texts/parse-sections.ts";
import { readTextVariables } from "../texts/text-variables.server.ts";
import type { AdminPage } from "./contract.ts";

/** Variables filled in from the shop's details. */
const shopVariables = ["name", "address", "phone", "email", "dbid"];

export async function showPageText(
  { page }: { page: StaticPage },
  { shop }: ApiContext<Viewer>,
): Promise<{ data: AdminPage }> {
  return { data: await readPage(page, shop.database.pool, shop) };
}

type PageChange = PageText & { page: StaticPage; version: number };

/**
 * Saves a text as a new revision. Throws on a missing heading, an unknown variable, FAQs with different
 * numbers of questions in the two languages, and `changed` if the edited revision is not the newest.
 */
export async function changePageText(
  { page, en, bn, version }: PageChange,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: AdminPage }> {
  checkText(page, { en, bn }, Object.keys(await readTextVariables("en", shop)));
  return inTransaction(shop.database, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('page_revisions'), hashtext($1))", [page]);
    const previousPage = await readPage(page, client, shop);
    expectVersion(previousPage, version, { changed: m.settings_changed_meanwhile() });
    await client.query(
      "insert into page_revisions (page, text_en, text_bn, user_id) values ($1, $2, $3, $4)",
      [page, en, bn, viewer.id],
    );
    await record(client, viewer, {
      action: "page.changed",
      subject: { id: page, name: page },
    });
    return { success: true, data: await readPage(page, client, shop) };
  });
}

const maxRevisions = 20;

type RevisionRow = { id: number; at: Date; author: string | null; en: string; bn: string };

async function readPage(page: StaticPage, queries: Queries, shop: Shop): Promise<AdminPage> {
  const { rows } = await queries.query<RevisionRow>(
    `select r.id, r.created_at as at, u.name as author, r.text_en as en, r.text_bn as bn
     from page_revisions r left join users u on u.id = r.user_id
     where r.page = $1 order by r.id desc limit ${maxRevisions}`,
    [page],
  );
  const defaultText = defaultTexts[page];
  const [newest] = rows;
  return {
    page,
    en: newest?.en ?? defaultText.en,
    bn: newest?.bn ?? defaultText.bn,
    version: newest?.id ?? 0,
    own: defaultText,
    facts: { en: await readTextVariables("en", shop), bn: await readTextVariables("bn", shop) },
    revisions: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

/** Throws `invalid_fields` with a message for each language that has an error. */
function checkText(page: StaticPage, text: PageText, facts: string[]): void {
  const errors: Record<string, string> = {};
  for (const language of ["en", "bn"] as const) {
    const unknownVariable = placeholdersIn(text[language]).find(
      (name) => ![...shopVariables, ...facts].includes(name),
    );
    if (unknownVariable) errors[language] = m.settings_mark_unknown({ name: `{${unknownVariable}}` });
    if (parseSections(text[language]).length === 0) errors[language] = m.page_heading_missing();
  }
  const isUneven = parseSections(text.en).length !== parseSections(text.bn).length;
  if (page === "faq" && isUneven) errors.bn ??= m.page_questions_uneven();
  const [message] = Object.values(errors);
  if (message) throw new Problem("invalid_fields", message, { errors });
}
