import { useLoaderData } from "react-router";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { buildMeta, findShop, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { toPlainText } from "../components/reading/filled-text.tsx";
import { Question } from "../components/reading/question.tsx";
import { ReachUs } from "../components/reading/reach-us.tsx";
import type { ShownPage } from "../contract.ts";
import { createPageLoader } from "../create-page-loader.ts";
import { faqData } from "../faq-data.ts";
import { parseSections } from "../texts/parse-sections.ts";

const loadText = createPageLoader("faq");

export const loader = loadText;
export const clientLoader = loadText;

type FaqMeta = MetaOf & { loaderData: ShownPage | undefined };

export function meta(args: FaqMeta) {
  const { text = "", facts = {} } = args.loaderData ?? {};
  const toPlain = (text: string) => toPlainText(text, { facts, shop: findShop(args) });
  const pairs = parseSections(text).map(({ title, blocks }) => ({
    question: toPlain(title),
    answer: toPlain(blocks.flat().join(" ")),
  }));
  return buildMeta(args, { title: m.faq_title(), description: m.faq_description(), data: [faqData(pairs)] });
}

export default function Faq() {
  const page = useLoaderData<typeof loader>();
  const shop = useRootData()?.shop;
  const isEnglish = locale() === "en";
  const bengaliPage = isEnglish && page.twin ? page.twin : page;
  const englishSections = isEnglish ? parseSections(page.text) : [];
  return (
    <div className="wrap py-4 lg:py-10">
      <h1 className="text-title">{m.faq_title()}</h1>
      <p className="mt-2 max-w-[60ch] text-long text-ink-soft">{m.faq_lead()}</p>
      <div className="mt-5 grid gap-5 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6.5">
        <Panel bare aria-label={m.faq_title()}>
          {parseSections(bengaliPage.text).map((question, index) => (
            <Question
              key={question.id}
              bn={question}
              bnFacts={bengaliPage.facts}
              en={englishSections[index]}
              enFacts={page.facts}
              shop={shop}
            />
          ))}
        </Panel>
        <Panel aria-labelledby="faq-more">
          <h2 id="faq-more" className="text-sub">
            {m.faq_more()}
          </h2>
          <p className="mt-1 mb-2 text-ink-soft">
            {shop?.phone ? m.faq_more_text() : m.faq_more_text_no_phone()}
          </p>
          {shop && <ReachUs shop={shop} />}
          <ButtonLink wide variant="second" to={localUrl("/contact")} className="mt-3">
            {m.faq_contact()}
          </ButtonLink>
        </Panel>
      </div>
    </div>
  );
}
