import type { ShownPage } from "#src/content/contract.ts";
import { parseSections } from "#src/content/texts/parse-sections.ts";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import { SectionText } from "./section-text.tsx";

type LegalTextProps = {
  title: string;
  page: ShownPage;
  shop: ShopFacts | undefined;
  /** The day of the text as readers see it; default: of its last change. */
  since?: string | undefined;
};

/** A long text with its table of contents: beside it on a wide screen, above it on a phone. */
export function LegalText({
  title,
  page: { text, facts, ...page },
  shop,
  since = day(page.since),
}: LegalTextProps) {
  const sections = parseSections(text);
  return (
    <article className="wrap py-4 lg:py-10">
      <h1 className="text-title">{title}</h1>
      <p className="mt-1 text-ink-soft">{m.legal_since({ date: since })}</p>
      <div className="mt-5 lg:mt-8 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:items-start lg:gap-16">
        <nav aria-label={m.legal_contents()} className="lg:sticky lg:top-28">
          <h2 className="mb-1 text-label text-ink-soft">{m.legal_contents()}</h2>
          <ol className="max-lg:rounded-panel max-lg:bg-card max-lg:px-4 max-lg:py-1 max-lg:shadow-rest">
            {sections.map((section) => (
              <li key={section.id} className="max-lg:not-first:border-t max-lg:not-first:border-line">
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center rounded-badge font-medium underline-offset-4 hover:text-leaf hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-8 grid gap-8 lg:mt-0 lg:gap-10">
          {sections.map((section) => (
            <SectionText key={section.id} section={section} facts={facts} shop={shop} />
          ))}
        </div>
      </div>
    </article>
  );
}
